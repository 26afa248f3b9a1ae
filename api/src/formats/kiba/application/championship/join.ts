import { wrongStatus, type InvalidInput, type SeriesFull } from '../../../../application/errors.ts';
import { readNumber } from '../../../../application/input-text.ts';
import type { JoinedAs, Joining, JoinRefusal } from '../../../../application/series-membership.ts';
import { err, ok, type Result } from '../../../../kernel/result.ts';
import { CHAMPIONSHIP_TOURNAMENTS } from '../../rules/championship/standings.ts';
import { message } from '../../../../application/texts/say.ts';

/** One of the four, before the Mabingwa is open. Source: Championship 2.1. */
export function joinChampionship({ wanted, others }: Joining): Result<JoinedAs, JoinRefusal> {
  if (others.some(({ seriesRole }) => seriesRole === 'MABINGWA')) {
    return err(wrongStatus('MABINGWA_GROUP', message('series.CHAMPIONSHIP.refused.mabingwaBegun')));
  }
  const taken = others.flatMap(({ seriesRole, seriesNumber }) => (seriesRole === 'TOURNAMENT' ? [seriesNumber] : []));
  const number = freeNumber(wanted, taken);
  return number.ok ? ok({ role: 'TOURNAMENT', number: number.value }) : number;
}

function freeNumber(
  wanted: number | null,
  taken: readonly (number | null)[],
): Result<number, InvalidInput | SeriesFull> {
  if (wanted === null) {
    const numbers = Array.from({ length: CHAMPIONSHIP_TOURNAMENTS }, (_, index) => index + 1);
    const free = numbers.find((number) => !taken.includes(number));
    if (free !== undefined) return ok(free);
    const why = message('series.CHAMPIONSHIP.refused.full', { tournaments: CHAMPIONSHIP_TOURNAMENTS });
    return err({ kind: 'series-full', message: why });
  }
  const number = readNumber('number', wanted, { least: 1, most: CHAMPIONSHIP_TOURNAMENTS });
  if (!number.ok || !taken.includes(wanted)) return number;
  return err({ kind: 'series-full', message: message('series.CHAMPIONSHIP.refused.numberTaken', { number: wanted }) });
}
