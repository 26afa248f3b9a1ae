import type { EntryId } from '../../../kernel/ids.ts';
import { message } from '../../../kernel/message.ts';
import { halfPoints, type HalfPoints } from '../../../kernel/points.ts';
import { crosstable, type CrosstableRow, type PairCell } from '../../../rules/standings/crosstable.ts';
import type { PairGame } from '../../../rules/standings/pair-game.ts';
import { rank } from '../../../rules/standings/rank.ts';
import type { TieBreak } from '../../../rules/standings/standing.ts';
import { TIE_BREAKS } from '../../../rules/standings/tie-breaks/index.ts';
import type { TieBreakScore } from '../../../rules/standings/tie-breaks/tie-break-rule.ts';
import type { LeaguePlayer } from './league-player.ts';
import { movementOf, type LeagueMovement } from './movement.ts';
import { trophies, type TrophyRow } from './trophies.ts';

/** A row of a league, with the exact numbers behind it; its cells in the order of the table. */
export interface LeagueRow extends TrophyRow {
  readonly cells: readonly PairCell[];
  /** of the place that he has: where nothing separates two, the order given has chosen (`standing.shared`) */
  readonly movement: LeagueMovement;
}

/** The two official orders of one league: by the league's own tie-breaks, and the trophies by the site's, best first. */
export interface LeagueTable {
  readonly rows: readonly LeagueRow[];
  readonly trophies: readonly LeaguePlayer[];
}

/**
 * The table of a league of tier `tier`: points (games won, and what rulings give in half points, `adjusted`), SODOS, tier of the last cycle (higher first), place in it, rating;
 * who was not in the last cycle comes after those who were. A disqualification changes no place. Where all this is equal the
 * rank is shared and the order given stands. Valid while games are open.
 * Source: Kuksu 3, Common 5.3.
 */
export function leagueTable(
  tier: number,
  players: readonly LeaguePlayer[],
  games: readonly PairGame[],
  adjusted: ReadonlyMap<EntryId, number> = new Map(),
): LeagueTable {
  const rows = crosstable(players, games, 1);
  const points = new Map(rows.map((row) => [row.player.id, pointsOf(row)]));
  const byId = new Map(players.map((player) => [player.id, player]));
  const scored = rows.map((row) => {
    const table = { row, players: byId, points };
    const given = adjusted.get(row.player.id) ?? 0;
    return {
      row,
      points: halfPoints(pointsOf(row) + given),
      sodos: TIE_BREAKS.SODOS.score(table),
      sos: TIE_BREAKS.SOS.score(table),
    };
  });
  const ranked = rank(scored, (line) => [line.points, line.sodos.order, ...lastKeys(line.row.player)]);
  const place = new Map(ranked.map(({ row }, index) => [row.row.player.id, index]));
  const table = ranked.map(({ row: line, ...placed }, index): LeagueRow => {
    const { player, cells } = line.row;
    const movement = movementOf(tier, index + 1);
    return {
      player,
      standing: {
        ...placed,
        entry: player.id,
        points: line.points,
        played: sum(cells, ({ decided }) => decided),
        games: sum(cells, (cell) => cell.games.length),
        tieBreaks: tieBreaksOf(player, line.sodos),
        zone: movement,
      },
      cells: cells.toSorted((a, b) => (place.get(a.opponent) ?? 0) - (place.get(b.opponent) ?? 0)),
      movement,
      sodosHalves: line.sodos.order,
      sosHalves: line.sos.order,
    };
  });
  return { rows: table, trophies: trophies(table) };
}

function pointsOf({ cells }: CrosstableRow<LeaguePlayer>): HalfPoints {
  return halfPoints(2 * sum(cells, ({ wins }) => wins));
}

/** A last tier and a place that are worse than any: of who was not in the last cycle. */
const NOT_IN_IT = Number.MAX_SAFE_INTEGER;

function lastKeys({ last, rating }: LeaguePlayer): readonly number[] {
  return [-(last?.tier ?? NOT_IN_IT), -(last?.rank ?? NOT_IN_IT), rating];
}

function tieBreaksOf({ last, rating }: LeaguePlayer, { value, terms }: TieBreakScore): readonly TieBreak[] {
  const { code, name, rules } = TIE_BREAKS.SODOS;
  const ofLastCycle = { isLessBetter: true, terms: [], rules } as const;
  const inLast =
    last === null
      ? []
      : [
          { ...ofLastCycle, code: 'LAST_TIER', name: message('formats.KUKSU.tieBreak.LAST_TIER'), value: last.tier },
          { ...ofLastCycle, code: 'LAST_RANK', name: message('formats.KUKSU.tieBreak.LAST_RANK'), value: last.rank },
        ];
  return [
    { code, name, value, terms, rules },
    ...inLast,
    {
      code: 'RATING',
      name: message('formats.KUKSU.tieBreak.RATING'),
      value: rating,
      terms: [],
      rules: ['Kuksu 3.2', 'Kuksu 3.4'],
    },
  ];
}

function sum(cells: readonly PairCell[], count: (cell: PairCell) => number): number {
  return cells.reduce((total, cell) => total + count(cell), 0);
}
