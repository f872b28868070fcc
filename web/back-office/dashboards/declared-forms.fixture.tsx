import { kinds, readContent, readRecord, type KindName } from '@venue/domain';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { NowProvider } from '../../ui/now.tsx';
import { StaffContext } from '../access/staff.ts';
import { CustomPageForm } from '../features/custom-pages/custom-page-form.tsx';
import { GigForm } from '../features/gigs/gig-form.tsx';
import { LegalTextForm } from '../features/legal-text/legal-text-form.tsx';
import { privacyKind, termsKind } from '../features/legal-text/legal-kinds.ts';
import { MenuForm } from '../features/menus/menu-form.tsx';
import { OpeningHoursForm } from '../features/opening-hours/opening-hours-form.tsx';
import { WebsiteForm } from '../features/website/website-form.tsx';

type Values = Record<string, unknown>;

const staff = { uid: 'donal', email: 'donal@venue.test', role: 'admin', signInPath: '/admin-login' } as const;
const now = new Date();
/** A form with these values, and the function that gets what it sends. */
export type Open = (values: never, onSave: () => Promise<Date>) => ReactElement;

const listed = { uid: staff.uid, startsOpen: true } as const;
/** The form of each kind, and its button. */
export const forms: { [K in KindName]?: [button: string, open: Open] } = {
  website: [
    'Update website',
    (values, onSave) => <WebsiteForm uid={staff.uid} record={{ values }} onSave={onSave} opened="Menus" />,
  ],
  menus: [
    'Update Menu',
    (values, onSave) => (
      <MenuForm {...listed} kind="edit" name="menu" path="menus/a" record={{ values }} onSave={onSave} />
    ),
  ],
  routes: [
    'Update Route',
    (values, onSave) => (
      <CustomPageForm
        {...listed}
        kind="edit"
        name="page"
        path="routes/a"
        record={{ values }}
        onSave={onSave}
      />
    ),
  ],
  events: [
    'Update Event',
    (values, onSave) => (
      <GigForm {...listed} kind="edit" name="gig" path="events/a" record={{ values }} onSave={onSave} />
    ),
  ],
  openingHours: [
    'Update opening hours',
    (values, onSave) => <OpeningHoursForm {...listed} record={{ values }} onSave={onSave} />,
  ],
  termsAndConditions: [
    'Update terms and conditions',
    (values, onSave) => <LegalTextForm {...listed} kind={termsKind} record={{ values }} onSave={onSave} />,
  ],
  privacyPolicy: [
    'Update privacy policy',
    (values, onSave) => <LegalTextForm {...listed} kind={privacyKind} record={{ values }} onSave={onSave} />,
  ],
};

/** Kinds that no form edits as they are stored. */
export const withoutForm = {
  notice: 'Its form puts up a new one; see below.',
  closedTonight: 'The server works out what closing changes.',
  bookingRules: 'Its fields depend on each other: see its own test.',
};

export const open = (form: ReactElement) =>
  render(
    <MemoryRouter>
      <StaffContext value={staff}>
        <NowProvider first={now}>{form}</NowProvider>
      </StaffContext>
    </MemoryRouter>,
  );

/** A record of a kind as the office reads it: from Firestore, with what only the server sets. */
export function stored(kind: KindName, values: Values): Values {
  const withServers = { ...readRecord(kinds[kind].fields, 'a', values), ...values };
  const timestamps = (value: unknown): unknown => {
    if (value instanceof Date) return { toDate: () => value };
    if (Array.isArray(value)) return value.map(timestamps);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, timestamps(inner)]));
  };
  return readContent(kind, 'a', timestamps(withServers) as object);
}
