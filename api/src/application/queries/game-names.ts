import type { EntryId, GameId } from '../../kernel/ids.ts';
import type { AppContext } from '../context.ts';
import { entryOf, gameOf } from './find.ts';

/** A game by its players: `Game 1 of Asha and Juma`, and the name at each seat. */
export interface GameNames {
  readonly title: string;
  readonly first: string;
  readonly second: string;
}

/** What text calls a game and its players. */
export async function gameNames(context: AppContext, id: GameId): Promise<GameNames> {
  const { entries, number } = await gameOf(context, id);
  const [first, second] = await Promise.all([entryName(context, entries.first), entryName(context, entries.second)]);
  return { title: `Game ${number} of ${first} and ${second}`, first, second };
}

/** A game as text calls it inside a sentence: `game 1 of Asha and Juma`. */
export async function gameTitle(context: AppContext, id: GameId): Promise<string> {
  return inText((await gameNames(context, id)).title);
}

/** The name of a player by his entry. */
export async function entryName(context: AppContext, id: EntryId): Promise<string> {
  return (await entryOf(context, id)).player.name;
}

/** A title as it stands inside a sentence. */
export function inText(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}

/** A text that ends as a sentence does. */
export function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** Names in a list: `Asha`, `Asha and Juma`, `Asha, Juma and Zuri`. */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
