import type { Db } from '../store/client.ts';
import type { ClientAddress } from './client-address.ts';
import type { Env } from './env.ts';
import { createFairness, type Fairness } from './fair/fairness.ts';
import { READS_AT_ONCE } from './limits.ts';

interface FairnessParts {
  readonly env: Env;
  readonly db: Db;
  readonly addressOf: ClientAddress;
}

/** The fairness of a server that is set up so. */
export function fairnessOf({ env, db, addressOf }: FairnessParts): Fairness {
  return createFairness({
    addressOf,
    reading: db.address === null ? READS_AT_ONCE.embedded : READS_AT_ONCE.postgres,
    limits: env,
  });
}
