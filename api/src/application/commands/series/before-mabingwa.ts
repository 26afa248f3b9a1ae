import { err, ok, type Result } from '../../../kernel/result.ts';
import { wrongStatus, type WrongStatus } from '../../errors.ts';
import type { Championship } from '../../queries/series/championship.ts';

/** Lets a championship go on whose four tournaments are finished and whose Mabingwa has not started. */
export function checkBeforeMabingwa({ state, mabingwa }: Championship): Result<null, WrongStatus> {
  const isBefore = mabingwa === null ? state === 'COMPLETE' : mabingwa.tournament.status === 'CLOSED';
  if (isBefore) return ok(null);
  return err(wrongStatus(state, 'This is done between the end of the four tournaments and the start of the Mabingwa.'));
}
