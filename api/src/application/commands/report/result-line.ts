import type { PlayerId } from '../../../kernel/ids.ts';
import { otherSeat, type Seat } from '../../../kernel/seat.ts';
import { message, type Message } from '../../../kernel/message.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { ResultHow } from '../../../rules/formats/format.ts';
import type { EntryRecord } from '../../../store/reading/entry.ts';
import type { GameRecord } from '../../../store/reading/game.ts';
import type { PastedChoice, PastedLine, PastedName } from '../../pasted/pasted-line.ts';
import { entrantsCalled } from '../../pasted/entrants-called.ts';
import { choiceFor, pastedName, toChoose } from '../../pasted/pasted-name.ts';
import { readTable, type TableLine } from '../../pasted/table-text.ts';
import type { ReportableHows } from '../../state/reportable-hows.ts';
import type { ReportedResult } from '../tournament/checked-report.ts';
import { nameAmong } from '../../state/name-among.ts';

const COLUMNS = ['first', 'second', 'result', 'address', 'how'] as const;
type Row = TableLine<(typeof COLUMNS)[number]>;

const MOST_LINES = 600;

/** A line of results: what it says of the games of its pair; nothing where it cannot be taken. */
export interface ResultLine {
  readonly pasted: PastedLine;
  readonly results: readonly ReportedResult[];
}

/** What lines of results are about. */
export interface ResultScope {
  readonly entries: readonly EntryRecord[];
  /** the open ones, those of a pair in their order */
  readonly games: readonly GameRecord[];
  readonly hows: ReportableHows;
  readonly choices: readonly PastedChoice[];
}

/**
 * The lines of a table of results: `first`, `second`, `result`, `address`, `how`, in this order or in that of a heading. The result has a
 * sign for each open game of the two, from the side of whoever stands first: `+` won, `-` lost, `=` drawn where games may be, `x` nobody
 * gets the point, `.` not played yet.
 */
export function readResultTable(text: string): Result<readonly Row[], Message> {
  return readTable(text, { columns: COLUMNS, needed: 'result', mayLackHeading: true, mostLines: MOST_LINES });
}

/** Every line with what it says, or why it cannot be taken; a game has its result from the first line that tells it. */
export function matchResults(rows: readonly Row[], scope: ResultScope): readonly ResultLine[] {
  const told = new Map<string, { readonly line: number; readonly result: ReportedResult }>();
  const called = entrantsCalled(scope.entries);
  return rows.map((row): ResultLine => {
    const { line, text } = row;
    const names = namesOf(row, called, scope.choices);
    const read = readLine(row, names, scope);
    const refused = (why: Message, column: number | null): ResultLine => ({
      pasted: { line, text, outcome: 'REFUSED', messages: [why], column, names },
      results: [],
    });
    if (!read.ok)
      return read.error.isOpen
        ? undecided(row, names, read.error.message)
        : refused(read.error.message, read.error.column);
    const [earlier] = read.value.flatMap(({ result }) => told.get(result.gameId) ?? []);
    if (earlier !== undefined) {
      const isSame = read.value.every(({ result }) => isSameResult(result, told.get(result.gameId)?.result));
      if (!isSame) return refused(message('pasted.result.twice', { line: earlier.line }), null);
      const messages = [message('pasted.earlier', { line: earlier.line })] as const;
      return { pasted: { line, text, outcome: 'NOTHING', messages, column: null, names }, results: [] };
    }
    for (const { result } of read.value) told.set(result.gameId, { line, result });
    const [first = message('pasted.result.nothing'), ...more] = read.value.map((one) => one.message);
    const outcome = read.value.length === 0 ? 'NOTHING' : 'TAKEN';
    return {
      pasted: { line, text, outcome, messages: [first, ...more], column: null, names },
      results: read.value.map(({ result }) => result),
    };
  });
}

function isSameResult({ winner, how }: ReportedResult, earlier: ReportedResult | undefined): boolean {
  return earlier?.winner === winner && earlier.how === how;
}

function undecided({ line, text }: Row, names: readonly PastedName[], why: Message): ResultLine {
  return { pasted: { line, text, outcome: 'UNDECIDED', messages: [why], column: null, names }, results: [] };
}

function namesOf(
  { line, cells }: Row,
  called: ReturnType<typeof entrantsCalled>,
  choices: readonly PastedChoice[],
): readonly PastedName[] {
  return [cells.first ?? '', cells.second ?? ''].map((name, index) => {
    const known = called(name).map(({ player }) => player.id);
    const usual = known.length === 1 ? (known[0] ?? null) : null;
    return pastedName({ name, known, usual, earlier: null, mayBeNew: false }, choiceFor(choices, line, index + 1));
  });
}

