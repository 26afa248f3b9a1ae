import { halfPoints } from '../../../kernel/points.ts';
import type { EntryId } from '../../../kernel/ids.ts';
import { invariant } from '../../../kernel/assert.ts';
import { crosstable } from '../../../rules/standings/crosstable.ts';
import { rank } from '../../../rules/standings/rank.ts';
import type { TableRow } from '../../../rules/standings/table-row.ts';
import { TIE_BREAKS } from '../../../rules/standings/tie-breaks/index.ts';
import { disqualifiedLast } from '../../../rules/formats/disqualification.ts';
import { groupPairGames } from '../../../rules/formats/group-games.ts';
import type { FormatState } from '../../../rules/formats/format.ts';
import { adjustedHalves } from '../../../rules/formats/point-adjustment.ts';
import { halvesOf, roundsOf, worthOf } from './rounds.ts';
import type { SwissSettings } from './settings.ts';

/**
 * The table, best row first, who is disqualified last: points, with what rulings give and take, then the tie-breaks of its settings; whom nothing separates share a rank, in the order of the player
 * list. The cells of a row follow the order of the ranks. Empty for a group that is not there. Source: Swiss 5,
 * Common 5.3.
 */
export function swissTable(settings: SwissSettings, state: FormatState, group: string): readonly TableRow[] {
  const seats = state.plan.groups.find(({ key }) => key === group)?.entries ?? [];
  const byes = byesOf(state);
  const points = pointsOf(settings, state);
  const adjusted = adjustedHalves(state, group);
  const players = seats.map((id) => ({ id, name: nameOf(state, id), byes: byes.get(id) ?? 0 }));
  const byId = new Map(players.map((player) => [player.id, player]));
  const scored = crosstable(players, groupPairGames(state, group), 1).map((row) => ({
    row,
    points: halfPoints((points.get(row.player.id) ?? 0) + (adjusted.get(row.player.id) ?? 0)),
    scores: settings.tieBreaks
      .map((tieBreak) => TIE_BREAKS[tieBreak])
      .map(({ score, code, name, rules }) => ({
        ...{ code, name, rules },
        ...score({ row, players: byId, points: new Map([...points].map(([id, halves]) => [id, halfPoints(halves)])) }),
      })),
  }));
  const last = disqualifiedLast(state);
  const ranked = rank(scored, (line) => [
    last(line.row.player.id),
    line.points,
    ...line.scores.map(({ order }) => order),
  ]);
  const place = new Map(ranked.map(({ row }, index) => [row.row.player.id, index]));
  return ranked.map(({ row: line, ...standing }) => ({
    standing: {
      ...standing,
      entry: line.row.player.id,
      points: line.points,
      played: line.row.cells.reduce((sum, { decided }) => sum + decided, 0),
      games: line.row.cells.reduce((sum, { games }) => sum + games.length, 0),
      tieBreaks: line.scores.map(({ order: _order, ...shown }) => shown),
      zone: null,
    },
    cells: line.row.cells.toSorted((a, b) => (place.get(a.opponent) ?? 0) - (place.get(b.opponent) ?? 0)),
  }));
}

function pointsOf(settings: SwissSettings, state: FormatState): ReadonlyMap<EntryId, number> {
  const worth = worthOf(settings);
  const points = new Map<EntryId, number>();
  for (const pairing of roundsOf(state).flat()) {
    for (const entry of pairing.second === null ? [pairing.first] : [pairing.first, pairing.second]) {
      points.set(entry, (points.get(entry) ?? 0) + halvesOf(pairing, entry, worth));
    }
  }
  return points;
}

function byesOf(state: FormatState): ReadonlyMap<EntryId, number> {
  const resting = roundsOf(state).flatMap((round) => round.filter(({ second }) => second === null));
  return new Map([...Map.groupBy(resting, ({ first }) => first)].map(([entry, own]) => [entry, own.length]));
}

function nameOf({ entries }: FormatState, id: EntryId): string {
  const entry = entries.find((each) => each.id === id);
  invariant(entry !== undefined, `the planned entry ${id} is one of the tournament's`);
  return entry.name;
}
