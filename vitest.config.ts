import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { hasProgram, hasProxy } from './tests/support/proxy.ts';
import { SlowFirst } from './tests/support/slow-first.ts';
import { canTrace } from './tests/support/system-calls.ts';
import { nodeFlags } from './tools/setup/node-flags.mjs';

const long = process.env['BARAZA_LONG'] === '1';
const seconds = (short: number, inLongRuns: number): number => (long ? inLongRuns : short) * 1_000;

const workerFlags = [...nodeFlags, `--import=${join(import.meta.dirname, 'tests/support/cheap-passwords.mjs')}`];

const pureAreas = ['kernel', 'rules', '{games,formats}/*/rules', 'web', 'tools', 'architecture'];
const pure = [...pureAreas.map((area) => `tests/${area}/**/*.test.ts`), 'tests/{games,formats}/*.test.ts'];
const database = ['store', 'application', 'graphql', 'server', 'client'].map((area) => `tests/${area}/**/*.test.ts`);

// Whole journeys and rare starts that take longest, for long runs; and what only some machines let be seen.
const inLongRuns = [
  'tests/application/demo-life.test.ts',
  'tests/application/demo-remade.test.ts',
  'tests/application/kiba-here.test.ts',
  'tests/application/kiba-random.test.ts',
  'tests/application/mail-go.test.ts',
  'tests/application/whole-tournament.test.ts',
  'tests/client/conformance.test.ts',
  'tests/client/elsewhere.test.ts',
  'tests/client/every-game.test.ts',
  'tests/client/packed.test.ts',
  'tests/e2e/a11y-states.test.ts',
  'tests/e2e/accounts.test.ts',
  'tests/e2e/administering.test.ts',
  'tests/e2e/approval.test.ts',
  'tests/e2e/arranging.test.ts',
  'tests/e2e/attention.test.ts',
  'tests/e2e/backgammon.test.ts',
  'tests/e2e/before-publishing.test.ts',
  'tests/e2e/bracket.test.ts',
  'tests/e2e/championship.test.ts',
  'tests/e2e/closing-account.test.ts',
  'tests/e2e/conduct.test.ts',
  'tests/e2e/correcting.test.ts',
  'tests/e2e/crosstable-phone.test.ts',
  'tests/e2e/cycle.test.ts',
  'tests/e2e/days-off.test.ts',
  'tests/e2e/desk.test.ts',
  'tests/e2e/devices.test.ts',
  'tests/e2e/director.test.ts',
  'tests/e2e/disqualifying.test.ts',
  'tests/e2e/done-when.test.ts',
  'tests/e2e/embed.test.ts',
  'tests/e2e/empty-pages.test.ts',
  'tests/e2e/drawn-pages.test.ts',
  'tests/e2e/early-deeds.test.ts',
  'tests/e2e/ending.test.ts',
  'tests/e2e/finding.test.ts',
  'tests/e2e/go.test.ts',
  'tests/e2e/graphiql.test.ts',
  'tests/e2e/hidden-results.test.ts',
  'tests/e2e/instants-of-stages.test.ts',
  'tests/e2e/instants.test.ts',
  'tests/e2e/kiba.test.ts',
  'tests/e2e/knockout.test.ts',
  'tests/e2e/kuksu.test.ts',
  'tests/e2e/languages.test.ts',
  'tests/e2e/longer-words.test.ts',
  'tests/e2e/lost-connection.test.ts',
  'tests/e2e/mail.test.ts',
  'tests/e2e/many-games.test.ts',
  'tests/e2e/merged-accounts.test.ts',
  'tests/e2e/month.test.ts',
  'tests/e2e/namesakes.test.ts',
  'tests/e2e/new-tournament.test.ts',
  'tests/e2e/on-paper.test.ts',
  'tests/e2e/one-person.test.ts',
  'tests/e2e/operating.test.ts',
  'tests/e2e/overlays.test.ts',
  'tests/e2e/oware.test.ts',
  'tests/e2e/own-account.test.ts',
  'tests/e2e/own-matters.test.ts',
  'tests/e2e/pasted-lists.test.ts',
  'tests/e2e/pausing.test.ts',
  'tests/e2e/play-by-link.test.ts',
  'tests/e2e/point-adjustment.test.ts',
  'tests/e2e/put-right.test.ts',
  'tests/e2e/pyramid.test.ts',
  'tests/e2e/recurrence.test.ts',
  'tests/e2e/results-aloud.test.ts',
  'tests/e2e/running-games.test.ts',
  'tests/e2e/sandbox.test.ts',
  'tests/e2e/screenshot.test.ts',
  'tests/e2e/series-settings.test.ts',
  'tests/e2e/sign-up-by-mail.test.ts',
  'tests/e2e/signing-up.test.ts',
  'tests/e2e/sowing.test.ts',
  'tests/e2e/sharing.test.ts',
  'tests/e2e/step-through.test.ts',
  'tests/e2e/stillness.test.ts',
  'tests/e2e/subject-lines.test.ts',
  'tests/e2e/substitutes.test.ts',
  'tests/e2e/swiss.test.ts',
  'tests/e2e/table-fit.test.ts',
  'tests/e2e/table-order.test.ts',
  'tests/e2e/taken-back.test.ts',
  'tests/e2e/three-events.test.ts',
  'tests/e2e/tied-cut.test.ts',
  'tests/e2e/time-field.test.ts',
  'tests/e2e/time-outs.test.ts',
  'tests/e2e/tokens.test.ts',
  'tests/e2e/tour.test.ts',
  'tests/e2e/waiting-list.test.ts',
  'tests/e2e/wall.test.ts',
  'tests/e2e/watched-tables.test.ts',
  'tests/e2e/webhooks.test.ts',
  'tests/graphql/timeline.test.ts',
  'tests/graphql/whole-games.test.ts',
  'tests/server/appoint-at-terminal.test.ts',
  'tests/server/copies.test.ts',
  'tests/server/cut-short.test.ts',
  'tests/server/flooded-game.test.ts',
  'tests/server/database-ends.test.ts',
  'tests/server/day-of-bots.test.ts',
  'tests/server/followed-tables.test.ts',
  'tests/server/full-disk.test.ts',
  'tests/server/kept-tables-row.test.ts',
  'tests/server/killed-in-a-row.test.ts',
  'tests/server/mail-killed.test.ts',
  'tests/server/mail-two-servers.test.ts',
  'tests/server/many-servers.test.ts',
  'tests/server/move-secret.test.ts',
  'tests/server/pictures.test.ts',
  'tests/server/sandbox.test.ts',
  'tests/server/sandbox-championship.test.ts',
  'tests/server/sandbox-comparison.test.ts',
  'tests/server/sandbox-elsewhere.test.ts',
  'tests/server/sandbox-instants.test.ts',
  'tests/server/sandbox-kinds.test.ts',
  'tests/server/sandbox-limits.test.ts',
  'tests/server/sandbox-outlets.test.ts',
  'tests/server/sandbox-rewind.test.ts',
  'tests/server/sandbox-time.test.ts',
  'tests/server/silent-socket.test.ts',
  'tests/server/stage-mails.test.ts',
  'tests/server/stalled.test.ts',
  'tests/server/unfit-folder.test.ts',
  'tests/server/webhook-killed.test.ts',
  'tests/server/webhook-two-processes.test.ts',
];
const leftOut = [
  ...(long ? [] : inLongRuns),
  ...(long && canTrace() ? [] : ['tests/store/traced.test.ts']),
  ...(hasProgram('systemd-analyze') ? [] : ['tests/tools/systemd.test.ts']),
  ...(long && hasProxy() ? [] : ['tests/server/proxies.test.ts']),
];

