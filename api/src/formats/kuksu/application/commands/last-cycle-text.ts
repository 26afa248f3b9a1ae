import { err, ok, type Result } from '../../../../kernel/result.ts';
import { LEAGUE_SIZES, leagueName, MOST_TIERS, tierOfLeague } from '../../rules/tiers.ts';
import type { LastCycle, LastLeague } from '../../rules/last-cycle.ts';
import { nameKey, readTable } from '../../../../application/table-text.ts';

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
 * or both. Refuses the first line that cannot be, in a sentence that says which. Source: Kuksu 12.
 */
export function readLastCycleTable(text: string): Result<readonly LastCycleLine[], string> {
  const lines = readTable(text, { columns: COLUMNS, needed: 'name', mostLines: MOST_LINES });
  if (!lines.ok) return lines;
  const read: LastCycleLine[] = [];
  const names = new Map<string, number>();
  for (const { line, cells, isTooLong } of lines.value) {
    if (isTooLong) return err(`Line ${line}: there are more cells than columns.`);
    const one = readLine(cells);
    if (!one.ok) return err(`Line ${line}: ${one.error}.`);
    const earlier = names.get(nameKey(one.value.name));
    if (earlier !== undefined) return err(`Line ${line}: "${one.value.name}" is in line ${earlier} already.`);
    names.set(nameKey(one.value.name), line);
    read.push({ line, ...one.value });
  }
  return ok(read);
}

function readLine(cells: Cells): Result<Omit<LastCycleLine, 'line'>, string> {
  const { name = '', disqualified = '', title = '' } = cells;
  if (name === '') return err('the name is missing');
  const out = disqualified.toLowerCase();
  if (!YES.includes(out) && !NO.includes(out)) return err(`disqualified is yes or no, not "${disqualified}"`);
  const role = title.toUpperCase();
  if (role !== '' && role !== 'HOLDER' && role !== 'LOSER')
    return err(`title is holder, loser or nothing, not "${title}"`);
  const league = readPlace(cells);
  if (!league.ok) return league;
  if (league.value === null && role === '') return err(`"${name}" has neither a place nor the title`);
  const place = league.value === null ? null : { ...league.value, isDisqualified: YES.includes(out) };
  return ok({ name, previous: { league: place, title: role === '' ? null : role } });
}

function readPlace({ league = '', tier = '', rank = '' }: Cells): Result<Place | null, string> {
  if (league === '' && tier === '' && rank === '') return ok(null);
  const place = wholeNumber(rank, LEAGUE_SIZES.max);
  if (place === null) return err(`rank is a whole number from 1 to ${LEAGUE_SIZES.max}, not "${rank}"`);
  const given = tier === '' ? null : wholeNumber(tier, MOST_TIERS);
  if (tier !== '' && given === null) return err(`tier is a whole number from 1 to ${MOST_TIERS}, not "${tier}"`);
  const named = league === '' ? null : tierOfLeague(league);
  if (league !== '' && named === null) return err(`no league is called "${league}"`);
  if (given !== null && named !== null && given !== named)
    return err(`league ${league} is of tier ${named}, not ${given}`);
  const number = named ?? given;
  if (number === null) return err('a place needs its league or its tier');
  return ok({ name: league === '' ? leagueName(number, 1).charAt(0) : league, tier: number, rank: place });
}

type Place = Omit<LastLeague, 'isDisqualified'>;

function wholeNumber(text: string, most: number): number | null {
  const number = Number(text);
  return /^\d+$/.test(text) && number >= 1 && number <= most ? number : null;
}
