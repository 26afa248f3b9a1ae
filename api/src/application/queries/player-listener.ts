import type { PlayerId } from '../../kernel/ids.ts';
import { mailPreferences, USUAL_MAIL } from '../../store/mail-preference.ts';
import type { AppContext } from '../context.ts';
import type { Listener } from '../texts/say.ts';

/** A player as a listener: in the language and the time zone that he has chosen for his mail. */
export async function listenerOf({ db }: Pick<AppContext, 'db'>, playerId: PlayerId): Promise<Listener> {
  const { locale, timeZone } = (await mailPreferences(db.prisma, [playerId])).get(playerId) ?? USUAL_MAIL;
  return { locale, timeZone };
}
