import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** What a folder may not import: the arrows of docs/decisions.md, kept by the linter. */
const arrows = [
  {
    files: ['domain/**'],
    forbidden: [
      'react',
      'react-*',
      'firebase',
      'firebase/*',
      'firebase-admin',
      'firebase-admin/*',
      '**/web/**',
      '**/functions/**',
    ],
    message: 'domain knows neither React nor Firebase, web nor functions.',
  },
  {
    files: ['functions/**'],
    forbidden: ['react', 'react-*', '**/web/**', '**/demo/**'],
    except: ['functions/src/pages/site-build.ts'],
    message: 'functions import domain only; the one door to the rendered pages is site-build.ts.',
  },
  {
    files: ['web/ui/**'],
    forbidden: ['firebase', 'firebase/*', 'reactfire', '**/pages/**', '**/back-office/**'],
    message: 'ui draws; it knows no Firebase and no feature.',
  },
  {
    files: ['web/public-site/{pages,layout}/**'],
    forbidden: ['firebase', 'firebase/*', 'reactfire', 'yup', '@venue/domain/schemas', '**/back-office/**'],
    message: 'public pages carry no Firebase, no schemas and no back office.',
  },
  {
    files: ['web/back-office/**'],
    forbidden: ['**/public-site/pages/**', '**/public-site/layout/**'],
    message: 'the back office imports ui, content and firebase, not the public pages.',
  },
];

/**
 * @param {string[]} group @param {string} message
 * @returns {['error', { patterns: [{ group: string[], message: string }] }]}
 */
function forbid(group, message) {
  return ['error', { patterns: [{ group, message }] }];
}

export default tseslint.config(
  { ignores: ['**/dist/', '**/.cache/', '**/.data/', '**/node_modules/', '**/test-results/'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  { languageOptions: { globals: { ...globals.node, ...globals.browser } } },
  { files: ['web/**'], ...reactHooks.configs.flat['recommended-latest'] },
  ...arrows.map(({ files, forbidden, except = [], message }) => ({
    files,
    ignores: ['**/*.test.ts', '**/*.test.tsx', ...except],
    rules: { 'no-restricted-imports': forbid(forbidden, message) },
  })),
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
    },
  },
);
