import type { PlayerId } from '../../kernel/ids.ts';
import type { AppContext } from '../context.ts';
import type { MailRecord } from '../../store/reading/outbox.ts';
import { addressesOfPlayers } from '../../store/reading/account.ts';
import { mailPreferences, USUAL_MAIL } from '../../store/mail-preference.ts';
import { isAccountLink } from './account-link.ts';
import {
  addressLetter,
  passwordLetter,
  signInLetter,
  strangerLetter,
  signUpTriedLetter,
  tokenEndsLetter,
} from './letters/account-letter.ts';
import { htmlLetter } from './letters/html-letter.ts';
import type { Letter, LetterFoot } from './letters/letter.ts';
import type { LetterDesk } from './letters/letter-desk.ts';
import { plainLetter } from './letters/plain-letter.ts';
import { claimDecidedLetter, claimFiledLetter, playerMergedLetter } from './letters/claim-letter.ts';
import { digestLetter } from './letters/digest-letter.ts';
import { entryRequestedLetter } from './letters/entry-request-letter.ts';
import {
  gameFinishedLetter,
  opponentReplacedLetter,
  opponentWithdrewLetter,
  stageStartedLetter,
} from './letters/games-letter.ts';
import { resultOverruledLetter, resultsUndoneLetter } from './letters/changed-result-letter.ts';
import { matchNewsLetter } from './letters/match-letter.ts';
import { pauseLetter } from './letters/pause-letter.ts';
import { refusedLetter } from './letters/refused-letter.ts';
import {
  matchReportedLetter,
  reportRefusedLetter,
  reportSettledLetter,
  reportWaitsLetter,
} from './letters/report-letter.ts';
import { signUpLetter } from './letters/sign-up-letter.ts';
import { rulingNeededLetter } from './letters/ruling-letter.ts';
import { seriesPlaceLetter, titleWonLetter } from './letters/series-letter.ts';
import { ticketAnsweredLetter, ticketDecidedLetter, ticketFiledLetter } from './letters/ticket-letter.ts';
import {
  announcedLetter,
  cancelledLetter,
  invitationLetter,
  placeChangedLetter,
  pointsAdjustedLetter,
  qualificationChangedLetter,
  roundDueLetter,
  stageFinishedLetter,
  signedUpAgainLetter,
} from './letters/tournament-letter.ts';
import { webhookStoppedLetter } from './letters/webhook-letter.ts';
import { inactivityLetter, moveLetter, reminderLetter } from './letters/turn-letter.ts';
import type { Post, WrittenMail } from './post.ts';
import { stopUrl } from './stop-link.ts';
import type { Listener } from '../texts/say.ts';
import { wordingOf } from '../texts/wording.ts';

/** What writing needs of the world. */
export interface WritingWorld extends Pick<AppContext, 'db' | 'now' | 'entropy'> {
  readonly post: Post;
}

/**
 * Who writes these mails, each in its reader's language, as things stand now; null for one whose player has no address. What
 * several need is read once, and the same of each together.
 */
export async function mailWriter(
  { post, db, now, entropy }: WritingWorld,
  mails: readonly MailRecord[],
): Promise<(mail: MailRecord) => Promise<WrittenMail | null>> {
  const players = [...new Set(mails.flatMap(({ playerId }) => playerId ?? []))];
  const addresses = await addressesOfPlayers(db.prisma, players);
  const preferences = await mailPreferences(db.prisma, players);
  const context: AppContext = { db, now, entropy, actor: { kind: 'system' } };
  return async (mail) => {
    const { playerId } = mail;
    const to = playerId === null ? nameless(mail.payload.address) : addresses.get(playerId);
    if (to === undefined) return null;
    const listener =
      playerId === null ? { locale: mail.payload.locale, timeZone: 'UTC' } : (preferences.get(playerId) ?? USUAL_MAIL);
    return write({ post, context }, mail, to, listener);
  };
}

async function write(
  { post, context }: Pick<LetterDesk, 'post' | 'context'>,
  mail: MailRecord,
  to: { readonly name: string; readonly address: string },
  listener: Listener,
): Promise<WrittenMail> {
  const { id, playerId } = mail;
  const { locale } = listener;
  const wording = wordingOf(listener);
  const letter =
    playerId === null
      ? await strangerLetter({ context, post, wording }, mail)
      : await letterOf({ context, post, wording, playerId }, mail);
  // Whose address it is has not been shown, so a stranger's name for him is not carried to him.
  const { name } = mail.kind === 'CONFIRM_ADDRESS' ? nameless(to.address) : to;
  const hello = { kind: 'text', text: wording.say('letter.hello', { name }) } as const;
  const whole = { ...letter, parts: [hello, ...letter.parts] };
  const stop = playerId === null || isAccountLink(mail.kind) ? null : stopUrl(post, playerId);
  const foot = stop === null ? null : footOf({ post, wording }, stop);
  return {
    kind: mail.kind,
    to: { name, address: to.address },
    locale,
    subject: letter.subject,
    text: plainLetter(whole, foot),
    html: htmlLetter(whole, foot, locale),
    pictures: letter.parts.flatMap((part) => (part.kind === 'board' && part.picture !== null ? [part.picture] : [])),
    messageId: `${id}@${post.domain}`,
    replyTo: letter.replyTo,
    stopUrl: stop,
    at: context.now(),
  };
}

