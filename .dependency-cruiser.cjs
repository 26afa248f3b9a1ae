// Which folder may import which. The README has the picture; this is the law.
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const valuesOnly = { dependencyTypesNot: ['type-only'] };

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid(
      'kernel-imports-nothing',
      'The kernel is the ground.',
      { path: '^api/src/kernel' },
      { pathNot: '^api/src/kernel' },
    ),
    forbid(
      'rules-only-kernel',
      'Rules are pure: no package, no other layer.',
      { path: '^api/src/rules' },
      { pathNot: '^api/src/(rules|kernel)/' },
    ),
    forbid(
      'games-are-strangers',
      'A game knows no other game.',
      { path: '^api/src/rules/games/([^/]+)/' },
      { path: '^api/src/rules/games/([^/]+)/', pathNot: '^api/src/rules/games/$1/' },
    ),
    forbid(
      'standings-know-no-format',
      'Clocks, ratings and standings serve every format.',
      { path: '^api/src/rules/(clocks|ratings|standings)/' },
      { path: '^api/src/rules/formats/[^/]+/' },
    ),
    forbid(
      'formats-never-see-boards',
      'Formats, standings, clocks and ratings work for every game.',
      { path: '^api/src/rules/(formats|standings|clocks|ratings)/' },
      { path: '^api/src/rules/games/' },
    ),
    forbid(
      'store-is-below',
      'The store decides nothing and knows no layer above it.',
      { path: '^api/src/store' },
      { path: '^api/src/(application|graphql|server)/' },
    ),
    forbid(
      'application-is-below',
      'Commands and queries know neither GraphQL nor HTTP.',
      { path: '^api/src/application' },
      { path: '^api/src/(graphql|server)/' },
    ),
    forbid(
      'application-knows-no-transport',
      'Commands and queries know neither GraphQL nor HTTP.',
      { path: '^api/src/application' },
      { path: ['node_modules/(graphql|graphql-yoga|graphql-ws|ws|@pothos)/', '^(node:)?https?$'] },
    ),
    forbid(
      'graphql-rules-types-only',
      'The API shapes answers; commands and queries call the rules.',
      { path: '^api/src/graphql' },
      { path: '^api/src/rules', pathNot: 'types\\.ts$', ...valuesOnly },
    ),
    forbid(
      'database-client-only-in-store',
      'Only the store calls the generated client; its types may be named elsewhere.',
      { path: '^(api/src|prisma|tools|web)/', pathNot: '^api/src/store/' },
      { path: ['^api/src/store/generated', 'node_modules/@prisma/client/'], ...valuesOnly },
    ),
    forbid(
      'nobody-imports-server',
      'Composition happens once, at the top.',
      { path: '^(api|prisma|web|tools)/', pathNot: '^api/src/server' },
      { path: '^api/src/server' },
    ),
    forbid(
      'web-never-imports-api',
      'The web knows schema.graphql alone.',
      { path: '^web/' },
      { path: '^(api|prisma)/' },
    ),
    forbid('api-never-imports-web', 'The API serves the page as files.', { path: '^(api|prisma)/' }, { path: '^web/' }),
    forbid('src-never-imports-tests', 'Tests look from outside.', { path: '^(api|prisma|web)/' }, { path: '^tests/' }),
    forbid('no-circular', 'A cycle has no bottom.', {}, { circular: true }),
    forbid(
      'not-to-unresolvable',
      'An import that leads nowhere.',
      {},
      { couldNotResolve: true, pathNot: '^(api/src/(rules|store)/generated|virtual:)' },
    ),
  ],
  options: {
    doNotFollow: { path: ['node_modules', 'api/src/store/generated'] },
    exclude: { path: ['web/dist', 'graphql-env\\.d\\.ts$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
};
