import { Link } from 'react-router-dom';
import { Notice } from '../../ui/notice.tsx';
import { useUnsent } from './use-unsent.ts';

/** "2 emails could not be sent", with the way to them; nothing while all is well. */
export function UnsentCount() {
  const { length } = useUnsent();
  if (length === 0) return null;
  return (
    <Notice title={length === 1 ? '1 email could not be sent.' : `${length} emails could not be sent.`}>
      <p>
        <Link to="/email">
          {length === 1 ? 'See why, and send it again' : 'See why, and send them again'}
        </Link>
      </p>
    </Notice>
  );
}
