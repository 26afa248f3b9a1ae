import type { LetterArg, LetterMessage } from '../../kernel/message.ts';

/** Why a game refuses something, and its own name of what was broken. */
export interface Reasoned {
  readonly message: LetterMessage;
  readonly rule: string;
}

/** The names of what a game refuses, each with its text under `games.KEY.refused` in every language. */
export type RuleOf<Game extends string, Key = LetterMessage['key']> = Key extends `games.${Game}.refused.${infer Rule}`
  ? Rule
  : never;

/** Why a game refuses something, by its own name of it and with what the text of that names. */
export function reasonedIn<Game extends string>(
  game: Game,
  rule: RuleOf<Game>,
  places: Readonly<Record<string, LetterArg>> = {},
): Reasoned {
  // `RuleOf` names no text that a language lacks.
  const key = `games.${game}.refused.${rule}` as LetterMessage['key'];
  return { message: { key, args: places }, rule };
}
