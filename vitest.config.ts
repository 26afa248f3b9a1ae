import { defineConfig } from 'vitest/config';
import { SlowFirst } from './tests/support/slow-first.ts';
import { nodeFlags } from './tools/setup/node-flags.mjs';

const long = process.env['BARAZA_LONG'] === '1';
const seconds = (short: number, inLongRuns: number): number => (long ? inLongRuns : short) * 1_000;

const pure = ['kernel', 'rules', 'web', 'tools', 'architecture'].map((area) => `tests/${area}/**/*.test.ts`);
const database = ['store', 'application', 'graphql', 'server'].map((area) => `tests/${area}/**/*.test.ts`);

// What is about the embedded database itself, about a process that has it, about texts and headers alone, or planners, which
// read nothing.
const embeddedOnly = [
  // Killed between moves: on PostgreSQL too in long runs.
  ...(long ? [] : ['tests/server/killed.test.ts']),
  'tests/store/embedded.test.ts',
  'tests/store/whole-queries.test.ts',
  'tests/server/process.test.ts',
  'tests/server/game-link.test.ts',
  'tests/server/mail-in-reading.test.ts',
  'tests/server/mail-in-limits.test.ts',
  'tests/application/mail-board.test.ts',
  'tests/application/mail-sowing.test.ts',
  'tests/application/mail-texts.test.ts',
  'tests/application/mail-times.test.ts',
  'tests/application/mail-letters.test.ts',
  'tests/application/caused-mails.test.ts',
  'tests/server/caught-mails.test.ts',
  'tests/server/magic-link.test.ts',
  'tests/server/mail-killed.test.ts',
  'tests/server/documents.test.ts',
  'tests/server/calendar.test.ts',
  'tests/graphql/bao.test.ts',
  'tests/graphql/descriptions.test.ts',
  'tests/graphql/go.test.ts',
  'tests/graphql/knockout-planners.test.ts',
  'tests/graphql/knockout-rulings.test.ts',
  'tests/graphql/backgammon.test.ts',
  'tests/graphql/backgammon-heard.test.ts',
  'tests/graphql/planners.test.ts',
  'tests/graphql/kiba-decisions.test.ts',
  'tests/graphql/kiba-planners.test.ts',
  'tests/graphql/kiba-readings.test.ts',
  'tests/graphql/kuksu-planners.test.ts',
  'tests/graphql/kuksu-readings.test.ts',
  'tests/server/live.test.ts',
  'tests/server/live-protocol.test.ts',
  'tests/server/feeds.test.ts',
  'tests/server/compiled-queries.test.ts',
  'tests/application/feed.test.ts',
  'tests/application/event-text.test.ts',
  'tests/application/told-effects.test.ts',
];
// What is about the connection to a PostgreSQL of its own, and hours of play or long tables of refusals that would say the
// same twice.
const serverOnly = [
  'tests/store/reconnect.test.ts',
  'tests/store/migrating.test.ts',
  'tests/server/mail-two-servers.test.ts',
  'tests/application/demo-life.test.ts',
  'tests/application/championship.test.ts',
  'tests/graphql/backgammon-game.test.ts',
  'tests/graphql/backgammon-refusals.test.ts',
  'tests/graphql/knockout.test.ts',
  'tests/graphql/knockout-elsewhere.test.ts',
  'tests/graphql/chat.test.ts',
  'tests/graphql/tickets.test.ts',
  'tests/graphql/officials.test.ts',
  'tests/graphql/board-reports.test.ts',
  'tests/graphql/rating-changes.test.ts',
  'tests/graphql/mutation-refusals.test.ts',
  'tests/application/series.test.ts',
  'tests/application/country-match.test.ts',
  'tests/application/mabingwa.test.ts',
  'tests/application/kiba-here.test.ts',
  'tests/server/stage-mails.test.ts',
  'tests/application/demo.test.ts',
  'tests/server/mail-schedule.test.ts',
  'tests/graphql/one-moment.test.ts',
  'tests/server/whole-game.test.ts',
  'tests/server/go-game.test.ts',
  'tests/server/mail-in.test.ts',
  'tests/server/mail-in-refused.test.ts',
  'tests/application/ratings.test.ts',
  'tests/application/rating-imports.test.ts',
  'tests/application/ratings-at-once.test.ts',
  'tests/application/consequences.test.ts',
  'tests/application/tables.test.ts',
  'tests/server/mail-out.test.ts',
  'tests/application/kiba-random.test.ts',
  'tests/application/kiba-setup.test.ts',
  'tests/application/kiba-statuses.test.ts',
  'tests/application/whole-tournament.test.ts',
  'tests/application/kiba-life.test.ts',
  'tests/application/kiba-withdrawals.test.ts',
  'tests/application/kuksu-cycle.test.ts',
  'tests/application/last-cycle.test.ts',
  'tests/application/game-refusals.test.ts',
  'tests/application/tournament-refusals.test.ts',
  'tests/application/kuksu-signup.test.ts',
  'tests/graphql/kuksu-field.test.ts',
  'tests/application/kuksu-registrations.test.ts',
  'tests/application/bots.test.ts',
  'tests/application/jobs.test.ts',
  'tests/graphql/import-records.test.ts',
  'tests/graphql/import-refusals.test.ts',
  'tests/graphql/kiba-event.test.ts',
  'tests/graphql/series.test.ts',
  'tests/graphql/title.test.ts',
  'tests/graphql/plans.test.ts',
  'tests/server/sign-in.test.ts',
];

/**
 * The projects of tests: `unit` needs nothing; `embedded` and `postgres` are the same files on the embedded database and on
 * a real PostgreSQL (tests/support/test-database.ts tells them which); `e2e` drives a real browser.
 */
export default defineConfig({
  // Vite would take GraphQL's second copy of itself (.mjs), which the libraries that Node loads do not share.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    pool: 'forks',
    execArgv: nodeFlags,
    // A worker keeps what it has imported from file to file; what our modules hold for good is constant or a cache.
    isolate: false,
    sequence: { sequencer: SlowFirst },
    maxWorkers: 2,
    allowOnly: false,
    silent: 'passed-only',
    projects: [
      { extends: true, test: { name: 'unit', include: pure, testTimeout: seconds(30, 1_200) } },
      {
        extends: true,
        test: {
          name: 'embedded',
          include: database,
          exclude: serverOnly,
          globalSetup: 'tests/support/no-postgres.ts',
          testTimeout: seconds(60, 1_200),
          hookTimeout: seconds(60, 120),
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: database,
          exclude: embeddedOnly,
          globalSetup: 'tests/support/postgres-server.ts',
          testTimeout: seconds(60, 1_200),
          hookTimeout: seconds(60, 120),
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/support/postgres-server.ts',
          expect: { poll: { timeout: 20_000 } },
          testTimeout: seconds(90, 1_200),
          hookTimeout: seconds(120, 240),
        },
      },
    ],
  },
});
