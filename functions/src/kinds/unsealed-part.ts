/** A part before the metadata of its files is read. */
export type UnsealedPart = { content: object; files: string[] };
