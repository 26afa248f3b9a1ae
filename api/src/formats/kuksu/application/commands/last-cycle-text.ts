import { message, type Message } from '../../../../kernel/message.ts';
import { err, ok, type Result } from '../../../../kernel/result.ts';
import { LEAGUE_SIZES, leagueName, MOST_TIERS, tierOfLeague } from '../../rules/tiers.ts';
import type { LastCycle, LastLeague } from '../../rules/last-cycle.ts';
import { readTable, type TableLine } from '../../../../application/pasted/table-text.ts';

const COLUMNS = ['name', 'league', 'tier', 'rank', 'disqualified', 'title'] as const;
type Column = (typeof COLUMNS)[number];
type Cells = Readonly<Partial<Record<Column, string>>>;

/** A row of a last cycle as it stands in the text. */
export type LastCycleRow = TableLine<Column>;

/** Why a row cannot be read, and in which column; null: in none in particular. */
export interface UnreadLastCycle {
  readonly column: Column | null;
  readonly message: Message;
}

const YES = ['yes', 'true', '1', 'x'];
const NO = ['', 'no', 'false', '0'];
const MOST_LINES = 3_000;

/**
 * The rows of a last cycle as a table: a heading that names its columns in any order (`name`, `league`, `tier`, `rank`, `disqualified`,
 * `title`), then a player a line. Refuses a heading that cannot be. Source: Kuksu 12.
 */
export function readLastCycleTable(text: string): Result<readonly LastCycleRow[], Message> {
  return readTable(text, { columns: COLUMNS, needed: 'name', mostLines: MOST_LINES });
}

/** What a row says of its player: a league or a tier with a place, or `holder` or `loser` as the title, or both. */
export function readLastCycleRow({ cells, isTooLong }: LastCycleRow): Result<LastCycle, UnreadLastCycle> {
  if (isTooLong) return unread(null, message('pasted.moreCells'));
  const { name = '', disqualified = '', title = '' } = cells;
  if (name === '') return unread('name', message('formats.KUKSU.refused.line.noName'));
  const out = disqualified.toLowerCase();
  if (!YES.includes(out) && !NO.includes(out))
    return unread('disqualified', message('formats.KUKSU.refused.line.disqualified', { disqualified }));
  const role = title.toUpperCase();
  if (role !== '' && role !== 'HOLDER' && role !== 'LOSER')
    return unread('title', message('formats.KUKSU.refused.line.title', { title }));
  const league = readPlace(cells);
  if (!league.ok) return league;
  if (league.value === null && role === '')
    return unread(null, message('formats.KUKSU.refused.line.nothing', { name }));
  const place = league.value === null ? null : { ...league.value, isDisqualified: YES.includes(out) };
  return ok({ league: place, title: role === '' ? null : role });
}

function readPlace({ league = '', tier = '', rank = '' }: Cells): Result<Place | null, UnreadLastCycle> {
  if (league === '' && tier === '' && rank === '') return ok(null);
  const place = wholeNumber(rank, LEAGUE_SIZES.max);
  if (place === null)
    return unread('rank', message('formats.KUKSU.refused.line.rank', { most: LEAGUE_SIZES.max, rank }));
  const given = tier === '' ? null : wholeNumber(tier, MOST_TIERS);
  if (tier !== '' && given === null)
    return unread('tier', message('formats.KUKSU.refused.line.tier', { most: MOST_TIERS, tier }));
  const named = league === '' ? null : tierOfLeague(league);
  if (league !== '' && named === null)
    return unread('league', message('formats.KUKSU.refused.line.noLeague', { league }));
  if (given !== null && named !== null && given !== named)
    return unread('tier', message('formats.KUKSU.refused.line.otherTier', { league, tier: named, given }));
  const number = named ?? given;
  if (number === null) return unread('league', message('formats.KUKSU.refused.line.noTier'));
  return ok({ name: league === '' ? leagueName(number, 1).charAt(0) : league, tier: number, rank: place });
}

type Place = Omit<LastLeague, 'isDisqualified'>;

function unread(column: Column | null, why: Message): Result<never, UnreadLastCycle> {
  return err({ column, message: why });
}

function wholeNumber(text: string, most: number): number | null {
  const number = Number(text);
  return /^\d+$/.test(text) && number >= 1 && number <= most ? number : null;
}
