import { appliedMigrations, migrate } from '../../prisma/apply-migrations.ts';
import { migrationNames } from '../../prisma/migration-folder.ts';
import { copyIn, type CopyRefusal } from '../store/back-up/copy-in.ts';
import { readHead, type Head } from '../store/back-up/format.ts';
import { openDatabase, type Db } from '../store/client.ts';
import { linesOf } from './copy-file.ts';
import type { Env } from './env.ts';
import { reasonOf } from '../store/failure.ts';
import { say, stop } from './terminal.ts';

/** Fills the empty database of this set-up, embedded or not, with what a file of `backUp` has, brings it to this version, and says how much that was. */
export async function restore(env: Env, file: string): Promise<void> {
  const lines = linesOf(file);
  const head = await headOf(lines, file);
  const problem = await versionProblem(head);
  if (problem !== null) stop(problem);
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = env;
  const opened = await openDatabase(databaseUrl === undefined ? { dataDir } : { databaseUrl });
  if (!opened.ok) stop(opened.error);
  const db = opened.value;
  const refusal = await fill(db, { head, lines, file });
  await db.close();
  if (refusal !== null) stop(refusal);
}

interface Copy {
  readonly head: Head;
  /** Those after the head. */
  readonly lines: AsyncIterable<string>;
  readonly file: string;
}

/** Why nothing was restored; null: it was. */
async function fill(db: Db, { head, lines, file }: Copy): Promise<string | null> {
  if ((await appliedMigrations(db.pool)).some((name) => !head.migrations.includes(name)))
    return REFUSALS.NOT_EMPTY(file);
  const made = await migrate(db, head.migrations);
  if (!made.ok) return made.error;
  try {
    const copied = await copyIn(db, lines);
    if (!copied.ok) return REFUSALS[copied.error](file);
    const { tables, rows } = copied.value;
    say(`restored ${rows} rows of ${tables} tables, as they were at ${head.madeAt}`);
  } catch (failure) {
    return `Nothing was restored from ${file} (${reasonOf(failure)}): see that it is whole and that there is room.`;
  }
  const risen = await migrate(db);
  return risen.ok ? null : risen.error;
}

const REFUSALS: Readonly<Record<CopyRefusal, (file: string) => string>> = {
  NOT_EMPTY: () => 'There is data already: give an empty folder with --data, or an empty database with DATABASE_URL.',
  NOT_WHOLE: notWhole,
};

function notWhole(file: string): string {
  return `The file ${file} is no whole copy as \`back-up\` makes it: take another.`;
}

async function headOf(lines: AsyncGenerator<string>, file: string): Promise<Head> {
  try {
    const first = await lines.next();
    return (first.done === true ? null : readHead(first.value)) ?? stop(notWhole(file));
  } catch (failure) {
    return stop(`The file ${file} cannot be read (${reasonOf(failure)}): take another.`);
  }
}

/** Why the data of another version is not taken; null: it is of this one, or of one before it. */
async function versionProblem({ migrations }: Head): Promise<string | null> {
  const known = await migrationNames();
  const others = migrations.filter((name, at) => known[at] !== name);
  if (others.length === 0) return null;
  return `The copy was made of data of another version of Baraza (it has ${others.join(', ')}): restore it with that version.`;
}
