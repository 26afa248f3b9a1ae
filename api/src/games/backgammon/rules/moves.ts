import type { Outcome } from '../../../rules/games/game.ts';
import { boardOf } from './match.ts';
import { legalPlays } from './plays.ts';
import { doubleProblem } from './turn.ts';
import type { BackgammonMove, BackgammonPosition } from './types.ts';

/** Every act that is legal now but rolling, which chance does, and resigning, which both can at any time. */
export function legalMoves(position: BackgammonPosition): readonly BackgammonMove[] {
  const { phase } = position;
  switch (phase.kind) {
    case 'play':
      return legalPlays(boardOf(position), phase.dice).map(({ steps }) => ({ kind: 'play', steps }));
    case 'turn':
      return doubleProblem(position) === null ? [{ kind: 'double' }] : [];
    case 'doubled':
      return [{ kind: 'take' }, { kind: 'drop' }];
    case 'opening':
    case 'over':
      return [];
  }
}

/** The empty play where the dice allow none, which is all that is left then; null: there is something to decide. Source: Backgammon 2.5. */
export function idle(position: BackgammonPosition): BackgammonMove | null {
  const { phase } = position;
  if (phase.kind !== 'play') return null;
  const [only, another] = legalPlays(boardOf(position), phase.dice);
  return only !== undefined && another === undefined && only.steps.length === 0 ? { kind: 'play', steps: [] } : null;
}

/** How a match ended: who won it, by what its last game was won, and for how many points that game counted; null while it goes on. */
export function outcome({ phase, games }: BackgammonPosition): Outcome | null {
  const last = games.at(-1);
  if (phase.kind !== 'over' || last === undefined) return null;
  return { winner: last.winner, reason: last.end === 'resignation' ? 'resignation' : last.kind, value: last.points };
}
