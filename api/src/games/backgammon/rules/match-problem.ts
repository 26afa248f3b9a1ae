import { message, type Message } from '../../../kernel/message.ts';
import { crawfordAt, isWon } from '../../../rules/match-score.ts';
import { boardProblem } from './board.ts';
import { boardOf } from './match.ts';
import { doubleProblem } from './turn.ts';
import { isHome } from './worth.ts';
import type { BackgammonPosition } from './types.ts';

/** Why no match can stand so while it is played, or null; whether the board is one is asked too. */
export function matchProblem(position: BackgammonPosition): Message | null {
  const { config, score, crawford, cube, phase, men } = position;
  const { length } = config;
  if (phase.kind === 'over') return null;
  if (length > 0 && (isWon(score.first, length) || isWon(score.second, length))) {
    return message('games.BACKGAMMON.position.over', { ...score, length });
  }
  const problem = boardProblem(boardOf(position));
  if (problem !== null) return problem;
  if (isHome(men.first) || isHome(men.second)) return message('games.BACKGAMMON.position.borneOff');
  if (crawford === 'now') {
    if (crawfordAt('before', [score.first, score.second], length) !== 'now') {
      return message('games.BACKGAMMON.position.noCrawford', { ...score, length });
    }
    if (cube.value > 1) return message('games.BACKGAMMON.position.crawfordCube');
  }
  if ((cube.owner === null) !== (cube.value === 1)) return message('games.BACKGAMMON.position.cubeOwner');
  if (phase.kind !== 'doubled') return null;
  const doubling = doubleProblem({ ...position, phase: { kind: 'turn' } });
  return doubling === null ? null : message('games.BACKGAMMON.position.couldNotDouble');
}
