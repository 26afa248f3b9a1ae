import type { PlayerId } from '../../kernel/ids.ts';
import { mailPreferences, USUAL_MAIL } from '../../store/mail-preference.ts';
import type { AppContext } from '../context.ts';
import { wordingOf, type Wording } from '../mail/texts/wording.ts';

/** How things are said to a player: in the language and the time zone that he has chosen for his mail. */
export async function wordingFor({ db }: Pick<AppContext, 'db'>, playerId: PlayerId): Promise<Wording> {
  const { locale, timeZone } = (await mailPreferences(db.prisma, [playerId])).get(playerId) ?? USUAL_MAIL;
  return wordingOf(locale, timeZone);
}
