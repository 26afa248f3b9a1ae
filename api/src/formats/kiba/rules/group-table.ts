import type { EntryId } from '../../../kernel/ids.ts';
import { playerList } from '../../../rules/ratings/player-list.ts';
import type { PairRow } from '../../../rules/standings/pair-standings.ts';
import { rank } from '../../../rules/standings/rank.ts';
import { disqualifiedLast } from '../../../rules/formats/disqualification.ts';
import type { FormatState, PlannedGroup } from '../../../rules/formats/format.ts';
import { kibaPairTable } from './score.ts';
import { goneBefore } from './gone.ts';
import { lastTieBreaks } from './last-tie-breaks.ts';
import { placesOf } from './places.ts';
import { playoffGames } from './playoff-games.ts';
import type { KibaSettings } from './settings.ts';
import { tiesOf, type PlayoffPair } from './ties.ts';

/** A row of the table of a group. `keys`: score, Neustadtl, KIBA score in tenths, play-off games won; more is better. */
export interface KibaRow {
  readonly entry: EntryId;
  readonly row: PairRow;
  readonly keys: readonly number[];
  /** he withdrew before the stage was over, and goes no further */
  readonly isGone: boolean;
}

/** The table of a group, best first, and the play-off games that it asks for and that are not planned, the stage being over. */
export interface KibaTable {
  readonly rows: readonly KibaRow[];
  readonly unplayed: readonly PlayoffPair[];
}

/**
 * The table of a group of the qualification or a semi-final: score, Neustadtl, KIBA score, then the play-off, and where that
 * leaves a decisive place tied, the initial list. Players whom nothing separates share the rank and stand in the order of
 * that list. With ANNUL, who withdrew is not in it, nor are his games; who is disqualified is last. Valid while games are open.
 * Source: KIBA 8.2, 9, Common 1.4.
 */
export function kibaTable(settings: KibaSettings, state: FormatState, group: PlannedGroup): KibaTable {
  const gone = goneBefore(state, group.stage);
  const struck = settings.withdrawal === 'ANNUL' ? gone : new Set<EntryId>();
  const list = playerList(state.entries).map(({ id }) => id);
  const listPlace = new Map(list.map((id, index) => [id, index + 1]));
  const names = new Map(state.entries.map(({ id, name }) => [id, name]));
  const games = playoffGames(state, group.key);
  const lines = kibaPairTable(withoutPlayers(state, group, struck), group.key)
    .map((row) => lineOf(row, listPlace, gone))
    .toSorted((a, b) => a.place - b.place);
  const last = disqualifiedLast(state);
  const places = placesOf(settings, state, group.stage);
  const { playoffWins, byList, unplayed } = tiesOf(lines, { places, games, playoff: settings.playoff });
  const keyed = lines.map((line) => ({ ...line, keys: [...line.keys, playoffWins.get(line.entry) ?? 0] }));
  const ranked = rank(keyed, ({ keys, entry, isGone, place }) => [
    isGone ? last(entry) : 1,
    ...keys,
    byList.has(entry) ? -place : 0,
  ]);
  const order = new Map(ranked.map(({ row }, index) => [row.entry, index]));
  const rows = ranked.map(({ row: line, ...placed }) => {
    const { entry, keys, isGone, place, row } = line;
    const last = lastTieBreaks(entry, { games, names, place, isByList: byList.size > 0 });
    const standing = { ...row.standing, ...placed, tieBreaks: [...row.standing.tieBreaks, ...last] };
    const cells = row.cells.toSorted((a, b) => (order.get(a.opponent) ?? 0) - (order.get(b.opponent) ?? 0));
    return { entry, keys, isGone, row: { ...row, cells, standing } };
  });
  return { rows, unplayed };
}

function lineOf(row: PairRow, listPlace: ReadonlyMap<EntryId, number>, gone: ReadonlySet<EntryId>) {
  const { entry, points } = row.standing;
  const keys = [points, row.neustadtl, row.listTenths];
  return { entry, row, keys, isGone: gone.has(entry), place: listPlace.get(entry) ?? 0 };
}

function withoutPlayers(state: FormatState, group: PlannedGroup, out: ReadonlySet<EntryId>): FormatState {
  if (out.size === 0) return state;
  const groups = state.plan.groups.map((planned) =>
    planned.key === group.key ? { ...planned, entries: planned.entries.filter((entry) => !out.has(entry)) } : planned,
  );
  return { ...state, plan: { ...state.plan, groups } };
}
