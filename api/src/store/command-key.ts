import { plus, millis, DAY, type Instant } from '../kernel/time.ts';
import type { Tx } from './client.ts';
import { toDate } from './codecs/instant.ts';

/** A caller's own name for a command that he wants done once; `input` is a digest of what he asked. */
export interface CommandKey {
  readonly actor: string;
  readonly mutation: string;
  readonly key: string;
  readonly input: string;
}

/** A command that was done under the key before: the digest of its input, and what it answered. */
export interface EarlierCommand {
  readonly input: string;
  readonly answer: unknown;
}

/** How long a key is known. */
const KEPT = millis(7 * DAY);

/**
 * Takes a key for the transaction, or answers what was done under it within the last 7 days. Two transactions with the
 * same key take turns: the second waits for the first to end.
 */
export async function takeCommandKey(tx: Tx, key: CommandKey, at: Instant): Promise<EarlierCommand | null> {
  const taken = await tx.$executeRaw`
    insert into "CommandKey" as held (actor, mutation, key, input, answer, at)
    values (${key.actor}, ${key.mutation}, ${key.key}, ${key.input}, 'null'::jsonb, ${toDate(at)}::timestamp(3))
    on conflict (actor, mutation, key) do update set input = excluded.input, answer = excluded.answer, at = excluded.at
    where held.at <= ${toDate(oldest(at))}::timestamp(3)`;
  if (taken === 1) return null;
  const { actor, mutation } = key;
  return tx.commandKey.findUniqueOrThrow({
    where: { actor_mutation_key: { actor, mutation, key: key.key } },
    select: { input: true, answer: true },
  });
}

/** Notes what a command answered under a key that this transaction has taken. */
export async function keepAnswer(tx: Tx, { actor, mutation, key }: CommandKey, answer: unknown): Promise<void> {
  await tx.$executeRaw`
    update "CommandKey" set answer = ${JSON.stringify(answer)}::jsonb
    where actor = ${actor} and mutation = ${mutation} and key = ${key}`;
}

/** Forgets the keys that are older than 7 days; answers how many. */
export async function forgetOldKeys(tx: Tx, at: Instant): Promise<number> {
  return (await tx.commandKey.deleteMany({ where: { at: { lte: toDate(oldest(at)) } } })).count;
}

function oldest(at: Instant): Instant {
  return plus(at, millis(-KEPT));
}
