import { message, type Message } from '../../../kernel/message.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { otherSeat } from '../../../kernel/seat.ts';
import type { TextRefusal } from '../../../rules/games/game.ts';
import { encode } from './encode.ts';
import { matchProblem } from './match-problem.ts';
import { afterGame, opening } from './match.ts';
import { readPositionId } from './position-id.ts';
import { cubeAfter, readDoublings, readGames, seatOf } from './read-games.ts';
import { parseStartScore } from './start-score.ts';
import type { BackgammonConfig, BackgammonPhase, BackgammonPosition } from './types.ts';

/** The most characters of a line: some hundred games with their doubles. */
const LONGEST = 5_000;
/** The longest match that is read. */
export const LONGEST_MATCH = 1_000;

/**
 * The match that a line tells of, as `encode` writes it. Refuses what play cannot reach (games after the end, cubes and doubles that cannot be, men of both on a
 * point) and every other way to write the same, with the column of the word to blame.
 */
export function decode(text: string): Result<BackgammonPosition, TextRefusal> {
  if (text.length > LONGEST)
    return err({ message: message('games.BACKGAMMON.position.long', { most: LONGEST }), column: LONGEST + 1 });
  const words = text.split(' ');
  const columnOf = (word: number): number => words.slice(0, word).join(' ').length + (word === 0 ? 1 : 2);
  const [length = '', gameWord = '', doubleWord = '', turnWord = '', id = '', rollWord = ''] = words;
  const refuse = (why: Message, word: number): Result<never, TextRefusal> =>
    err({ message: why, column: columnOf(word) });
  const config = readLength(length);
  if (config === null) return refuse(message('games.BACKGAMMON.settings.length', { most: LONGEST_MATCH }), 0);
  let match = opening(config);
  const games = readGames(gameWord);
  const doublings = readDoublings(doubleWord);
  if (games === null) return refuse(message('games.BACKGAMMON.position.noGames'), 1);
  if (doublings === null) return refuse(message('games.BACKGAMMON.position.noDoubles'), 2);
  for (const game of games) {
    if (match.phase.kind === 'over') return refuse(message('games.BACKGAMMON.position.overBefore'), 1);
    const isCrawford = match.crawford === 'now';
    if (isCrawford && game.doublings.length > 0) return refuse(message('games.BACKGAMMON.position.crawfordDoubles'), 1);
    match = afterGame(
      { ...match, doublings: game.doublings, cube: cubeAfter(game.doublings) },
      { ...game, isCrawford },
    );
  }
  const [, side, what = ''] = /^([WB]):(\w+)$/.exec(turnWord) ?? [];
  const phase = phaseOf(what);
  if (side === undefined || phase === null) return refuse(message('games.BACKGAMMON.position.noTurn'), 3);
  if ((phase.kind === 'over') !== (match.phase.kind === 'over'))
    return refuse(message('games.BACKGAMMON.position.gamesOtherwise'), 3);
  const board = readPositionId(id);
  if (!board.ok) return err({ ...board.error, column: columnOf(4) + board.error.column - 1 });
  if (!/^\d{1,5}$/.test(rollWord)) return refuse(message('games.BACKGAMMON.position.rolls'), 5);
  const { mover, other } = board.value;
  const turn = seatOf(side);
  const position: BackgammonPosition = {
    ...match,
    men: turn === 'first' ? { first: mover, second: other } : { first: other, second: mover },
    cube: cubeAfter(doublings),
    doublings,
    turn,
    rolls: Number(rollWord),
    phase,
  };
  const pending = doublings.at(-1);
  if ((pending?.answer === null) !== (phase.kind === 'doubled'))
    return refuse(message('games.BACKGAMMON.position.doubleAnswer'), 2);
  if (phase.kind === 'doubled' && pending?.by !== turn)
    return refuse(message('games.BACKGAMMON.position.notDoubled'), 2);
  const problem = matchProblem(position) ?? turnProblem(position);
  if (problem !== null) return refuse(problem, 4);
  const written = encode(position);
  return written === text
    ? ok(position)
    : err({ message: message('games.BACKGAMMON.position.canonical', { written }), column: 1 });
}

function readLength(word: string): BackgammonConfig | null {
  const [, digits, agreed, start = ''] = /^(\d{1,4})(a?)(@.*)?$/.exec(word) ?? [];
  const length = Number(digits);
  if (digits === undefined || length > LONGEST_MATCH) return null;
  const at = parseStartScore(start, length);
  if (at === null) return null;
  return { length, resignations: agreed === 'a' ? 'AS_AGREED' : 'BY_THE_BOARD', ...(at === undefined ? {} : { at }) };
}

function phaseOf(text: string): BackgammonPhase | null {
  const [, one, two] = /^([1-6])([1-6])$/.exec(text) ?? [];
  if (one !== undefined) return { kind: 'play', dice: [Number(one), Number(two)] };
  return PHASES.find(({ kind }) => kind === text) ?? null;
}

const PHASES = [{ kind: 'opening' }, { kind: 'turn' }, { kind: 'doubled' }, { kind: 'over' }] as const;

/** What cannot be of the beginning of a game: men that have moved, or doubles before the first roll; and dropping what goes on. */
function turnProblem({ phase, turn, men, config, doublings, games, rolls }: BackgammonPosition): Message | null {
  if (phase.kind === 'over') {
    const last = games.at(-1)?.doublings ?? [];
    return JSON.stringify(last) === JSON.stringify(doublings)
      ? null
      : message('games.BACKGAMMON.position.otherDoubles');
  }
  if (doublings.some(({ answer }) => answer === 'drop')) return message('games.BACKGAMMON.position.dropped');
  if (phase.kind !== 'opening') return rolls === 0 ? message('games.BACKGAMMON.position.nobodyRolled') : null;
  const fresh = opening(config).men;
  const isFresh =
    JSON.stringify(men) === JSON.stringify(fresh) && doublings.length === 0 && turn !== otherSeat('first');
  return isFresh ? null : message('games.BACKGAMMON.position.fresh');
}
