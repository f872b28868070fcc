import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['**/dist/', '**/.cache/', '**/.data/', '**/node_modules/', '**/test-results/'] },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  { languageOptions: { parserOptions: { project: ['*/tsconfig.json', 'web/*/tsconfig.json'] } } },
  { languageOptions: { globals: { ...globals.node, ...globals.browser } } },
  { files: ['web/**'], ...reactHooks.configs.flat['recommended-latest'] },
  { files: ['**/*.test.{ts,tsx}', 'tests/**'], rules: { '@typescript-eslint/unbound-method': 'off' } },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      // What is read from JSON, and libraries without types of their own, are `any` until they are checked.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // An async function without await still promises that its errors come as rejections.
      '@typescript-eslint/require-await': 'off',
      // Query values and form entries are turned to text on purpose.
      '@typescript-eslint/no-base-to-string': 'off',
      // "401 | number" says what is usual.
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      // What was caught is passed on as it is.
      '@typescript-eslint/prefer-promise-reject-errors': ['error', { allowThrowingUnknown: true }],
      // Node's servers and signals, and expect(spy), take async functions and methods as they are.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { arguments: false } }],
    },
  },
);
