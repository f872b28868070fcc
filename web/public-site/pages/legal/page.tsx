import { definePage } from '../../page-definition.tsx';

function defineLegalText(path: string, text: 'termsAndConditions' | 'privacyPolicy', title: string) {
  return definePage({
    path,
    code: () => import('./legal-page.tsx'),
    partOf: () => text,
    meta: () => ({ title }),
    render: ({ LegalPage }) => <LegalPage title={title} text={text} />,
    records: ({ parts }) => [parts[text]?.legalText],
  });
}

export const pages = [
  definePage({
    path: '/disclaimer',
    code: () => import('./legal-page.tsx'),
    meta: () => ({ title: 'Disclaimer' }),
    render: ({ DisclaimerPage }) => <DisclaimerPage title="Disclaimer" />,
    records: ({ website }) => [website],
  }),
  defineLegalText('/terms-and-conditions', 'termsAndConditions', 'Terms & conditions'),
  defineLegalText('/privacy-policy', 'privacyPolicy', 'Privacy policy'),
];
