import { legalPart } from '@venue/domain';
import { definePage } from '../../page-definition.tsx';

function defineLegalText(path: string, text: 'termsAndConditions' | 'privacyPolicy', title: string) {
  return definePage({
    path,
    code: () => import('./legal-page.tsx'),
    partOf: () => legalPart,
    meta: () => ({ title }),
    render: ({ LegalPage }) => <LegalPage title={title} text={text} />,
    records: ({ legal }) => [legal?.[text]],
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
