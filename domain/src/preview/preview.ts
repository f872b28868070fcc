/** How long the link of a preview works, in ms. */
export const previewLastsMs = 24 * 60 * 60 * 1_000;

/** The path below which the public pages of a preview are, without a slash at the end. */
export function previewPath(token: string): string {
  return `/preview/${token}`;
}

/** What a preview shows: the site at a moment, as of what is stored now. */
export type Preview = {
  at: Date;
  /** Whether drafts are shown as if they were live. */
  withDrafts: boolean;
  /** Id of website settings that are not saved yet, which it shows in place of the stored ones. */
  unsaved?: string;
  /** When its link ends. */
  until: Date;
};
