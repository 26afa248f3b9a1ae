import { err, ok, type Result } from '../../../../kernel/result.ts';
import { wrongStatus, type WrongStatus } from '../../../../application/errors.ts';
import type { Championship } from './championship.ts';
import { isBeforeMabingwa } from './viewer-rights.ts';
import { message } from '../../../../application/texts/say.ts';

/** Lets a championship go on whose four tournaments are finished and whose Mabingwa has not started. */
export function checkBeforeMabingwa(championship: Championship): Result<null, WrongStatus> {
  if (isBeforeMabingwa(championship)) return ok(null);
  const { state } = championship;
  return err(wrongStatus(state, message('series.CHAMPIONSHIP.refused.notBetween')));
}
