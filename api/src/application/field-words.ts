/** What a person calls the fields of inputs that are held to limits. */
const WORDS = {
  answer: 'answer',
  category: 'category',
  country: 'country',
  description: 'description',
  digestHour: 'hour of the daily mail',
  elo: 'Elo',
  matches: 'number of games',
  maxPlayers: 'number of places',
  name: 'name',
  number: 'number',
  place: 'place',
  quietFrom: 'hour at which quiet begins',
  quietTo: 'hour at which quiet ends',
  reason: 'reason',
  reminders: 'number of hours of a reminder',
  seconds: 'number of seconds',
  source: 'source',
  text: 'text',
} as const;

type FieldName = keyof typeof WORDS;

/** One of the players that an input lists, by their number from 0. */
export type ListedPath = `${'newPlayers' | 'bots'}.${number}`;

/** Where a field stands in an input, as a program reads it: `reason`, `newPlayers.0.country`. */
export type FieldPath = FieldName | `${ListedPath}.${FieldName}`;

const LISTED: Readonly<Record<string, string>> = { newPlayers: 'new player', bots: 'bot' };

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** A field as the beginning of a sentence: `The reason`, `The country of the first new player`, `The Elo of new player 12`. */
export function fieldInWords(path: FieldPath): string {
  const parts = path.split('.');
  const word = WORDS[parts.at(-1) as FieldName];
  const [list, index] = parts;
  const listed = LISTED[list ?? ''];
  if (listed === undefined) return `The ${word}`;
  const ordinal = ORDINALS[Number(index)];
  return `The ${word} of ${ordinal === undefined ? `${listed} ${Number(index) + 1}` : `the ${ordinal} ${listed}`}`;
}
