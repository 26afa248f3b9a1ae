import { randomBytes } from 'node:crypto';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { forgetKeptSecret, seal, serverSecret, unseal } from '../application/sealed.ts';
import type { Entropy } from '../kernel/entropy.ts';
import { reasonOf } from '../store/failure.ts';
import { reseal } from '../store/writing/resealed.ts';
import type { Env } from './env.ts';
import { openMigrated } from './open-migrated.ts';
import { say, stop } from './terminal.ts';

const bytes = (count: number): Uint8Array => randomBytes(count);

/**
 * Seals all that lies under the secret of this set-up, given or kept in its database, under NEW_AUTH_SECRET, in one transaction, and
 * says how much that was; a secret that was kept is kept no more. Ends the process with one sentence where there is no other one, or
 * where something is not sealed under the old one.
 */
export async function moveSecret(env: Env): Promise<void> {
  const { AUTH_SECRET: given, NEW_AUTH_SECRET: next } = env;
  if (next === undefined || next === given) stop('Give another secret than the old one as NEW_AUTH_SECRET.');
  const db = await openMigrated(env);
  const from: Entropy = given === undefined ? { bytes } : { bytes, secret: given };
  const to: Entropy = { bytes, secret: next };
  const old = await serverSecret(db, from);
  try {
    const count = await db.prisma.$transaction(
      async (tx) => {
        const keeper = { prisma: tx };
        const again = (what: 'seed' | 'webhook' | 'push') => async (sealed: string) =>
          seal({ db: keeper, entropy: to }, what, await unseal({ db: keeper, entropy: from }, what, sealed));
        const resealed = await reseal(tx, {
          seed: again('seed'),
          webhook: again('webhook'),
          push: again('push'),
          factor: async (data) => symmetricEncrypt({ key: next, data: await symmetricDecrypt({ key: old, data }) }),
        });
        await forgetKeptSecret(keeper);
        return resealed;
      },
      { timeout: LONGEST },
    );
    say(`sealed ${count} things anew: start the server with the new secret as its AUTH_SECRET`);
  } catch (failure) {
    await db.close();
    stop(`Nothing was changed (${reasonOf(failure)}): see that AUTH_SECRET is the secret under which all was sealed.`);
  }
  await db.close();
}

/** Milliseconds; nobody waits for it but who has asked for it. */
const LONGEST = 3_600_000;