// What is about the embedded database itself, or about a process that has it.
const embeddedOnly = [
  'tests/server/webhook-killed.test.ts',
  'tests/store/embedded.test.ts',
  'tests/store/traced.test.ts',
  'tests/store/durable.test.ts',
  'tests/store/folder-lock.test.ts',
  'tests/store/whole-queries.test.ts',
  'tests/store/embedded-turns.test.ts',
  'tests/server/copies.test.ts',
  'tests/server/move-secret.test.ts',
  'tests/server/full-disk.test.ts',
  'tests/server/cut-short.test.ts',
  'tests/server/kept-answers-embedded.test.ts',
  'tests/server/process.test.ts',
  'tests/server/unfit-folder.test.ts',
  'tests/server/appoint-at-terminal.test.ts',
  'tests/server/mail-killed.test.ts',
];
// Where the two databases might differ: writing at the same moment, hearing of what was written, and reading while others read; in
// long runs all that reads and writes. The rest would say the same twice, and is tested on PostgreSQL.
const onBoth = [
  'tests/application/followed-inboxes.test.ts',
  'tests/graphql/events.test.ts',
  'tests/graphql/reads.test.ts',
  'tests/server/operating.test.ts',
  'tests/store/named.test.ts',
  'tests/store/notification.test.ts',
  ...(long
    ? [
        'tests/application/concurrency.test.ts',
        'tests/application/life.test.ts',
        'tests/graphql/lists.test.ts',
        'tests/graphql/moments.test.ts',
        'tests/graphql/mutations.test.ts',
        'tests/graphql/notices.test.ts',
        'tests/graphql/query-counts.test.ts',
        'tests/server/boards.test.ts',
        'tests/server/crash-loop.test.ts',
        'tests/server/day-of-bots.test.ts',
        'tests/server/fair-reads.test.ts',
        'tests/server/serving.test.ts',
      ]
    : []),
];

