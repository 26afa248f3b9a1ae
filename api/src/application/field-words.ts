import { message, type MessageKey, type Message } from '../kernel/message.ts';

/** A field of inputs that is held to limits. */
export type FieldName = NameIn<MessageKey>;
type NameIn<Key> = Key extends `refused.field.name.${infer Name}` ? Name : never;

/** One of the players that an input lists, by their number from 0. */
export type ListedPath = `${ListName}.${number}`;
type ListName = 'newPlayers' | 'bots';

/** Where a field stands in an input, as a program reads it: `reason`, `newPlayers.0.country`. */
export type FieldPath = FieldName | `${ListedPath}.${FieldName}`;

/** A field as the beginning of a sentence: `The reason`, `The country of the first new player`, `The Elo of new player 12`. */
export function fieldInWords(path: FieldPath): Message {
  const parts = path.split('.');
  const field = message(`refused.field.name.${parts.at(-1) as FieldName}`);
  const [list, index] = parts;
  if (index === undefined) return field;
  return message(`refused.field.listed.${list as ListName}`, { field, number: Number(index) + 1 });
}
