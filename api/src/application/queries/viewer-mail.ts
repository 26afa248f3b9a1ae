import { mailPreferences, USUAL_MAIL, type MailPreferences } from '../../store/mail-preference.ts';
import type { InstantKey, KeyWindow } from '../../store/reading/key-window.ts';
import { countMails, mailsPage, type LoggedMail } from '../../store/reading/outbox.ts';
import type { AppContext } from '../context.ts';
import { actingPlayer } from '../rights.ts';
import { EMPTY_PAGE, pageOf, type Page } from './page.ts';

/** How whoever asks wants his mail; the usual for who has not said. */
export async function viewerMailPreferences({ actor, db }: AppContext): Promise<MailPreferences> {
  const player = actingPlayer(actor);
  if (player === null) return USUAL_MAIL;
  return (await mailPreferences(db.prisma, [player])).get(player) ?? USUAL_MAIL;
}

/** The mails that were made for whoever asks, with what became of each, the newest first. */
export function viewerMails(
  { actor, db }: AppContext,
  window: KeyWindow<InstantKey>,
): Promise<Page<LoggedMail, InstantKey>> {
  const player = actingPlayer(actor);
  if (player === null) return Promise.resolve(EMPTY_PAGE);
  return pageOf(
    window,
    async (wider) => {
      const mails = await mailsPage(db.prisma, player, wider);
      return mails.map((thing) => ({ thing, key: { at: thing.madeAt, id: thing.id } }));
    },
    () => countMails(db.prisma, player),
  );
}
