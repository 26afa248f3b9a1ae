import { err, ok, type Result } from '../../kernel/result.ts';
import { MINUTE, minus, plus, type Instant } from '../../kernel/time.ts';
import type { TooManyMessages } from '../errors.ts';
import { message } from '../texts/say.ts';

/** How much anybody may say in one place in a minute. */
const MOST_A_MINUTE = 5;

/** Since when words count against whoever wants to speak now. */
export function paceStart(at: Instant): Instant {
  return minus(at, MINUTE);
}

/** Lets somebody speak who has spoken at these instants since `paceStart`, the earliest first. */
export function checkPace(spoken: readonly Instant[]): Result<null, TooManyMessages> {
  const oldest = spoken.at(-MOST_A_MINUTE);
  if (oldest === undefined) return ok(null);
  const why = message('refused.chat.tooMany', { most: MOST_A_MINUTE });
  return err({ kind: 'too-many-messages', message: why, retryAt: plus(oldest, MINUTE) });
}
