import { commitmentOf, drawingFrom, hexBytes } from './committed-bytes.ts';

/** What was shown of the dice of a game, as text fields hold it. */
export interface ShownDice {
  /** What the seed was committed for. */
  readonly gameId: string;
  /** In 64 hexadecimal digits. */
  readonly seed: string;
  /** What White and Black added; empty: nothing. */
  readonly texts: readonly [white: string, black: string];
  /** Empty: not compared. */
  readonly commitment: string;
  /** The rolls of the game in order, equal dice of the opening too; empty: none is compared. */
  readonly rolls: readonly Roll[];
}

/** Two dice as they fell. */
export type Roll = readonly [number, number];

/** One roll as it was shown and as it follows from the seed. */
export interface CheckedRoll {
  readonly index: number;
  /** Null: none was shown. */
  readonly shown: Roll | null;
  readonly computed: Roll;
  readonly agrees: boolean;
}

/** What came of the check. */
export interface CheckedDice {
  readonly commitment: string;
  /** Null: none was shown. */
  readonly commitmentAgrees: boolean | null;
  readonly rolls: readonly CheckedRoll[];
  /** The first roll that is another than it should be; null: none. */
  readonly firstDifference: CheckedRoll | null;
}

/** Why dice cannot be computed from this: the field that is wrong. */
export type DiceProblem = 'gameId' | 'seed' | 'white' | 'black' | 'commitment';

const LABEL = 'bg-dice-v1';
const TEXT = /^[A-Za-z0-9_-]{0,64}$/;
const HASH = /^[0-9a-f]{64}$/i;

/** The first field that is wrong, or null. Source: Backgammon 6. */
export function diceProblem({ gameId, seed, texts, commitment }: ShownDice): DiceProblem | null {
  if (gameId === '' || /[|\0]/.test(gameId)) return 'gameId';
  if (hexBytes(seed)?.length !== 32) return 'seed';
  if (!TEXT.test(texts[0])) return 'white';
  if (!TEXT.test(texts[1])) return 'black';
  return commitment === '' || HASH.test(commitment) ? null : 'commitment';
}

/**
 * Computes the commitment and every shown roll, or `count` rolls if they are more, and compares; what is computed never looks at what was shown.
 * Where `diceProblem` finds none. Source: Backgammon 6.
 */
export async function checkDice(shown: ShownDice, count = 0): Promise<CheckedDice> {
  const seed = hexBytes(shown.seed) ?? new Uint8Array();
  const commitment = await commitmentOf(LABEL, shown.gameId, seed);
  const rolls: CheckedRoll[] = [];
  for (let index = 0; index < Math.max(count, shown.rolls.length); index += 1) {
    const draw = await drawingFrom(seed, [LABEL, shown.gameId, ...shown.texts, index].join('|'));
    const computed: Roll = [(await draw(6)) + 1, (await draw(6)) + 1];
    const told = shown.rolls[index] ?? null;
    rolls.push({ index, shown: told, computed, agrees: told === null || isSame(told, computed) });
  }
  return {
    commitment,
    commitmentAgrees: shown.commitment === '' ? null : shown.commitment.toLowerCase() === commitment,
    rolls,
    firstDifference: rolls.find((roll) => !roll.agrees) ?? null,
  };
}

const isSame = (one: Roll, other: Roll): boolean => one[0] === other[0] && one[1] === other[1];

/** Rolls as they are pasted: two digits from 1 to 6 each, whatever stands between them; null where other digits or a single die is among them. */
export function readRolls(text: string): readonly Roll[] | null {
  const digits = text.match(/\d/g) ?? [];
  if (digits.length % 2 === 1 || digits.some((digit) => !/[1-6]/.test(digit))) return null;
  return Array.from({ length: digits.length / 2 }, (_, index) => [
    Number(digits[2 * index]),
    Number(digits[2 * index + 1]),
  ]);
}
