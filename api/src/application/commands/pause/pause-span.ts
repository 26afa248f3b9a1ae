import { err, ok, type Result } from '../../../kernel/result.ts';
import { DAY, millis, plus, type Instant } from '../../../kernel/time.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import { invalidInput, wrongStatus, type InvalidInput, type WrongStatus } from '../../errors.ts';
import { message } from '../../texts/say.ts';

/** No pause ends later than so long from now, and none begins later. */
const FARTHEST = millis(365 * DAY);

/** Lets only a tournament go on whose games have clocks here and run. */
export function checkPausable({ status, venue }: TournamentRecord): Result<null, WrongStatus> {
  if (venue === 'ELSEWHERE') return err(wrongStatus(venue, message('refused.pause.elsewhere')));
  return status === 'RUNNING' ? ok(null) : err(wrongStatus(status, message('refused.pause.notRunning')));
}

/** An end that lies after an instant and not too far from now. */
export function checkEnd(until: Instant, after: Instant, at: Instant): Result<Instant, InvalidInput> {
  if (until <= after) return err(invalidInput('until', message('refused.pause.endsEarly', { after: { at: after } })));
  if (until <= plus(at, FARTHEST)) return ok(until);
  return err(invalidInput('until', message('refused.pause.endsLate', { latest: { at: plus(at, FARTHEST) } })));
}
