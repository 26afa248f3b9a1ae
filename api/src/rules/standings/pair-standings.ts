import type { EntryId } from '../../kernel/ids.ts';
import { halfPoints, type HalfPoints } from '../../kernel/points.ts';
import { inHalves, USUAL_WORTH, type WorthInHalves } from './game-worth.ts';
import { crosstable, type CrosstableRow, type PairCell } from './crosstable.ts';
import type { PairGame, PairPlayer } from './pair-game.ts';
import { rank } from './rank.ts';
import type { TieBreak } from './standing.ts';
import type { TableRow } from './table-row.ts';
import { listTenths, type NamedScore } from '../ratings/list-score.ts';
import { TIE_BREAKS } from './tie-breaks/index.ts';
import { byListScore } from './tie-breaks/list-score.ts';
import type { TieBreakRule, TieBreakScore } from './tie-breaks/tie-break-rule.ts';

/** A ranked row of a pair table: the standing, its cells in the order of the ranks, and the exact numbers behind it. */
export interface PairRow extends TableRow {
  /** In eighths of a point at most; 0 where the table does not separate by it. */
  readonly neustadtl: number;
  /** The score of the player list, exactly. */
  readonly listTenths: number;
}

/**
 * What separates players with equal points, in order, what games are worth, and what rulings give beside them, in half points, which no
 * tie-break looks at; `first`: what orders before points; missing: nothing.
 */
export interface PairOrder {
  readonly first?: (entry: EntryId) => number;
  readonly rules: readonly TieBreakRule[];
  readonly worth: WorthInHalves;
  readonly adjusted?: ReadonlyMap<EntryId, number>;
}

/** One point a win, half a draw; then Neustadtl, then, where it is named, the score of the player list. Source: KIBA 9.1 to 9.4. */
export function usualPairOrder(named: NamedScore | null): PairOrder {
  return {
    rules: named === null ? [TIE_BREAKS.SB] : [TIE_BREAKS.SB, byListScore(named)],
    worth: inHalves(USUAL_WORTH),
  };
}

/**
 * The table of a group in which every pair plays twice, best row first: points, then what the order says; players whom nothing separates share a rank and stand in the order given. Valid while games are open.
 * The cells of every row follow the order of the ranks, so that the table is square; the terms follow the players given.
 * Source: KIBA 9.1 to 9.6, 9.8.
 */
export function pairStandings(
  players: readonly PairPlayer[],
  games: readonly PairGame[],
  { first = () => 0, rules, worth, adjusted }: PairOrder,
): readonly PairRow[] {
  const pointsOf = (row: CrosstableRow): HalfPoints => pointsIn(row, worth);
  const rows = crosstable(players, games);
  const points = new Map(rows.map((row) => [row.player.id, pointsOf(row)]));
  const byId = new Map(players.map((player) => [player.id, player]));
  const scored = rows.map((row) => {
    const table = { row, players: byId, points };
    const given = adjusted?.get(row.player.id) ?? 0;
    return {
      row,
      points: halfPoints(pointsOf(row) + given),
      scores: rules.map((rule) => ({ rule, score: rule.score(table) })),
    };
  });
  const ranked = rank(scored, (line) => [
    first(line.row.player.id),
    line.points,
    ...line.scores.map(({ score }) => score.order),
  ]);
  const place = new Map(ranked.map(({ row }, index) => [row.row.player.id, index]));
  return ranked.map(({ row: line, ...standing }) => ({
    standing: {
      ...standing,
      entry: line.row.player.id,
      points: line.points,
      played: sum(line.row.cells, ({ decided }) => decided),
      games: sum(line.row.cells, (cell) => cell.games.length),
      tieBreaks: line.scores.map(({ rule, score }) => shown(rule, score)),
      zone: null,
    },
    cells: line.row.cells.toSorted((a, b) => (place.get(a.opponent) ?? 0) - (place.get(b.opponent) ?? 0)),
    neustadtl: line.scores.find(({ rule }) => rule === TIE_BREAKS.SB)?.score.value ?? 0,
    listTenths: listTenths(line.row.player.elo, line.row.player.matches),
  }));
}

function pointsIn({ cells }: CrosstableRow, { win, draw, loss }: WorthInHalves): HalfPoints {
  return halfPoints(sum(cells, ({ wins, draws, losses }) => win * wins + draw * draws + loss * losses));
}

function shown({ code, name, rules }: TieBreakRule, { value, terms }: TieBreakScore): TieBreak {
  return { code, name, value, terms, rules };
}

function sum(cells: readonly PairCell[], count: (cell: PairCell) => number): number {
  return cells.reduce((total, cell) => total + count(cell), 0);
}
