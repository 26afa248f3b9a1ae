import type { Message, MessageKey } from '../../kernel/message.ts';

/** Why a game refuses something, and its own name of what was broken. */
export interface Reasoned {
  readonly message: Message;
  readonly rule: string;
}

/** The names of what a game refuses, each with its text under `games.KEY.refused`. */
export type RuleOf<Game extends string, Key = MessageKey> = Key extends `games.${Game}.refused.${infer Rule}`
  ? Rule
  : never;

/** Why a game refuses something, by its own name of it and with what the text of that names. */
export function reasonedIn<Game extends string>(
  game: Game,
  rule: RuleOf<Game>,
  places: Message['args'] = {},
): Reasoned {
  return { message: { key: `games.${game}.refused.${rule}`, args: places }, rule };
}
