import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { capture } from '../programs.ts';
import type { Step } from './step.ts';

// The native compiler, in a third of the time; what reads templates and documents needs the one written in JavaScript.
const nativeTsc = join(fileURLToPath(import.meta.resolve('typescript-native/package.json')), '../bin/tsc');

// Several checkers would each work out the types of the API anew, which is most of the work, and another check is done beside it.
const ONE_CHECKER = ['--noEmit', '--checkers', '1'];

const isLong = process.env['BARAZA_LONG'] === '1';

// The types are those of a world with one game and one format more, where a list by hand that lacks them is an error.
const commands: Readonly<Record<string, readonly string[]>> = {
  'types of the web (vue-tsc)': ['vue-tsc', '--noEmit', '--project', 'web/tsconfig.json'],
  'types of the API and tests (tsc)': ['node', nativeTsc, ...ONE_CHECKER, '--project', 'tests/planted/tsconfig.json'],
  ...(isLong && {
    'types without what is planted (tsc)': ['node', nativeTsc, ...ONE_CHECKER, '--project', 'tsconfig.json'],
    // Daily, tests/web/graphql/valid-documents.test.ts asks the same of the documents as they stand in the code, in a twentieth of the time.
    'GraphQL documents (gql.tada)': ['gql.tada', 'check', '--tsconfig', 'web/tsconfig.json', '--fail-on-warn'],
  }),
  'arrows (dependency-cruiser)': ['depcruise', 'api', 'web/src', 'client', '--config', '.dependency-cruiser.cjs'],
  'templates (eslint)': ['eslint', 'web/src', '--max-warnings', '0'],
  'schema.graphql is printed from the code': ['node', 'api/src/graphql/print-schema.ts', '--check'],
  'migrations lead to the schema': ['node', 'api/prisma/migrate.ts', 'check'],
  'nothing unused (knip)': ['knip', '--no-progress'],
  'lint (oxlint)': ['oxlint', '--type-aware', '--deny-warnings'],
  'format (oxfmt), which `npm run format` mends': ['oxfmt', '--check'],
};

/** The checks that need no test runner, longest first; each counts as one. */
export const staticChecks: readonly Step[] = Object.entries(commands).map(([name, command]) => ({
  name,
  run: async () => {
    const { status, output } = await capture(command);
    return status === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
  },
}));
