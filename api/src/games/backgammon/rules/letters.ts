import { message } from '../../../kernel/message.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { TextRefusal } from '../../../rules/games/game.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Bits, lowest first in each byte of eight, as so many letters of base64; what is missing is zero. */
export function lettersOf(bits: readonly number[], letters: number): string {
  return Array.from({ length: letters }, (_, letter) => {
    let index = 0;
    for (let at = letter * 6; at < letter * 6 + 6; at++) index = index * 2 + (bits[mirrored(at)] ?? 0);
    return ALPHABET[index] ?? '';
  }).join('');
}

/** The bits of so many letters of base64, whole bytes only, lowest first in each; `what` the text should be is named in a refusal. */
export function bitsOf(
  text: string,
  letters: number,
  id: 'MATCH' | 'POSITION',
): Result<readonly number[], TextRefusal> {
  const wrong = [...text].findIndex((letter) => !ALPHABET.includes(letter));
  if (wrong !== -1) {
    return err({ message: message('games.BACKGAMMON.id.letters', { id, sign: text[wrong] ?? '' }), column: wrong + 1 });
  }
  if (text.length !== letters) {
    return err({
      message: message('games.BACKGAMMON.id.length', { id, letters, here: text.length }),
      column: Math.min(text.length, letters) + 1,
    });
  }
  const bits = Array.from<number>({ length: letters * 6 }).fill(0);
  for (const [letter, sign] of [...text].entries()) {
    const index = ALPHABET.indexOf(sign);
    for (let bit = 0; bit < 6; bit++) bits[mirrored(letter * 6 + bit)] = (index >> (5 - bit)) & 1;
  }
  const spare = (letters * 6) % 8;
  if (bits.splice(letters * 6 - spare).includes(1)) {
    return err({ message: message('games.BACKGAMMON.id.end', { id, sign: text.at(-1) ?? '' }), column: letters });
  }
  return ok(bits);
}

/** Where a bit of a text, counted from its highest, stands when the lowest of each byte is counted first. */
function mirrored(bit: number): number {
  return bit - (bit % 8) + 7 - (bit % 8);
}
