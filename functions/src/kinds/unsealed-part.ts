/** A part before the metadata of its files is read. */
export type Draft = { content: object; files: string[] };
