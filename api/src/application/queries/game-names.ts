import { message, type Message, type Words } from '../../kernel/message.ts';
import type { EntryId, GameId } from '../../kernel/ids.ts';
import type { BySeat } from '../../kernel/seat.ts';
import type { AppContext } from '../context.ts';
import { entryOf, gameOf } from './find.ts';
import { shownName } from './namesakes.ts';

/** A game by its players: as a sentence begins with it, `Game 1 of Asha and Juma`, as it stands within one, and the name at each seat. */
export interface GameNames {
  readonly title: Message;
  readonly inText: Message;
  readonly players: BySeat<string>;
}

/** What text calls a game and its players. */
export async function gameNames(context: AppContext, id: GameId): Promise<GameNames> {
  const { entries, number } = await gameOf(context, id);
  const [first, second] = await Promise.all([entryName(context, entries.first), entryName(context, entries.second)]);
  const args = { number, first, second };
  return { title: message('game.title', args), inText: message('game.inText', args), players: { first, second } };
}

/** What a tournament calls a player, by his entry: told apart from others of his name. */
export async function entryName(context: AppContext, id: EntryId): Promise<string> {
  const entry = await entryOf(context, id);
  return shownName(context, entry, entry.player);
}

/** A title as it stands inside a sentence. */
export function inText(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}

/** A text that ends as a sentence does. */
export function sentence<Said extends Words>(text: Said): Said | string {
  return typeof text !== 'string' || /[.!?]$/.test(text) ? text : `${text}.`;
}
