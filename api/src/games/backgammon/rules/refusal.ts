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

function sentence({ phase, games }: BackgammonPosition, kind: ActRefusalKind, worth: GameKind): string {
  switch (kind) {
    case 'match-over':
      return games.length > 1 ? 'The match is over.' : 'The game is over.';
    case 'dice-awaited':
      return phase.kind === 'opening' ? 'Both roll a die first, for who starts.' : 'The dice have not been rolled.';
    case 'dice-rolled':
      return 'The dice are rolled: they are to be played.';
    case 'double-pending':
      return 'A double is to be answered first: take or drop.';
    case 'no-double':
      return 'There is no double to answer.';
    case 'no-dice':
      return 'A roll is two dice, each from 1 to 6.';
    case 'crawford':
      return 'This is the Crawford game: nobody doubles.';
    case 'not-your-cube':
      return 'The cube is the other side’s: who owns it doubles.';
    case 'cube-at-its-most':
      return `The cube is at ${LARGEST_CUBE}, its largest value.`;
    case 'too-late-to-double':
      return 'The dice are rolled: doubling comes before rolling.';
    case 'other-value':
      return `Resigning now is worth a ${worth}: say so, or play on.`;
    case 'resigning-apart':
      return 'Resigning is no move: give the game up for what it is worth.';
    case 'illegal-play':
      return 'This cannot be played with these dice.';
  }
}
