import { err, ok, type Result } from '../../../kernel/result.ts';
import { CHAMPIONSHIP_TOURNAMENTS } from '../../../formats/kiba/rules/championship/standings.ts';
import type { SeriesRecord } from '../../../store/reading/series.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import type { SeriesRole } from '../../../store/tournament.ts';
import { invalidInput, wrongStatus, type InvalidInput, type SeriesFull, type WrongStatus } from '../../errors.ts';
import { readNumber } from '../../input-text.ts';

/** A tournament that is to join a series, the number that is asked for (null: the next), and what is there, nothing cancelled. */
export interface Joining {
  readonly tournament: Pick<TournamentRecord, 'format' | 'game' | 'status'>;
  readonly wanted: number | null;
  readonly others: readonly TournamentRecord[];
}

/** Every way in which a kind of series refuses a tournament. */
export type JoinRefusal = InvalidInput | WrongStatus | SeriesFull;

/** What a tournament becomes in its series. */
export interface JoinedAs {
  readonly role: SeriesRole;
  readonly number: number;
}

/** What a tournament becomes in a series of each kind. */
export const JOIN_RULES: Readonly<Record<SeriesRecord['kind'], (joining: Joining) => Result<JoinedAs, JoinRefusal>>> = {
  CHAMPIONSHIP: joinChampionship,
  TITLE: joinTitle,
};

/** One of the four: of KIBA's format, before the Mabingwa is open. Source: Championship 2.1. */
function joinChampionship({ tournament, wanted, others }: Joining): Result<JoinedAs, JoinRefusal> {
  if (tournament.format !== 'KIBA') {
    return err(invalidInput('format', 'The tournaments of a championship are KIBA tournaments.'));
  }
  if (others.some(({ seriesRole }) => seriesRole === 'MABINGWA')) {
    return err(wrongStatus('MABINGWA', 'The Mabingwa of this championship is open: its tournaments are over.'));
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
    const message = `A championship has ${CHAMPIONSHIP_TOURNAMENTS} tournaments, and this one has them.`;
    return err({ kind: 'series-full', message });
  }
  const number = readNumber('number', wanted, { least: 1, most: CHAMPIONSHIP_TOURNAMENTS });
  if (!number.ok || !taken.includes(wanted)) return number;
  return err({ kind: 'series-full', message: `This championship has its tournament ${wanted} already.` });
}

const LAST_CYCLE = 999;

/**
 * The next cycle, once the last one is over. The first may have any number, for a title may have begun elsewhere.
 * Source: Kuksu 12.
 */
function joinTitle({ tournament, wanted, others }: Joining): Result<JoinedAs, JoinRefusal> {
  if (tournament.format !== 'KUKSU') {
    return err(invalidInput('format', 'The cycles of a title are cycles of the Kuksu league.'));
  }
  const open = others.find(({ status }) => status !== 'FINISHED');
  if (open !== undefined) {
    return err(wrongStatus(open.status, `The cycles of a title follow one another, and ${open.name} is not over.`));
  }
  const last = others.at(-1)?.seriesNumber ?? null;
  if (last !== null && wanted !== null && wanted !== last + 1) {
    return err(invalidInput('number', `The next cycle of this title is cycle ${last + 1}.`));
  }
  const number = readNumber('number', wanted ?? (last ?? 0) + 1, { least: 1, most: LAST_CYCLE });
  return number.ok ? ok({ role: 'CYCLE', number: number.value }) : number;
}
