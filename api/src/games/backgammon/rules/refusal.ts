import { message, type LetterMessage } from '../../../kernel/message.ts';
import { LARGEST_CUBE } from './turn.ts';
import type { ActRefusalKind, BackgammonPosition, BackgammonRefusal, GameKind } from './types.ts';

/** Why an act is refused; `worth` of the game where that is to blame. */
export function refuse(
  position: BackgammonPosition,
  kind: ActRefusalKind,
  worth: GameKind = 'single',
): BackgammonRefusal {
  return { kind, message: sentence(position, kind, worth) };
}

function sentence({ phase, games }: BackgammonPosition, kind: ActRefusalKind, worth: GameKind): LetterMessage {
  switch (kind) {
    case 'match-over':
      return message('games.BACKGAMMON.refused.match-over', { games: games.length });
    case 'dice-awaited':
      return message('games.BACKGAMMON.refused.dice-awaited', { phase: phase.kind });
    case 'dice-rolled':
      return message('games.BACKGAMMON.refused.dice-rolled');
    case 'double-pending':
      return message('games.BACKGAMMON.refused.double-pending');
    case 'no-double':
      return message('games.BACKGAMMON.refused.no-double');
    case 'no-dice':
      return message('games.BACKGAMMON.refused.no-dice');
    case 'crawford':
      return message('games.BACKGAMMON.refused.crawford');
    case 'not-your-cube':
      return message('games.BACKGAMMON.refused.not-your-cube');
    case 'cube-at-its-most':
      return message('games.BACKGAMMON.refused.cube-at-its-most', { value: LARGEST_CUBE });
    case 'too-late-to-double':
      return message('games.BACKGAMMON.refused.too-late-to-double');
    case 'other-value':
      return message('games.BACKGAMMON.refused.other-value', { worth });
    case 'resigning-apart':
      return message('games.BACKGAMMON.refused.resigning-apart');
    case 'illegal-play':
      return message('games.BACKGAMMON.refused.illegal-play');
  }
}
