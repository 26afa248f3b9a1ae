import type { Message } from '../../../../kernel/message.ts';
import { err, ok, type Result } from '../../../../kernel/result.ts';
import { LEAGUE_SIZES, leagueName, MOST_TIERS, tierOfLeague } from '../../rules/tiers.ts';
import type { LastCycle, LastLeague } from '../../rules/last-cycle.ts';
import { nameKey, readTable } from '../../../../application/table-text.ts';
import { message } from '../../../../application/texts/say.ts';

/** One line of a last cycle; `line` from 1, the heading included. */
export interface LastCycleLine {
  readonly line: number;
  readonly name: string;
  readonly previous: LastCycle;
}

const COLUMNS = ['name', 'league', 'tier', 'rank', 'disqualified', 'title'] as const;
type Column = (typeof COLUMNS)[number];
type Cells = Readonly<Partial<Record<Column, string>>>;

const YES = ['yes', 'true', '1', 'x'];
const NO = ['', 'no', 'false', '0'];
const MOST_LINES = 3_000;

/**
 * The lines of a last cycle as comma-separated text: a heading that names its columns in any order (`name`, `league`, `tier`,
 * `rank`, `disqualified`, `title`), then a player a line. A league or a tier with a place, or `holder` or `loser` as the title,
 * or both. Refuses the first line that cannot be. Source: Kuksu 12.
 */
export function readLastCycleTable(text: string): Result<readonly LastCycleLine[], Message> {
  const lines = readTable(text, { columns: COLUMNS, needed: 'name', mostLines: MOST_LINES });
  if (!lines.ok) return lines;
  const read: LastCycleLine[] = [];
  const names = new Map<string, number>();
  for (const { line, cells, isTooLong } of lines.value) {
    if (isTooLong) return err(message('formats.KUKSU.refused.line.moreCells', { line }));
    const one = readLine(line, cells);
    if (!one.ok) return one;
    const earlier = names.get(nameKey(one.value.name));
    if (earlier !== undefined)
      return err(message('formats.KUKSU.refused.line.twice', { line, name: one.value.name, earlier }));
    names.set(nameKey(one.value.name), line);
    read.push(one.value);
  }
  return ok(read);
}

function readLine(line: number, cells: Cells): Result<LastCycleLine, Message> {
  const { name = '', disqualified = '', title = '' } = cells;
  if (name === '') return err(message('formats.KUKSU.refused.line.noName', { line }));
  const out = disqualified.toLowerCase();
  if (!YES.includes(out) && !NO.includes(out))
    return err(message('formats.KUKSU.refused.line.disqualified', { line, disqualified }));
  const role = title.toUpperCase();
  if (role !== '' && role !== 'HOLDER' && role !== 'LOSER')
    return err(message('formats.KUKSU.refused.line.title', { line, title }));
  const league = readPlace(line, cells);
  if (!league.ok) return league;
  if (league.value === null && role === '') return err(message('formats.KUKSU.refused.line.nothing', { line, name }));
  const place = league.value === null ? null : { ...league.value, isDisqualified: YES.includes(out) };
  return ok({ line, name, previous: { league: place, title: role === '' ? null : role } });
}

function readPlace(line: number, { league = '', tier = '', rank = '' }: Cells): Result<Place | null, Message> {
  if (league === '' && tier === '' && rank === '') return ok(null);
  const place = wholeNumber(rank, LEAGUE_SIZES.max);
  if (place === null) return err(message('formats.KUKSU.refused.line.rank', { line, most: LEAGUE_SIZES.max, rank }));
  const given = tier === '' ? null : wholeNumber(tier, MOST_TIERS);
  if (tier !== '' && given === null)
    return err(message('formats.KUKSU.refused.line.tier', { line, most: MOST_TIERS, tier }));
  const named = league === '' ? null : tierOfLeague(league);
  if (league !== '' && named === null) return err(message('formats.KUKSU.refused.line.noLeague', { line, league }));
  if (given !== null && named !== null && given !== named)
    return err(message('formats.KUKSU.refused.line.otherTier', { line, league, tier: named, given }));
  const number = named ?? given;
  if (number === null) return err(message('formats.KUKSU.refused.line.noTier', { line }));
  return ok({ name: league === '' ? leagueName(number, 1).charAt(0) : league, tier: number, rank: place });
}

type Place = Omit<LastLeague, 'isDisqualified'>;

function wholeNumber(text: string, most: number): number | null {
  const number = Number(text);
  return /^\d+$/.test(text) && number >= 1 && number <= most ? number : null;
}
