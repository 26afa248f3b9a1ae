import { invariant } from '../../kernel/assert.ts';
import type { EntryId, GroupId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { ResultHow } from '../../rules/formats/format.ts';
import type { CellGame, PairCell } from '../../rules/standings/crosstable.ts';
import type { EntryRecord } from '../../store/reading/entry.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { PairingRecord } from '../../store/reading/pairing.ts';
import type { AppContext } from '../context.ts';
import { tournamentState } from './tournament-state.ts';
import type { TournamentState } from '../state/format-state.ts';
import { derivedOnce, readingOf } from './reading.ts';
import { shownTable, type ShownStanding } from './standings.ts';

export const CROSSTABLE_MARKS = ['WON', 'LOST', 'RUNNING', 'NOT_STARTED', 'DRAWN', 'VOID'] as const;
export type CrosstableMark = (typeof CROSSTABLE_MARKS)[number];

/** One game as the row's player sees it; `how` null while it is open. */
export interface CrosstableGame {
  readonly game: GameRecord;
  readonly number: number;
  readonly mark: CrosstableMark;
  readonly how: ResultHow | null;
  /** A director has replaced an earlier result. */
  readonly overridden: boolean;
}

/** One opponent, and the games against him by number. */
export interface CrosstableCell {
  readonly opponent: EntryRecord;
  readonly pairing: PairingRecord;
  readonly games: readonly CrosstableGame[];
}

/** A row in the order of the ranks; its cells are in that order too. */
export interface GroupCrosstableRow {
  readonly standing: ShownStanding;
  readonly cells: readonly CrosstableCell[];
}

/** Everybody against everybody; provisional while a game is open. */
export interface GroupCrosstable {
  readonly provisional: boolean;
  readonly rows: readonly GroupCrosstableRow[];
}

/** The crosstable of a group, best first; `asOf` null: as it stands. Opponents who are not paired have no cell. */
export function groupCrosstable(context: AppContext, id: GroupId, asOf: Instant | null): Promise<GroupCrosstable> {
  const reading = readingOf(context);
  return derivedOnce(reading, `crosstable ${id} ${asOf ?? ''}`, async () => {
    const group = await reading.groups.load(id);
    invariant(group, `group ${id} exists`);
    const [rows, state, entries, pairings] = await Promise.all([
      shownTable(context, id, asOf),
      tournamentState(context, group.tournamentId, asOf),
      reading.entriesOf.load(group.tournamentId),
      reading.pairingsOf.load(group.tournamentId),
    ]);
    const arranged = new Set(state.state.plan.pairings.map(({ key }) => key));
    const board: Board = {
      state,
      asOf,
      entries: new Map(entries.map((entry) => [entry.id, entry])),
      pairings: pairingsByOpponents(pairings.filter(({ groupId, key }) => groupId === id && arranged.has(key))),
    };
    return {
      provisional: rows.some(({ row }) => row.standing.played < row.standing.games),
      rows: rows.map(({ row, standing }) => ({
        standing,
        cells: row.cells.flatMap((cell) => cellOf(board, standing.entry, cell)),
      })),
    };
  });
}

interface Board {
  readonly state: TournamentState;
  readonly asOf: Instant | null;
  readonly entries: ReadonlyMap<EntryId, EntryRecord>;
  readonly pairings: ReadonlyMap<string, PairingRecord>;
}

function cellOf(board: Board, player: EntryId, cell: PairCell): readonly CrosstableCell[] {
  const opponent = board.entries.get(cell.opponent);
  const pairing = board.pairings.get(pairName(player, cell.opponent));
  if (opponent === undefined || pairing === undefined) return [];
  return [{ opponent, pairing, games: cell.games.map((game) => crosstableGame(board, game)) }];
}

/** A game of a table with its record and how it came to its result; it must be a game of the tournament. */
export function crosstableGame(
  { state, asOf }: Pick<Board, 'state' | 'asOf'>,
  { key, number, sign }: Pick<CellGame, 'key' | 'number' | 'sign'>,
): CrosstableGame {
  const game = key === null ? undefined : state.games.get(key);
  invariant(game, `game ${key} of a table is a game of its tournament`);
  const results = state.results.get(game.key) ?? [];
  const base = { game, number, how: results.at(-1)?.how ?? null, overridden: results.length > 1 };
  if (sign === '+') return { ...base, mark: 'WON' };
  if (sign === '-') return { ...base, mark: 'LOST' };
  if (sign === '=') return { ...base, mark: 'DRAWN' };
  if (sign === 'x') return { ...base, mark: 'VOID' };
  const hasStarted = game.startedAt !== null && (asOf === null || game.startedAt <= asOf);
  return { ...base, mark: hasStarted ? 'RUNNING' : 'NOT_STARTED' };
}

function pairingsByOpponents(pairings: readonly PairingRecord[]): ReadonlyMap<string, PairingRecord> {
  const byOpponents = new Map<string, PairingRecord>();
  for (const pairing of pairings) {
    const { firstEntryId: first, secondEntryId: second } = pairing;
    if (first !== null && second !== null) byOpponents.set(pairName(first, second), pairing);
  }
  return byOpponents;
}

function pairName(one: EntryId, other: EntryId): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}
