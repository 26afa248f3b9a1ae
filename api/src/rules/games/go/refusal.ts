import { pointName, sideName } from './point-text.ts';
import { hasStone } from './stones.ts';
import type { GoPosition, GoRefusal, Point } from './types.ts';

/** The most resumes of a game that the players may ask for without the director. Source: go-backgammon.md 1.3. */
export const MOST_RESUMES = 2;

/** Why a move is refused, told of the point that is to blame, if one is. */
export function refuse(position: GoPosition, kind: GoRefusal['kind'], point: Point = 0): GoRefusal {
  return { kind, message: sentence(position, kind, point) };
}

function sentence(position: GoPosition, kind: GoRefusal['kind'], point: Point): string {
  const { settings, stones, phase } = position;
  const { size } = settings;
  switch (kind) {
    case 'game-over':
      return 'The game is over.';
    case 'with-the-director':
      return 'The director decides now; no more moves are made.';
    case 'not-in-play':
      return 'Both have passed: the score is to be agreed, or play resumed.';
    case 'not-in-scoring':
      return 'The score is agreed after both have passed.';
    case 'off-board':
      return `The board has ${size} columns and ${size} rows.`;
    case 'occupied': {
      const holder = hasStone(stones.first, size, point) ? 'first' : 'second';
      return `${pointName(size, point)} is occupied by ${sideName(holder)}.`;
    }
    case 'suicide':
      return `suicide at ${pointName(size, point)}: the stone would have no liberty and take nothing.`;
    case 'ko':
      return `ko: retaking at ${pointName(size, point)} would repeat the position before.`;
    case 'superko':
      return `superko: a stone at ${pointName(size, point)} would repeat an earlier position.`;
    case 'no-stone':
      return `${pointName(size, point)} has no stone.`;
    case 'not-empty':
      return `${pointName(size, point)} has a stone: only empty points are neutral.`;
    case 'marked-already':
      return 'Every one of these points is marked so already.';
    case 'stale-version':
      return `The marks have changed: version ${phase.kind === 'scoring' ? phase.proposal.version : 0} is the one to accept.`;
    case 'accepted-already':
      return 'These marks are accepted already.';
    case 'no-more-resumes':
      return `Play was resumed ${MOST_RESUMES} times: only the director can resume it again.`;
    case 'no-repetition':
      return 'The whole board has not been like this before.';
    case 'offered-already':
      return 'No result is offered already: the opponent accepts it, or the next move declines it.';
  }
}
