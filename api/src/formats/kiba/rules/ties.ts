import type { EntryId } from '../../../kernel/ids.ts';
import { rank } from '../../../rules/standings/rank.ts';
import type { Place } from './zones.ts';
import type { PlayoffGame } from './playoff-games.ts';
import type { KibaSettings } from './settings.ts';

/** A line of a table before its ties are resolved; lines are given in the order of the initial list. */
export interface TableLine {
  readonly entry: EntryId;
  readonly isGone: boolean;
  readonly keys: readonly number[];
}

/** Two who must play a game to decide who goes on; `first` stands higher in the initial list and moves first. */
export interface PlayoffPair {
  readonly first: EntryId;
  readonly second: EntryId;
}

/** What resolves the ties of a table; `byList`: who stands where he does only by the initial list. */
export interface Ties {
  readonly playoffWins: ReadonlyMap<EntryId, number>;
  readonly byList: ReadonlySet<EntryId>;
  readonly unplayed: readonly PlayoffPair[];
}

interface Rules {
  readonly places: readonly Place[];
  readonly games: readonly PlayoffGame[];
  readonly playoff: KibaSettings['playoff'];
}

/**
 * What resolves the ties of a table that the criteria of `keys` leave. A tie is decisive where the players in it who are
 * still there would have different places. NEEDED: a decisive tie asks for one game a pair of them; the games won in it
 * separate, and if they leave a decisive tie, the initial list does. LIST: the initial list separates every tie.
 * Source: KIBA 9.5, Common 1.4.
 */
export function tiesOf(lines: readonly TableLine[], { places, games, playoff }: Rules): Ties {
  const playoffWins = new Map<EntryId, number>();
  const byList = new Set<EntryId>();
  const unplayed: PlayoffPair[] = [];
  for (const { tied, isDecisive } of tiedLines(lines, places)) {
    if (playoff === 'LIST') {
      for (const { entry } of tied) byList.add(entry);
      continue;
    }
    const between = gamesBetween(tied, games);
    for (const { winner } of between) if (winner !== null) playoffWins.set(winner, (playoffWins.get(winner) ?? 0) + 1);
    if (isDecisive) unplayed.push(...unplayedPairs(tied, between));
  }
  if (playoff === 'LIST') return { playoffWins, byList, unplayed };
  const after = lines.map((line) => ({ ...line, keys: [...line.keys, playoffWins.get(line.entry) ?? 0] }));
  for (const { tied, isDecisive } of tiedLines(after, places)) {
    const between = gamesBetween(tied, games);
    const isPlayedOff = unplayedPairs(tied, between).length === 0 && between.every(({ decided }) => decided);
    if (isDecisive && isPlayedOff) for (const { entry } of tied) byList.add(entry);
  }
  return { playoffWins, byList, unplayed };
}

/** The lines that nothing separates, tie by tie, two at least in each, and whether those still there have different places. */
function tiedLines(lines: readonly TableLine[], places: readonly Place[]) {
  const ranked = rank(lines, ({ keys }) => keys);
  const here = ranked.filter(({ row }) => !row.isGone);
  const ties = Map.groupBy(ranked, (placed) => placed.rank).values();
  return [...ties]
    .filter((tie) => tie.length > 1)
    .map((tie) => {
      const leadTo = tie.flatMap((placed) => (placed.row.isGone ? [] : (places[here.indexOf(placed)] ?? 'OUT')));
      return { tied: tie.map(({ row }) => row), isDecisive: new Set(leadTo).size > 1 };
    });
}

function gamesBetween(tied: readonly TableLine[], games: readonly PlayoffGame[]): readonly PlayoffGame[] {
  const ids = new Set(tied.map(({ entry }) => entry));
  return games.filter(({ first, second }) => ids.has(first) && ids.has(second));
}

function unplayedPairs(tied: readonly TableLine[], between: readonly PlayoffGame[]): readonly PlayoffPair[] {
  const here = tied.filter(({ isGone }) => !isGone).map(({ entry }) => entry);
  return here.flatMap((first, index) =>
    here
      .slice(index + 1)
      .filter((second) => !between.some((game) => isOf(game, first) && isOf(game, second)))
      .map((second) => ({ first, second })),
  );
}

function isOf({ first, second }: PlayoffGame, entry: EntryId): boolean {
  return first === entry || second === entry;
}
