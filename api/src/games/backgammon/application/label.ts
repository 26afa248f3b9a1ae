import { invariant } from '../../../kernel/assert.ts';
import { message, type Message } from '../../../kernel/message.ts';
import { backgammon } from '../rules/index.ts';
import type { BackgammonPosition } from '../rules/types.ts';

const STEP = /^[^/]+\/(?<way>[^(]+)(?:\((?<men>\d)\))?$/;

/** A legal act with what it does, for a list of moves, from its canonical text. */
export function backgammonLabel({ cube }: BackgammonPosition, notation: string): Message {
  switch (notation) {
    case '':
      return message('games.BACKGAMMON.label.none');
    case 'roll':
    case 'drop':
      return message(`games.BACKGAMMON.label.${notation}`);
    case 'double':
    case 'take':
      return message(`games.BACKGAMMON.label.${notation}`, { value: cube.value * 2 });
    default:
      return playLabel(notation);
  }
}

/** The same in a match as it is stored. */
export function storedBackgammonLabel(encoded: string): (notation: string) => Message {
  const position = backgammon.decode(encoded);
  invariant(position.ok, `a stored match is readable: ${encoded}`);
  return (notation) => backgammonLabel(position.value, notation);
}

function playLabel(notation: string): Message {
  const off = notation
    .split(' ')
    .map((text) => STEP.exec(text)?.groups ?? {})
    .filter(({ way }) => way?.endsWith('off') === true)
    .map(({ men = '1' }) => Number(men))
    .reduce((all, men) => all + men, 0);
  return message('games.BACKGAMMON.label.play', { move: notation, hits: notation.split('*').length - 1, off });
}
