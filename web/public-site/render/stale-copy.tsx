/**
 * The inline script in the head of a page whose notice will end or be replaced. A copy from a cache may be older than
 * that moment: its notice stays invisible until the page is hydrated. late-start/load-late.js does the same for the
 * words about "now", which may be seen for a moment.
 */
export const staleCopyScript =
  '{const d=document;if(Date.now()>=d.currentScript.dataset.until)d.documentElement.dataset.old="notice"}';

/** That script. `until` is when the notice on the page changes. */
export function StaleCopy({ until }: { until: Date }) {
  return (
    <script
      type="text/javascript"
      data-until={until.getTime()}
      dangerouslySetInnerHTML={{ __html: staleCopyScript }}
    />
  );
}