/**
 * The projects of tests: `unit` needs nothing; `embedded` has the embedded database and `postgres` a real PostgreSQL
 * (tests/support/test-database.ts tells the files of both which); `planted` has a game that nothing but its rules knows, on the
 * latter; `e2e` drives a real browser.
 */
export default defineConfig({
  test: {
    pool: 'forks',
    execArgv: workerFlags,
    // A worker keeps what it has imported from file to file; what our modules hold for good is constant or a cache.
    isolate: false,
    // Node loads the code as it does when it serves: nothing is transformed, and loops run several times as fast.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    sequence: { sequencer: SlowFirst },
    maxWorkers: 2,
    // What a busy machine shows late is late, and not wrong.
    expect: { poll: { timeout: 60_000 } },
    allowOnly: false,
    silent: 'passed-only',
    projects: [
      { extends: true, test: { name: 'unit', include: pure, testTimeout: seconds(90, 1_200) } },
      {
        extends: true,
        test: {
          name: 'embedded',
          include: [...embeddedOnly, ...onBoth],
          exclude: leftOut,
          globalSetup: ['tests/support/bundled-server.ts', 'tests/support/no-postgres.ts'],
          testTimeout: seconds(600, 1_200),
          hookTimeout: seconds(600, 600),
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: database,
          exclude: [...embeddedOnly, ...leftOut],
          globalSetup: ['tests/support/bundled-server.ts', 'tests/support/postgres-server.ts'],
          testTimeout: seconds(600, 1_200),
          hookTimeout: seconds(600, 600),
        },
      },
      {
        extends: true,
        test: {
          name: 'planted',
          include: ['tests/planted-world/**/*.test.ts', 'tests/{games,formats}/contract.test.ts'],
          // In this world `#games/rules` names one game more, and `#formats/rules` one format.
          execArgv: [...workerFlags, '--conditions=planted'],
          globalSetup: 'tests/support/postgres-server.ts',
          testTimeout: seconds(600, 1_200),
          hookTimeout: seconds(600, 600),
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          exclude: leftOut,
          globalSetup: ['tests/support/bundled-server.ts', 'tests/support/postgres-server.ts'],
          testTimeout: seconds(600, 1_200),
          hookTimeout: seconds(600, 600),
        },
      },
    ],
  },
});
