/**
 * The inline script in the head of every page. A copy from a cache may be older than the moment at which its notice or
 * its words about "now" changed: they stay invisible until the page is hydrated and says what is right.
 */
export const staleCopyScript =
  '{const d=document,s=d.currentScript.dataset,n=Date.now();' +
  'd.documentElement.dataset.old=(n>=s.notice?"notice ":"")+(n>=s.words?"words":"")}';

type StaleCopyProps = {
  /** When the notice on the page changes next, and its words about "now". */
  changes: { notice: Date | undefined; words: Date };
};

export function StaleCopy({ changes: { notice, words } }: StaleCopyProps) {
  return (
    <script
      type="text/javascript"
      data-notice={notice?.getTime()}
      data-words={words.getTime()}
      dangerouslySetInnerHTML={{ __html: staleCopyScript }}
    />
  );
}
