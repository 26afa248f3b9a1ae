import type { TooManyForks } from '../../application/errors.ts';
import { message } from '../../application/texts/say.ts';
import type { AccountId } from '../../kernel/ids.ts';
import { HOUR, plus, type Instant } from '../../kernel/time.ts';
import type { SharedCounts } from '../budget/shared-counts.ts';
import { createRateLimit } from '../rate-limit.ts';

/** By what the limit is called. */
export const FORKS_RULE = 'forks an account';

/** Lets everybody make so many sandboxes an hour, which come back evenly; answers why one may not be made now, null: it may, and is counted. */
export function createForkPace(
  now: () => Instant,
  maximum: number,
  shared: SharedCounts,
): (owner: AccountId) => TooManyForks | null {
  const made = shared.limit('forks', createRateLimit(now, maximum, HOUR));
  return (owner) => {
    if (made.take(owner)) return null;
    const retryAt = plus(now(), made.wait(owner));
    return {
      ...{ kind: 'too-many-forks', rule: FORKS_RULE, number: maximum + 1, maximum, retryAt },
      message: message('refused.sandbox.often', { most: maximum, again: { at: retryAt } }),
    };
  };
}
