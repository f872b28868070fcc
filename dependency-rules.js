/**
 * What may import what, checked by `npm run lint` (dependency-cruiser): the arrows of docs/architecture.md, no
 * circles of files or folders, and no package that is used but not declared.
 */
/**
 * @param {string} name @param {string} from @param {string} to @param {string} comment
 * @param {string} [pathNot] files to which it does not apply
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
function forbid(name, from, to, comment, pathNot) {
  return {
    name,
    severity: 'error',
    comment,
    from: { path: from, ...(pathNot && { pathNot }) },
    to: { path: to },
  };
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circle',
      severity: 'error',
      comment: 'Files that import each other can only be understood together.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-folder-circle',
      severity: 'error',
      scope: 'folder',
      comment: 'Folders that import each other are one folder.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'declared-packages-only',
      severity: 'error',
      comment: 'A package that only another package brings along may be gone with its next version.',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'undetermined', 'unknown'] },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'The import leads nowhere.',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-dev-package-in-production',
      severity: 'error',
      comment: 'The deployed functions install dependencies, not devDependencies.',
      from: { path: '^functions/src' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
    },
    forbid(
      'domain-alone',
      '^domain/',
      '^(functions|web|demo|scripts)/|node_modules/(react|firebase)',
      'domain knows neither React nor Firebase, web nor functions.',
    ),
    forbid(
      'functions-without-web',
      '^functions/',
      '^(web|demo)/|node_modules/react',
      'functions import domain only; the one door to the rendered pages is site-build.ts.',
      '^functions/src/pages/site/site-build\\.ts$',
    ),
    forbid(
      'ui-renders-only',
      '^web/ui/',
      '^web/(public-site|back-office|embedded)/|node_modules/(firebase|reactfire|yup)/',
      'ui renders what it is given; it knows no Firebase and no feature.',
    ),
    forbid(
      'public-site-is-light',
      '^web/public-site/(pages|layout|gigs)/',
      '^web/(back-office|embedded)/|node_modules/(firebase|reactfire|yup)/|^domain/src/schemas',
      'Public pages carry no Firebase, no schemas and no back office.',
    ),
    forbid(
      'public-site-without-office',
      '^web/public-site/',
      '^web/back-office/',
      'The public site and the back office meet in ui and domain only.',
    ),
    forbid(
      'office-without-public-site',
      '^web/back-office/',
      '^web/public-site/',
      'The public site and the back office meet in ui and domain only.',
    ),
    {
      name: 'pages-apart',
      severity: 'error',
      comment: 'A page does not import another page; what two of them show stands in layout or ui.',
      from: { path: '^web/public-site/pages/([^/]+)/' },
      to: { path: '^web/public-site/pages/([^/]+)/', pathNot: '^web/public-site/pages/$1/' },
    },
    {
      name: 'features-apart',
      severity: 'error',
      comment: 'A feature does not import another feature; dashboards combine them.',
      from: { path: '^web/back-office/features/([^/]+)/' },
      to: { path: '^web/back-office/features/([^/]+)/', pathNot: '^web/back-office/features/$1/' },
    },
    forbid(
      'features-below-dashboards',
      '^web/back-office/(?!dashboards/|[^/]+$)',
      '^web/back-office/(dashboards/|[^/]+$)',
      'Shared rooms and features do not know who combines them.',
    ),
    forbid(
      'rooms-below-features',
      '^web/back-office/(access|api|browser-storage|history|mail|media|records|session|shell|subscriptions|unsaved)/',
      '^web/back-office/features/',
      'Shared rooms do not know the features.',
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    combinedDependencies: true,
    exclude: {
      path: '(^|/)(dist|\\.cache|\\.data|rendered)/|\\?(url|raw)$|\\.(test|fixture)\\.tsx?$|^web/test-fixtures/|^domain/src/(index|schemas)\\.ts$',
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
