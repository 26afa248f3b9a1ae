import { plus, type Instant } from '../../kernel/time.ts';
import type { MailPreferences } from '../../store/mail-preference.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { MailRecord } from '../../store/reading/outbox.ts';
import { ACCOUNT_LINK_LIVES } from './account-link.ts';
import { nextLocalHour } from './local-time.ts';
import { quietSpan } from './quiet-hours.ts';
import { reminderTime, type TurnSpan } from './reminder-times.ts';

/** Why a mail is not sent. */
export const SUPPRESSIONS = ['NO_MAIL_SERVER', 'STOPPED', 'MOVES_OFF', 'NOTICES_OFF', 'OVERTAKEN', 'EXPIRED'] as const;
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
  readonly preferences: MailPreferences;
  /** The game of a turn's mail; null for a mail that is about no single game. */
  readonly game: GameRecord | null;
}

const SEND: MailDecision = { kind: 'send' };

/** What is to be done with a mail that is due now. */
export function decideMail(mail: MailRecord, circumstances: MailCircumstances): MailDecision {
  const { at, preferences } = circumstances;
  if (mail.kind === 'MAGIC_LINK' || mail.kind === 'PASSWORD_RESET') {
    return at > plus(mail.madeAt, ACCOUNT_LINK_LIVES[mail.kind]) ? suppress('EXPIRED') : SEND;
  }
  // He has asked for it himself, just now.
  if (mail.kind === 'MOVE_REFUSED') return SEND;
  if (!preferences.enabled) return mail.kind === 'REMINDER' ? { kind: 'withdraw' } : suppress('STOPPED');
  switch (mail.kind) {
    case 'REMINDER':
      return decideReminder(mail.payload, circumstances);
    case 'MOVE':
      if (preferences.moves === 'NONE') return suppress('MOVES_OFF');
      if (!isTurn(mail.payload.ply, circumstances.game)) return suppress('OVERTAKEN');
      return oneByOne(mail, circumstances);
    case 'GAME_FINISHED':
      if (preferences.moves === 'NONE') return suppress('MOVES_OFF');
      return oneByOne(mail, circumstances);
    case 'DIGEST':
      return outsideQuiet(circumstances);
    case 'STAGE_STARTED':
    case 'OPPONENT_WITHDREW':
    case 'OPPONENT_REPLACED':
    case 'STAGE_FINISHED':
    case 'QUALIFICATION_CHANGED':
    case 'ANNOUNCED':
    case 'CANCELLED':
    case 'INVITATION':
    case 'SERIES_PLACE':
    case 'TITLE_WON':
    case 'TICKET_FILED':
    case 'TICKET_ANSWERED':
    case 'TICKET_DECIDED':
      return preferences.notices ? outsideQuiet(circumstances) : suppress('NOTICES_OFF');
  }
}

/** The turn of a game as it runs; null when nobody's clock does. */
export function turnSpan(game: GameRecord | null): TurnSpan | null {
  const clock = game?.clock ?? null;
  if (game?.status !== 'RUNNING' || clock === null || clock.since === null || clock.deadline === null) return null;
  return { since: clock.since, deadline: clock.deadline };
}

function isTurn(ply: number, game: GameRecord | null): boolean {
  return game?.status === 'RUNNING' && game.ply === ply;
}

/** His move withdraws it; more time puts it off. */
function decideReminder(
  { ply, hours }: { readonly ply: number; readonly hours: number },
  { at, preferences, game }: MailCircumstances,
): MailDecision {
  const turn = turnSpan(game);
  const isWanted = preferences.reminders.includes(hours);
  if (!isWanted || turn === null || !isTurn(ply, game) || at >= turn.deadline) return { kind: 'withdraw' };
  const due = reminderTime(turn, hours, preferences);
  return due > at ? { kind: 'hold', until: due, reason: 'LATER_DEADLINE' } : SEND;
}

/** A mail of moves goes by itself or, held till then, in the next digest. */
function oneByOne(mail: MailRecord, circumstances: MailCircumstances): MailDecision {
  const { at, preferences } = circumstances;
  if (preferences.moves !== 'DIGEST') return outsideQuiet(circumstances);
  if (mail.state === 'HELD') return { kind: 'digest' };
  return { kind: 'hold', until: nextLocalHour(at, preferences.digestHour, preferences.timeZone), reason: 'DIGEST' };
}

function outsideQuiet({ at, preferences }: MailCircumstances): MailDecision {
  const quiet = quietSpan(at, preferences);
  return quiet === null ? SEND : { kind: 'hold', until: quiet.to, reason: 'QUIET_HOURS' };
}

function suppress(reason: Suppression): MailDecision {
  return { kind: 'suppress', reason };
}
