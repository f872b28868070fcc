import { excerpt, gigDate, gigPath, type Gig } from '@venue/domain';
import { Link } from '../../../ui/link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

/** The first four sentences of a gig's description; if there are more, a link to them. */
export function Description({ event, className }: { event: Gig; className?: string }) {
  const { artist, desc, slug } = event;
  const text = excerpt(desc);
  const isCut = slug && desc.trim() !== '' && text !== desc.trim();
  return (
    <p className={className}>
      {text}
      {isCut ? (
        <>
          {' '}
          <Link to={gigPath(slug)}>
            Read on
            <VisuallyHidden>{` about ${artist}, ${gigDate(event)}`}</VisuallyHidden>
          </Link>
        </>
      ) : null}
    </p>
  );
}