function letterOf(
  desk: LetterDesk,
  mail: Extract<MailRecord, { readonly playerId: PlayerId }>,
): Letter | Promise<Letter> {
  switch (mail.kind) {
    case 'MOVE':
      return moveLetter(desk, mail.payload);
    case 'REMINDER':
      return reminderLetter(desk, mail.payload);
    case 'INACTIVITY_WARNING':
      return inactivityLetter(desk, mail.payload);
    case 'MATCH_REPORTED':
      return matchReportedLetter(desk, mail.payload);
    case 'REPORT_SETTLED':
      return reportSettledLetter(desk, mail.payload);
    case 'REPORT_WAITS':
      return reportWaitsLetter(desk, mail.payload);
    case 'RESULT_OVERRULED':
      return resultOverruledLetter(desk, mail.payload);
    case 'RESULTS_UNDONE':
      return resultsUndoneLetter(desk, mail.payload);
    case 'REPORT_REFUSED':
      return reportRefusedLetter(desk, mail.payload);
    case 'SIGN_UP_ANSWERED':
      return signUpLetter(desk, mail.payload);
    case 'MOVE_REFUSED':
      return refusedLetter(desk, mail.payload);
    case 'CLAIM_FILED':
      return claimFiledLetter(desk, mail.payload);
    case 'CLAIM_DECIDED':
      return claimDecidedLetter(desk, mail.payload);
    case 'PLAYER_MERGED':
      return playerMergedLetter(desk, mail.payload);
    case 'ENTRY_REQUESTED':
      return entryRequestedLetter(desk, mail.payload);
    case 'RULING_NEEDED':
      return rulingNeededLetter(desk, mail.payload);
    case 'MATCH_NEWS':
      return matchNewsLetter(desk, mail.payload);
    case 'STAGE_STARTED':
      return stageStartedLetter(desk, mail.payload);
    case 'GAME_FINISHED':
      return gameFinishedLetter(desk, mail.payload);
    case 'OPPONENT_WITHDREW':
      return opponentWithdrewLetter(desk, mail.payload);
    case 'OPPONENT_REPLACED':
      return opponentReplacedLetter(desk, mail.payload);
    case 'SIGNED_UP_AGAIN':
      return signedUpAgainLetter(desk, mail.payload);
    case 'PAUSE':
      return pauseLetter(desk, mail.payload);
    case 'STAGE_FINISHED':
      return stageFinishedLetter(desk, mail.payload);
    case 'QUALIFICATION_CHANGED':
      return qualificationChangedLetter(desk, mail.payload);
    case 'POINTS_ADJUSTED':
      return pointsAdjustedLetter(desk, mail.payload);
    case 'PLACE_CHANGED':
      return placeChangedLetter(desk, mail.payload);
    case 'ANNOUNCED':
      return announcedLetter(desk, mail.payload);
    case 'ROUND_DUE':
      return roundDueLetter(desk, mail.payload);
    case 'CANCELLED':
      return cancelledLetter(desk, mail.payload);
    case 'INVITATION':
      return invitationLetter(desk, mail.payload);
    case 'SERIES_PLACE':
      return seriesPlaceLetter(desk, mail.payload);
    case 'TITLE_WON':
      return titleWonLetter(desk, mail.payload);
    case 'TICKET_FILED':
      return ticketFiledLetter(desk, mail.payload);
    case 'TICKET_ANSWERED':
      return ticketAnsweredLetter(desk, mail.payload);
    case 'TICKET_DECIDED':
      return ticketDecidedLetter(desk, mail.payload);
    case 'TOKEN_ENDS':
      return tokenEndsLetter(desk, mail.payload);
    case 'WEBHOOK_STOPPED':
      return webhookStoppedLetter(desk, mail.payload);
    case 'DIGEST':
      return digestLetter(desk, mail.id);
    case 'MAGIC_LINK':
      return signInLetter(desk, mail.payload);
    case 'PASSWORD_RESET':
      return passwordLetter(desk, mail.payload);
    case 'SIGN_UP_TRIED':
      return signUpTriedLetter(desk);
    case 'CONFIRM_ADDRESS':
      return addressLetter(desk);
  }
}

function nameless(address: string): { readonly name: string; readonly address: string } {
  return { name: address, address };
}

function footOf({ post, wording: { say } }: Pick<LetterDesk, 'post' | 'wording'>, stop: string): LetterFoot {
  return {
    why: say('letter.footer.why'),
    links: [
      { label: say('letter.footer.settings'), url: post.pages.mailSettings },
      { label: say('letter.footer.stop'), url: stop },
    ],
  };
}
