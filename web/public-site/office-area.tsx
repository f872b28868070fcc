import { lazy, Suspense } from 'react';
import { Spinner } from '../ui/spinner.tsx';
import { Arrival } from './arrival.tsx';

// One import for the whole back office, so that visitors never download any of it.
const Office = lazy(() => import('../back-office/office.tsx'));

/** The back office, fetched when somebody goes there. */
export function OfficeArea() {
  return (
    <Suspense fallback={<Spinner label="Opening the back office" labelled />}>
      <Office />
      <Arrival />
    </Suspense>
  );
}
