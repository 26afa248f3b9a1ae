// Which folder may import which. The README has the picture; this is the law.
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
// The folder of a game or a format has its part of each layer in a folder of that layer's name, and the registries lie beside them.
const layer = (name) => `^api/src/(${name}/|(games|formats)/([^/]+/${name}/|${name}\\.ts$))`;
const [RULES, STORE, GRAPHQL] = ['rules', 'store', 'graphql'].map(layer);
// Beside it the registry of the events that formats bring, apart so that what they say needs nothing that happens by them.
const APPLICATION = `${layer('application')}|^api/src/formats/events\\.ts$`;
// A room of the application: the shared one, or that of a game or a format.
const APPLICATION_PART = '^api/src/(application|(games|formats)/[^/]+/application)/';
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
      'Rules are pure: no package, no other layer; their own sentences are texts beside them.',
      { path: RULES },
      { pathNot: [RULES, '^api/src/kernel/', '^api/src/(games|formats)/[^/]+/texts/en/'] },
    ),
    forbid(
      'games-are-strangers',
      'A game knows no other game.',
      { path: '^(api|web)/src/games/([^/]+)/' },
      { path: '^$1/src/games/([^/]+)/', pathNot: '^$1/src/games/$2/' },
    ),
    forbid(
      'formats-are-strangers',
      'A format knows no other format.',
      { path: '^(api|web)/src/formats/([^/]+)/' },
      { path: '^$1/src/formats/([^/]+)/', pathNot: '^$1/src/formats/$2/' },
    ),
    forbid(
      'standings-know-no-format',
      'Clocks, ratings and standings serve every format.',
      { path: '^api/src/rules/(clocks|ratings|standings)/' },
      { path: '^api/src/formats/' },
    ),
    forbid(
      'formats-never-see-boards',
      'Formats, standings, clocks and ratings work for every game.',
      { path: '^api/src/(rules/(formats|standings|clocks|ratings)|formats/[^/]+/rules)/' },
      { path: '^api/src/(rules/)?games/' },
    ),
    forbid(
      'formats-show-no-game',
      'What a format brings to the API is the same for every game; a game brings its own settings.',
      { path: '^api/src/formats/[^/]+/graphql/' },
      { path: '^api/src/games/' },
    ),
    forbid(
      'store-is-below',
      'The store decides nothing and knows no layer above it.',
      { path: STORE },
      { path: [APPLICATION, GRAPHQL, '^api/src/server/'] },
    ),
    forbid(
      'application-is-below',
      'Commands and queries know neither GraphQL nor HTTP.',
      { path: APPLICATION },
      { path: [GRAPHQL, '^api/src/server/'] },
    ),
    forbid(
      'commands-ask-no-query',
      'What commands and what runs by itself share with queries is the state of things, not the answers to questions.',
      { path: `${APPLICATION_PART}(commands|running|jobs)/` },
      { path: `${APPLICATION_PART}queries/` },
    ),
    forbid(
      'queries-do-nothing',
      'A question changes nothing.',
      { path: `${APPLICATION_PART}queries/` },
      { path: `${APPLICATION_PART}(commands|running|jobs)/` },
    ),
    forbid(
      'state-is-below',
      'The state of things is what commands and queries stand on.',
      { path: `${APPLICATION_PART}state/` },
      { path: `${APPLICATION_PART}(queries|commands|running|jobs|mail|feed|demo)/` },
    ),
    forbid(
      'commands-know-no-letters',
      'A letter follows from an event of the log; only what answers a letter, or is asked for by one, writes one itself.',
      {
        path: ['^api/src/application/command\\.ts$', `${APPLICATION_PART}(commands|running|state)/`],
        pathNot: '^api/src/application/commands/(mail/|report/take-mail\\.ts$)',
      },
      { path: [`${APPLICATION_PART}mail/`, '^api/src/store/(unmailed|(reading|writing)/outbox)\\.ts$'] },
    ),
    forbid(
      'vocabulary-is-words',
      'What events there are and what they say is the ground of the application: it needs nothing that happens there.',
      { path: [`${APPLICATION_PART}vocabulary/`, '^api/src/formats/(events\\.ts$|[^/]+/application/.*events\\.ts$)'] },
      { path: APPLICATION_PART, pathNot: [`${APPLICATION_PART}vocabulary/`, '/events\\.ts$'] },
    ),
    forbid(
      'application-knows-no-transport',
      'Commands and queries know neither GraphQL nor HTTP.',
      { path: APPLICATION },
      { path: ['node_modules/(graphql|graphql-yoga|graphql-ws|ws|@pothos)/', '^(node:)?https?$'] },
    ),
    forbid(
      'graphql-rules-types-only',
      'The API shapes answers; commands and queries call the rules.',
      { path: GRAPHQL },
      { path: RULES, pathNot: 'types\\.ts$', ...valuesOnly },
    ),
    forbid(
      'database-client-only-in-store',
      'Only the store calls the generated client; its types may be named elsewhere.',
      { path: '^(api|tools|web)/', pathNot: '^api/src/store/' },
      { path: ['^api/src/store/generated', 'node_modules/@prisma/client/'], ...valuesOnly },
    ),
    forbid(
      'graphql-reads-what-is-public',
      'The API reads public tables by itself, through a client that only reads; the rest is asked of queries, and done by commands.',
      { path: GRAPHQL },
      { path: STORE, pathNot: '^api/src/store/(public/|parts\\.ts$)', ...valuesOnly },
    ),
    forbid(
      'nobody-imports-server',
      'Composition happens once, at the top.',
      { path: '^(api|web|tools)/', pathNot: '^api/src/server' },
      { path: '^api/src/server' },
    ),
    forbid('web-never-imports-api', 'The web knows schema.graphql alone.', { path: '^web/' }, { path: '^api/' }),
    forbid(
      'client-stands-alone',
      'Strangers have the client without the server: it knows schema.graphql alone.',
      { path: '^client/' },
      { path: '^(api|web|tests|tools)/' },
    ),
    forbid(
      'nobody-needs-the-client',
      'The server and its page do without the client of others.',
      { path: '^(api|web|tools)/' },
      { path: '^client/' },
    ),
    forbid('api-never-imports-web', 'The API serves the page as files.', { path: '^api/' }, { path: '^web/' }),
    forbid('src-never-imports-tests', 'Tests look from outside.', { path: '^(api|web)/' }, { path: '^tests/' }),
    forbid('no-circular', 'A cycle has no bottom.', {}, { circular: true }),
    forbid(
      'not-to-unresolvable',
      'An import that leads nowhere.',
      {},
      { couldNotResolve: true, pathNot: '^(api/src/(kernel|rules|store)/generated|client/src/generated|virtual:)' },
    ),
  ],
  options: {
    doNotFollow: { path: ['node_modules', 'api/src/store/generated'] },
    exclude: { path: ['(api|web|client)/dist', '^web/generated', 'graphql-env\\.d\\.ts$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
};
