import type { ReactNode } from 'react';
import { AuthProvider, FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { firebaseApp } from '../../firebase/app.ts';
import { officeAuth } from '../../firebase/auth.ts';
import { officeFirestore } from '../live/office-firestore.ts';

type OfficeProvidersProps = { children: ReactNode };

/** Gives the back office its Firebase: signed in, and kept in memory only. */
export function OfficeProviders({ children }: OfficeProvidersProps) {
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp('office')} suspense={false}>
      <AuthProvider sdk={officeAuth()}>
        <FirestoreProvider sdk={officeFirestore()}>{children}</FirestoreProvider>
      </AuthProvider>
    </FirebaseAppProvider>
  );
}
