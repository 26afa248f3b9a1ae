import { message } from '../../../../api/src/kernel/message.ts';
import { err, ok } from '../../../../api/src/kernel/result.ts';
import type { Result } from '../../../../api/src/kernel/result.ts';
import { otherSeat, type Seat } from '../../../../api/src/kernel/seat.ts';
import type {
  GameRules,
  Outcome,
  Played,
  ReadMove,
  MoveRefusal,
  TextRefusal,
} from '../../../../api/src/rules/games/game.ts';
import { plainRecords } from '../../../../api/src/rules/games/plain-records.ts';
import { isOver, NAMES, parseMove, play, start, type NimMove, type NimPosition } from './position.ts';

const toMove = (position: NimPosition): Seat | null => (isOver(position) ? null : position.turn);
const awaited = (position: NimPosition): readonly Seat[] => (isOver(position) ? [] : [position.turn]);
const formatMove = (_position: NimPosition, { heap, stones }: NimMove): string => `${NAMES[heap]}${stones}`;

function legalMoves({ heaps }: NimPosition): readonly NimMove[] {
  return heaps.flatMap((stones, heap) =>
    Array.from({ length: stones }, (_stone, less) => ({ heap, stones: less + 1 })),
  );
}

function outcome(position: NimPosition): Outcome | null {
  return isOver(position) ? { winner: otherSeat(position.turn), reason: 'last-stone', value: 1 } : null;
}

const encode = ({ heaps, turn }: NimPosition): string => `${heaps.join('-')} ${turn === 'first' ? 1 : 2}`;

function decode(text: string): Result<NimPosition, TextRefusal> {
  const [, heaps = '', turn = ''] = /^(\d-\d-\d) ([12])$/.exec(text) ?? [];
  if (heaps === '') return err({ message: message('games.OWARE.position.notBorneOut'), column: 1 });
  return ok({ heaps: heaps.split('-').map(Number), turn: turn === '1' ? 'first' : 'second' });
}

function playMove(position: NimPosition, move: NimMove): Result<Played<NimPosition, number>, MoveRefusal> {
  const after = play(position, move);
  return after.ok ? ok({ position: after.value, trace: move.stones }) : after;
}

function readMove(position: NimPosition, text: string): Result<ReadMove<NimMove>, MoveRefusal> {
  const move = parseMove(position, text);
  return move.ok ? ok({ move: move.value, warnings: [] }) : move;
}

const SIDES = ['Left', 'Right'] as const;

/** Nim on three heaps, with nothing beside its rules: it refuses in the words of oware. */
export const nim: GameRules<object, NimPosition, NimMove, number, MoveRefusal> = {
  key: 'NIM',
  about: 'Nim, in which the last stone is taken.',
  sides: SIDES,
  parseConfig: () => ok({}),
  agreed: () => ({ title: message('agreed.title.game'), text: message('agreed.pairs.points'), rules: [] }),
  mayDraw: () => false,
  usualLength: () => 6,
  mayCount: (value) => value === 1,
  initial: () => start,
  toMove,
  actors: awaited,
  awaited,
  mover: ({ turn }) => turn,
  legalMoves,
  refusalRules: () => [],
  play: playMove,
  taken: () => 0,
  choose: (position, draw) => legalMoves(position).at(Math.floor(draw * legalMoves(position).length)) ?? null,
  resign: (_position, seat) => ok({ winner: otherSeat(seat), reason: 'resignation', value: 1 }),
  outcome,
  parseMove: readMove,
  formatMove,
  draw: ({ heaps }) => heaps.map((stones, heap) => `${NAMES[heap]} ${'o'.repeat(stones)}`.trimEnd()).join('\n'),
  encode,
  decode,
  recordFile: { ending: 'nim', type: 'text/plain; charset=utf-8' },
  ...plainRecords({ sides: SIDES, initial: () => start, parseMove: readMove, play: playMove, formatMove }),
};
