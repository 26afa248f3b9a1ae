import { plus, type Instant } from '../../kernel/time.ts';
import type { MailPreferences } from '../../store/mail-preference.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { MailKind } from '../../store/codecs/mail-payload.ts';
import type { MailRecord } from '../../store/reading/outbox.ts';
import { ACCOUNT_LINK_LIVES, isAccountLink, type AccountLink } from './account-link.ts';
import { ownTurn } from '../queries/own-turn.ts';
import { nextLocalHour } from './local-time.ts';
import { quietSpan } from './quiet-hours.ts';
import { reminderTime } from './reminder-times.ts';

/** The mails of moves and ends of games, which each has as he wants. */
export const MAILS_OF_MOVES: readonly MailKind[] = ['MOVE', 'GAME_FINISHED'];

/** Why a mail is not sent. */
export const SUPPRESSIONS = [
  'NO_MAIL_SERVER',
  'STOPPED',
  'MOVES_OFF',
  'UNTIL_VISIT',
  'NOTICES_OFF',
  'OVERTAKEN',
  'EXPIRED',
  'UNPROVEN',
  'BLOCKED',
] as const;
export type Suppression = (typeof SUPPRESSIONS)[number];
/** Why a mail is sent later. */
export const HOLDS = ['QUIET_HOURS', 'DIGEST', 'LATER_DEADLINE'] as const;

/** What is to be done with a mail that is due. `withdraw`: nobody is to hear that it was ever meant to be sent. */
export type MailDecision =
  | { readonly kind: 'send' }
  | { readonly kind: 'digest' }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'hold'; readonly until: Instant; readonly reason: (typeof HOLDS)[number] }
  | { readonly kind: 'suppress'; readonly reason: Suppression };

/** What the decision rests on beside the mail itself. */
export interface MailCircumstances {
  readonly at: Instant;
  /** Whether the reader is kept out of his account. */
  readonly isBlocked: boolean;
  /** Whether the address is known to be the reader's, or nothing leaves this server anyway. */
  readonly isProven: boolean;
  /** Whether all that it tells of was taken back. */
  readonly isGone: boolean;
  /** Whether another mail has told him of moves since he was here last; asked of who wants to be told so once. */
  readonly isTold: boolean;
  readonly preferences: MailPreferences;
  /** The game of a turn's mail; null for a mail that is about no single game. */
  readonly game: GameRecord | null;
}

type Matter<Kind extends MailKind> = Extract<MailRecord, { readonly kind: Kind }>;

const SEND: MailDecision = { kind: 'send' };
const WITHDRAW: MailDecision = { kind: 'withdraw' };

