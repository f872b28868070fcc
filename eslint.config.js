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
    except: ['functions/src/page/site-build.ts'],
    message: 'functions import domain only; the one door to the rendered pages is site-build.ts.',
  },
  {
    files: ['web/src/ui/**'],
    forbidden: ['firebase', 'firebase/*', 'reactfire', '**/site/**', '**/office/**', '**/app/**'],
    message: 'ui draws; it knows no Firebase and no feature.',
  },
  {
    files: ['web/src/site/**'],
    forbidden: [
      'firebase',
      'firebase/*',
      'reactfire',
      'yup',
      '@venue/domain/schemas',
      '**/office/**',
      '**/app/**',
    ],
    message: 'public pages carry no Firebase, no schemas and no back office.',
  },
  {
    files: ['web/src/office/**'],
    forbidden: ['**/site/*/**', '**/app/**'],
    message: 'the back office imports ui, content and firebase, not the site or the app.',
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
