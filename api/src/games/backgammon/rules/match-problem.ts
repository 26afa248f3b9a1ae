import { crawfordAt, isWon } from '../../../rules/match-score.ts';
import { boardProblem } from './board.ts';
import { boardOf } from './match.ts';
import { doubleProblem } from './turn.ts';
import { isHome } from './worth.ts';
import type { BackgammonPosition } from './types.ts';

/** Why no match can stand so while it is played, or null; whether the board is one is asked too. */
export function matchProblem(position: BackgammonPosition): string | null {
  const { config, score, crawford, cube, phase, men } = position;
  const { length } = config;
  if (phase.kind === 'over') return null;
  if (length > 0 && (isWon(score.first, length) || isWon(score.second, length))) {
    return `With ${score.first} to ${score.second} a match to ${length} is over.`;
  }
  const problem = boardProblem(boardOf(position));
  if (problem !== null) return problem;
  if (isHome(men.first) || isHome(men.second)) return 'A side has borne off all its men: this game is over.';
  if (crawford === 'now') {
    if (crawfordAt('before', [score.first, score.second], length) !== 'now') {
      return `With ${score.first} to ${score.second} of ${length} this is no Crawford game.`;
    }
    if (cube.value > 1) return 'Nobody has doubled in a Crawford game.';
  }
  if ((cube.owner === null) !== (cube.value === 1))
    return 'A cube in the middle is at 1, and one that was turned is somebody’s.';
  if (phase.kind !== 'doubled') return null;
  const doubling = doubleProblem({ ...position, phase: { kind: 'turn' } });
  return doubling === null ? null : 'The side on roll could not have doubled.';
}
