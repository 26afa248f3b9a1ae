import { moduleOf } from '../../../games/application.ts';
import type { OwnGame } from './letter-desk.ts';
import type { MailGame } from './mail-game.ts';

/** What mails show of this game; null for one without a board here. */
export function mailGame({ game }: OwnGame): MailGame | null {
  return game.position === null ? null : moduleOf(game.game).mail;
}
