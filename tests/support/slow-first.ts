import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, the longest first. */
const SLOW = [
  'e2e/championship',
  'e2e/a11y',
  'e2e/a11y-states',
  'e2e/knockout',
  'e2e/kuksu',
  'e2e/cycle',
  'e2e/kiba',
  'e2e/director',
  'e2e/conduct',
  'e2e/playing',
  'e2e/go',
  'e2e/lost-connection',
  'e2e/bracket',
  'e2e/done-when',
  'e2e/backgammon',
  'e2e/pyramid',
  'server/killed-in-a-row',
  'server/guide-examples',
  'server/crash-loop',
  'graphql/who-may',
  'server/database-ends',
  'server/any-input',
  'server/sandbox',
  'server/unfit-folder',
  'store/embedded',
  'server/process',
  'server/stage-mails',
  'application/demo-life',
  'application/kiba-here',
  'application/kiba-random',
  'application/championship',
  'application/whole-tournament',
  'graphql/one-moment',
  'server/mail-killed',
  'server/sign-in',
  'application/demo',
  'server/mail-schedule',
  'games/bao/rules/properties',
];

const gone = SLOW.filter((name) => !existsSync(join(import.meta.dirname, `../${name}.test.ts`)));
if (gone.length > 0) throw new Error(`There are no such tests: ${gone.join(', ')}.`);

/** Begins with the files that take longest, so that none of them is left to run alone at the end. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = SLOW.findIndex((name) => moduleId.endsWith(`/tests/${name}.test.ts`));
  return place < 0 ? SLOW.length : place;
}
