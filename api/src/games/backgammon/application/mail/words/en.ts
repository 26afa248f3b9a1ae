import type { Translated } from '../../../../../application/mail/texts/mail-texts.ts';

/** What mails say beside a board of backgammon, in English; the words of acts are written so in every language. */
export const english = {
  men: '{name} ({side}): {pips} pips, {bar} on the bar, {off} off',
  middle: 'The cube is in the middle, at {value}.',
  owned: 'The cube is at {value}; {name} may double.',
  dice: 'Dice to be played: {dice}.',
  doubled: 'Doubled to {value}: take or drop.',
  match: 'Match to {length}: {first} to {second}.',
  answer: {
    play: 'The whole play; bar/22 enters a man, 6/off bears one off.',
    turn: 'roll, or double.',
    doubled: 'take or drop.',
  },
} as const;

/** The same in any language: the same keys, with the same `{places}`. */
export type BackgammonMailWords = Translated<typeof english>;