interface Told {
  readonly result: ReportedResult;
  readonly message: Message;
}
interface Unread {
  readonly message: Message;
  readonly column: number | null;
  /** who is meant has to be chosen */
  readonly isOpen: boolean;
}

function readLine(row: Row, names: readonly PastedName[], scope: ResultScope): Result<readonly Told[], Unread> {
  const { cells, order, isTooLong } = row;
  const unread = (why: Message, column: Row['order'][number] | null): Result<never, Unread> =>
    err({ message: why, column: column === null ? null : order.indexOf(column) + 1, isOpen: false });
  if (isTooLong) return err({ message: message('pasted.moreCells'), column: order.length + 1, isOpen: false });
  const signs = Array.from((cells.result ?? '').replaceAll(/\s/g, ''));
  const mayDraw = scope.hows.withoutWinner.includes('DRAWN');
  const possible = mayDraw ? '+-−=x.' : '+-−x.';
  if (signs.length === 0 || signs.some((sign) => !possible.includes(sign))) {
    const signsNamed = mayDraw ? '+ - = x .' : '+ - x .';
    return unread(message('pasted.result.signs', { result: cells.result ?? '', signs: signsNamed }), 'result');
  }
  const { how = '' } = cells;
  const way = how === '' ? 'PLAYED' : scope.hows.withWinner.find((one) => one === how.toUpperCase());
  if (way === undefined) {
    const hows = scope.hows.withWinner.map((one) => one.toLowerCase()).join(', ');
    return unread(message('pasted.result.how', { how, hows }), 'how');
  }
  for (const [index, { name, known }] of names.entries()) {
    if (known.length === 0) {
      return unread(message('pasted.result.stranger', { name }), index === 0 ? 'first' : 'second');
    }
  }
  const [one, other] = names.map(({ playerId }) => playerId);
  const pair = { one: names[0]?.name ?? '', other: names[1]?.name ?? '' };
  if (!one || !other) {
    const open = names.find(({ playerId }) => playerId === null);
    const why = open === undefined ? message('pasted.result.noGame', pair) : toChoose(open);
    return err({ message: why, column: null, isOpen: true });
  }
  const theirs = scope.games.filter(({ players }) => seatOf(players, one) !== null && seatOf(players, other) !== null);
  if (theirs.length === 0 || one === other) return unread(message('pasted.result.noGame', pair), null);
  if (signs.length > theirs.length) {
    return unread(message('pasted.result.tooMany', { ...pair, n: theirs.length }), 'result');
  }
  return ok(
    signs.flatMap((sign, index) => {
      const game = theirs[index];
      return game === undefined || sign === '.' ? [] : [tellGame(game, { sign, way, row, one, scope })];
    }),
  );
}

function tellGame(
  game: GameRecord,
  {
    sign,
    way,
    row,
    one,
    scope,
  }: {
    readonly sign: string;
    readonly way: ResultHow;
    readonly row: Row;
    readonly one: PlayerId;
    readonly scope: ResultScope;
  },
): Told {
  const { address = '' } = row.cells;
  const place = { address: address === '' ? null : address, boardNumber: null, at: null };
  const base = { gameId: game.id, ...place };
  const { number } = game;
  if (sign === '=') {
    return { result: { ...base, winner: null, how: 'DRAWN' }, message: message('pasted.result.drawn', { number }) };
  }
  if (sign === 'x') {
    const withoutWinner = scope.hows.withoutWinner.filter((how) => how !== 'DRAWN');
    const how = withoutWinner.find((one) => one === way) ?? withoutWinner[0] ?? 'NO_RESULT';
    return { result: { ...base, winner: null, how }, message: message('pasted.result.nobody', { number }) };
  }
  const seat: Seat = seatOf(game.players, one) ?? 'first';
  const winner = sign === '+' ? seat : otherSeat(seat);
  const won = scope.entries.find(({ player }) => player.id === game.players[winner]);
  const name = won === undefined ? '' : nameAmong(scope.entries, won.player);
  return { result: { ...base, winner, how: way }, message: message('pasted.result.won', { number, name }) };
}

function seatOf(players: GameRecord['players'], player: PlayerId): Seat | null {
  if (players.first === player) return 'first';
  return players.second === player ? 'second' : null;
}
