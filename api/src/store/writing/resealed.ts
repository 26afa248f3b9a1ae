import { escapeIdentifier } from 'pg';
import type { Tx } from '../client.ts';

/** What is kept sealed, by its kind: the table, what names a row of it, and the column. */
const SEALED = {
  seed: [
    { table: 'GameSeed', keys: ['gameId'], column: 'sealed' },
    { table: 'DrawSeed', keys: ['tournamentId', 'number'], column: 'sealed' },
  ],
  webhook: [
    { table: 'Webhook', keys: ['id'], column: 'secret' },
    { table: 'Webhook', keys: ['id'], column: 'oldSecret' },
  ],
  push: [{ table: 'KeptValue', keys: ['key'], column: 'value', only: "key = 'push-key'" }],
  factor: [
    { table: 'SecondFactor', keys: ['id'], column: 'secret' },
    { table: 'SecondFactor', keys: ['id'], column: 'backupCodes' },
  ],
} as const satisfies Readonly<Record<string, readonly Place[]>>;

/** Seeds of games and lots, secrets of webhooks, the key under which notices are pushed, and second factors with their recovery codes. */
export type SealedKind = keyof typeof SEALED;

interface Place {
  readonly table: string;
  readonly keys: readonly string[];
  readonly column: string;
  /** Which rows, where not all. */
  readonly only?: string;
}

/** Writes all that is kept sealed anew, as it is answered for what was there; answers how much that was. */
export async function reseal(
  tx: Tx,
  anew: Readonly<Record<SealedKind, (sealed: string) => Promise<string>>>,
): Promise<number> {
  let count = 0;
  for (const [kind, places] of Object.entries(SEALED) as [SealedKind, readonly Place[]][]) {
    for (const place of places) count += await resealColumn(tx, place, anew[kind]);
  }
  return count;
}

async function resealColumn(tx: Tx, place: Place, anew: (sealed: string) => Promise<string>): Promise<number> {
  const [table, column] = [place.table, place.column].map(escapeIdentifier);
  const key = `array[${place.keys.map((name) => `${table}.${escapeIdentifier(name)}::text`).join(', ')}]`;
  const rows = await tx.$queryRawUnsafe<{ key: string[]; sealed: string }[]>(
    `select ${key} as key, ${column} as sealed from ${table} where ${column} is not null and ${place.only ?? 'true'}`,
  );
  const written = await Promise.all(
    rows.map(async ({ key: named, sealed }) => [JSON.stringify(named), await anew(sealed)]),
  );
  await tx.$executeRawUnsafe(
    `update ${table} set ${column} = v.sealed
      from unnest($1::text[], $2::text[]) as v(key, sealed) where to_json(${key})::jsonb = v.key::jsonb`,
    written.map(([named]) => named),
    written.map(([, sealed]) => sealed),
  );
  return rows.length;
}
