import { message, type Message } from '../../../kernel/message.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { otherSeat } from '../../../kernel/seat.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { crawfordAt } from '../../../rules/match-score.ts';
import type { TextRefusal } from '../../../rules/games/game.ts';
import { bitsOf, lettersOf } from './letters.ts';
import { matchProblem } from './match-problem.ts';
import type { BackgammonPosition, Board, GameEnd } from './types.ts';

const LETTERS = 12;
/** Bits of the fields, in their order: cube, owner, on roll, Crawford, state, decision, doubled, resigned, two dice, length, two scores, Jacoby off. */
const WIDTHS = [4, 2, 1, 1, 3, 1, 1, 2, 3, 3, 15, 15, 15, 1] as const;
const CENTRED = 3;
const NO_GAME = 0;
const PLAYING = 1;
const ENDED: Readonly<Record<GameEnd, number>> = { play: 2, resignation: 3, drop: 4 };
/** The longest match and the highest score that a Match ID can tell. */
export const MOST_IN_ID = 2 ** 15 - 1;

/**
 * A match as the 12 letters of GNU Backgammon's Match ID, White being player 0, the larger die first, Jacoby off. It tells neither the games nor
 * that the Crawford game has been. Source: Backgammon 1.
 */
export function matchId({ config, score, crawford, cube, turn, phase, games }: BackgammonPosition): string {
  const dice = phase.kind === 'play' ? [Math.max(...phase.dice), Math.min(...phase.dice)] : [0, 0];
  const last = games.at(-1);
  const values = [
    Math.log2(cube.value),
    cube.owner === null ? CENTRED : playerOf(cube.owner),
    playerOf(turn),
    crawford === 'now' ? 1 : 0,
    phase.kind === 'over' && last !== undefined ? ENDED[last.end] : PLAYING,
    playerOf(phase.kind === 'doubled' ? otherSeat(turn) : turn),
    phase.kind === 'doubled' ? 1 : 0,
    0,
    ...dice,
    config.length,
    Math.min(score.first, MOST_IN_ID),
    Math.min(score.second, MOST_IN_ID),
    1,
  ];
  const bits = WIDTHS.flatMap((width, field) =>
    Array.from({ length: width }, (_, bit) => ((values[field] ?? 0) >> bit) & 1),
  );
  return lettersOf(bits, LETTERS);
}

/**
 * The match that a Match ID tells of, on this board of who is on roll. Refuses what is no ID, and what no match of
 * ours is: a score that has won already, a cube or double that cannot be, an offer of resignation.
 */
export function readMatchId(text: string, board: Board): Result<BackgammonPosition, TextRefusal> {
  const bits = bitsOf(text, LETTERS, 'MATCH');
  if (!bits.ok) return bits;
  let at = 0;
  const values = WIDTHS.map((width) => {
    const value = bits.value.slice(at, at + width).reduce((sum, bit, index) => sum + bit * 2 ** index, 0);
    at += width;
    return value;
  });
  const [log = 0, owner = 0, onRoll = 0, isCrawford = 0, state = 0, decision = 0, doubled = 0] = values;
  const [resigned = 0, die1 = 0, die2 = 0, length = 0, score0 = 0, score1 = 0] = values.slice(7);
  if (bits.value.includes(1, at)) return refuse(message('games.BACKGAMMON.id.bitsLeft'));
  if (owner === 2) return refuse(message('games.BACKGAMMON.id.cube'));
  if (state > PLAYING) return refuse(message('games.BACKGAMMON.id.over'));
  if (resigned > 0) return refuse(message('games.BACKGAMMON.id.resigned'));
  if (die1 > 6 || die2 > 6 || (die1 === 0) !== (die2 === 0))
    return refuse(message('games.BACKGAMMON.id.dice', { one: die1, two: die2 }));
  const turn = seatOf(onRoll);
  if ((decision === onRoll) !== (doubled === 0)) return refuse(message('games.BACKGAMMON.id.wrongSide'));
  const crawford = isCrawford === 1 ? 'now' : crawfordAt('before', [score0, score1], length);
  const position: BackgammonPosition = {
    config: { length, resignations: 'BY_THE_BOARD' },
    score: { first: score0, second: score1 },
    games: [],
    crawford: isCrawford === 0 && crawford === 'now' ? 'after' : crawford,
    men: turn === 'first' ? { first: board.mover, second: board.other } : { first: board.other, second: board.mover },
    cube: { value: 2 ** log, owner: owner === CENTRED ? null : seatOf(owner) },
    doublings: doubled === 1 ? [{ by: turn, to: 2 ** (log + 1), answer: null }] : [],
    turn,
    rolls: 0,
    phase: phaseOf(state, doubled, [die1, die2]),
  };
  const problem = matchProblem(position);
  return problem === null ? ok(position) : err({ message: problem, column: 1 });
}

function phaseOf(state: number, doubled: number, dice: readonly [number, number]): BackgammonPosition['phase'] {
  if (doubled === 1) return { kind: 'doubled' };
  if (dice[0] > 0) return { kind: 'play', dice };
  return { kind: state === NO_GAME ? 'opening' : 'turn' };
}

function playerOf(seat: Seat): number {
  return seat === 'first' ? 0 : 1;
}

function seatOf(player: number): Seat {
  return player === 0 ? 'first' : 'second';
}

function refuse(what: Message): Result<never, TextRefusal> {
  return err({ message: message('games.BACKGAMMON.id.noMatch', { what }), column: 1 });
}
