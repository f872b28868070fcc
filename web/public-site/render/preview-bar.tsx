import { formatLongDateTime } from '@venue/domain';

/** A preview of the site at a moment: where its pages are, and what they show. */
export type PreviewOf = {
  base: string;
  withDrafts: boolean;
  /** Whether it shows settings that are not saved yet, in a frame of the back office. */
  isUnsaved?: boolean;
};

type PreviewBarProps = {
  preview: PreviewOf;
  at: Date;
  /** The live page that corresponds to this one. */
  livePath: string;
};

/** Above every page of a preview: says what it is, and ends it. A frame is closed by the window around it. */
export function PreviewBar({ preview, at, livePath }: PreviewBarProps) {
  if (preview.isUnsaved)
    return (
      <aside className="preview-bar" aria-label="Preview">
        <p>
          <strong>Preview, not saved yet.</strong> Guests don’t see this.
        </p>
      </aside>
    );
  const drafts = preview.withDrafts ? 'with drafts' : 'without drafts';
  return (
    <aside className="preview-bar" aria-label="Preview">
      <p>
        <strong>Preview: {formatLongDateTime(at)}</strong>, {drafts}. Guests don’t see this.
      </p>
      <a href={livePath} rel="noreferrer">
        End preview
      </a>
    </aside>
  );
}

/** The style of the bar, which the pages' own style sheets lack: it is never in the browser's build. */
export const previewBarStyle = `
body{display:flex;flex-direction:column}
.preview-bar{order:-1;display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:center;justify-content:space-between;padding:.5rem max(1rem,env(safe-area-inset-left));background:#f4c95d;color:#0b1720;font:500 1rem/1.4 system-ui,sans-serif}
.preview-bar p{margin:0;max-width:60rem}
.preview-bar a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1rem;border:2px solid;border-radius:.25rem;color:inherit;font-weight:650;text-decoration:none;white-space:nowrap}
@media print{.preview-bar a{display:none}}
`;
