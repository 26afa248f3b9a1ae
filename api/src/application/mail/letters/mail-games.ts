import type { GameKey } from '../../../games/rules.ts';
import { backgammonMail } from '../../../games/backgammon/application/mail/mail-game.ts';
import { baoMail } from '../../../games/bao/application/mail/mail-game.ts';
import { goMail } from '../../../games/go/application/mail/mail-game.ts';
import type { OwnGame } from './letter-desk.ts';
import type { MailGame } from './mail-game.ts';

/** What mails show of each game. A new game is one line. */
const GAMES: Readonly<Partial<Record<GameKey, MailGame>>> = {
  BACKGAMMON: backgammonMail,
  BAO: baoMail,
  GO: goMail,
};

/** What mails show of this game; null for one without a board here. */
export function mailGame({ game }: OwnGame): MailGame | null {
  return game.position === null ? null : (GAMES[game.game] ?? null);
}
