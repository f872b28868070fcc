import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AuthProvider, FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { reloadForNewVersion } from '../errors/reload-for-new-version.ts';
import { startErrorReports } from '../errors/report-errors.ts';
import { firebaseApp } from '../firebase/app.ts';
import { officeAuth } from '../firebase/auth.ts';
import '../ui/styles/index.css';
import './shell/scheme.css';
import { NowProvider } from '../ui/now.tsx';
import { officeFirestore } from '../firebase/office-firestore.ts';
import { startPublishedSite } from './subscriptions/published-site.ts';
import { routes } from './routes.tsx';

reloadForNewVersion();
startErrorReports(import.meta.url);
void import('../ui/styles/late-fonts.css');
startPublishedSite();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');
createRoot(root).render(
  <StrictMode>
    <NowProvider first={new Date()}>
      <FirebaseAppProvider firebaseApp={firebaseApp('office')} suspense={false}>
        <AuthProvider sdk={officeAuth()}>
          <FirestoreProvider sdk={officeFirestore()}>
            <RouterProvider router={createBrowserRouter(routes)} />
          </FirestoreProvider>
        </AuthProvider>
      </FirebaseAppProvider>
    </NowProvider>
  </StrictMode>,
);
