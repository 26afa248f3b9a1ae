import { invalidInput, wrongStatus } from '../../../../application/errors.ts';
import { readNumber } from '../../../../application/input-text.ts';
import type { JoinedAs, Joining, JoinRefusal } from '../../../../application/series-membership.ts';
import { err, ok, type Result } from '../../../../kernel/result.ts';
import { message } from '../../../../application/texts/say.ts';

const LAST_CYCLE = 999;

/**
 * The next cycle, once the last one is over. The first may have any number, for a title may have begun elsewhere.
 * Source: Kuksu 12.
 */
export function joinTitle({ wanted, others }: Joining): Result<JoinedAs, JoinRefusal> {
  const open = others.find(({ status }) => status !== 'FINISHED');
  if (open !== undefined) {
    return err(wrongStatus(open.status, message('series.TITLE.refused.cycleNotOver', { name: open.name })));
  }
  const last = others.at(-1)?.seriesNumber ?? null;
  if (last !== null && wanted !== null && wanted !== last + 1) {
    return err(invalidInput('number', message('series.TITLE.refused.nextNumber', { next: last + 1 })));
  }
  const number = readNumber('number', wanted ?? (last ?? 0) + 1, { least: 1, most: LAST_CYCLE });
  return number.ok ? ok({ role: 'CYCLE', number: number.value }) : number;
}