/** What is to be done with a mail that is due now. */
export function decideMail(mail: MailRecord, circumstances: MailCircumstances): MailDecision {
  const { at, preferences } = circumstances;
  if (circumstances.isBlocked) return mail.kind === 'REMINDER' ? WITHDRAW : suppress('BLOCKED');
  if (isAboutAccount(mail)) {
    if (mail.kind === 'CONFIRM_ADDRESS' && circumstances.isProven) return WITHDRAW;
    return at > plus(mail.madeAt, ACCOUNT_LINK_LIVES[mail.kind]) ? suppress('EXPIRED') : SEND;
  }
  // He has asked for it himself, just now.
  if (isAnswer(mail)) return SEND;
  if (!circumstances.isProven) return mail.kind === 'REMINDER' ? WITHDRAW : suppress('UNPROVEN');
  if (circumstances.isGone) return suppress('OVERTAKEN');
  if (!preferences.enabled) return mail.kind === 'REMINDER' ? WITHDRAW : suppress('STOPPED');
  switch (mail.kind) {
    case 'REMINDER':
      return decideReminder(mail, circumstances);
    case 'MOVE':
      if (preferences.moves === 'NONE') return suppress('MOVES_OFF');
      if (!isStillDue(mail, circumstances.game)) return suppress('OVERTAKEN');
      return oneByOne(mail, circumstances);
    case 'GAME_FINISHED':
      if (preferences.moves === 'NONE') return suppress('MOVES_OFF');
      return oneByOne(mail, circumstances);
    case 'DIGEST':
      return outsideQuiet(circumstances);
    case 'INACTIVITY_WARNING':
      if (!isStillDue(mail, circumstances.game)) return suppress('OVERTAKEN');
      return preferences.notices ? outsideQuiet(circumstances) : suppress('NOTICES_OFF');
    case 'RULING_NEEDED':
      if (circumstances.game?.status === 'FINISHED') return suppress('OVERTAKEN');
      return preferences.notices ? outsideQuiet(circumstances) : suppress('NOTICES_OFF');
    case 'WEBHOOK_STOPPED':
    case 'MATCH_NEWS':
    case 'MATCH_REPORTED':
    case 'REPORT_SETTLED':
    case 'REPORT_WAITS':
    case 'RESULT_OVERRULED':
    case 'RESULTS_UNDONE':
    case 'STAGE_STARTED':
    case 'OPPONENT_WITHDREW':
    case 'OPPONENT_REPLACED':
    case 'PAUSE':
    case 'SIGNED_UP_AGAIN':
    case 'STAGE_FINISHED':
    case 'QUALIFICATION_CHANGED':
    case 'POINTS_ADJUSTED':
    case 'PLACE_CHANGED':
    case 'ANNOUNCED':
    case 'CANCELLED':
    case 'ROUND_DUE':
    case 'ENTRY_REQUESTED':
    case 'CLAIM_FILED':
    case 'CLAIM_DECIDED':
    case 'PLAYER_MERGED':
    case 'INVITATION':
    case 'SERIES_PLACE':
    case 'TITLE_WON':
    case 'TICKET_FILED':
    case 'TICKET_ANSWERED':
    case 'TICKET_DECIDED':
    case 'TOKEN_ENDS':
      return preferences.notices ? outsideQuiet(circumstances) : suppress('NOTICES_OFF');
  }
}

/** An act of the opponent while both agree leaves the reader with the same thing to do. */
function isStillDue({ payload, playerId }: Matter<'MOVE' | 'INACTIVITY_WARNING'>, game: GameRecord | null): boolean {
  const isSame = game?.status === 'RUNNING' && game.ply === payload.ply;
  return isSame || (ownTurn(game, playerId)?.agreement ?? null) !== null;
}

/** His move withdraws it, or his part in an agreement; more time puts it off. */
function decideReminder(
  { payload: { ply, hours, agreement: owed }, playerId }: Matter<'REMINDER'>,
  { at, preferences, game }: MailCircumstances,
): MailDecision {
  const agreement = owed ?? null;
  const turn = ownTurn(game, playerId);
  const isWanted = preferences.reminders.includes(hours);
  if (!isWanted || turn === null || turn.agreement !== agreement || at >= turn.deadline) return WITHDRAW;
  if (agreement === null && game?.ply !== ply) return WITHDRAW;
  const due = reminderTime(turn, hours, preferences);
  return due > at ? { kind: 'hold', until: due, reason: 'LATER_DEADLINE' } : SEND;
}

/** A mail of moves goes by itself, unless one has gone that he has not followed, or, held till then, in the next digest. */
function oneByOne(mail: MailRecord, circumstances: MailCircumstances): MailDecision {
  const { at, preferences } = circumstances;
  if (preferences.moves === 'ONCE' && circumstances.isTold) return suppress('UNTIL_VISIT');
  if (preferences.moves !== 'DIGEST') return outsideQuiet(circumstances);
  if (mail.state === 'HELD') return { kind: 'digest' };
  return { kind: 'hold', until: nextLocalHour(at, preferences.digestHour, preferences.timeZone), reason: 'DIGEST' };
}

function isAnswer(mail: MailRecord): mail is Matter<'MOVE_REFUSED' | 'REPORT_REFUSED' | 'SIGN_UP_ANSWERED'> {
  return mail.kind === 'MOVE_REFUSED' || mail.kind === 'REPORT_REFUSED' || mail.kind === 'SIGN_UP_ANSWERED';
}

function isAboutAccount(mail: MailRecord): mail is Matter<AccountLink> {
  return isAccountLink(mail.kind);
}

function outsideQuiet({ at, preferences }: MailCircumstances): MailDecision {
  const quiet = quietSpan(at, preferences);
  return quiet === null ? SEND : { kind: 'hold', until: quiet.to, reason: 'QUIET_HOURS' };
}

function suppress(reason: Suppression): MailDecision {
  return { kind: 'suppress', reason };
}
