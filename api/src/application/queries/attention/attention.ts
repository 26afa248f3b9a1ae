import type { EntryId, GameId, PairingId, PlayerId, TournamentId } from '../../../kernel/ids.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { DAY, HOUR, plus, type Instant, type Millis } from '../../../kernel/time.ts';
import type { PreflightIssue } from '../../../rules/formats/format.ts';
import type { ClaimRecord } from '../../../store/claim.ts';
import type { BoardReportRecord } from '../../../store/reading/board-report.ts';
import type { EntryRequestRecord } from '../../../store/reading/entry-request.ts';
import type { GameRecord } from '../../../store/reading/game.ts';
import type { SeriesRecord } from '../../../store/reading/series.ts';
import type { StageRecord } from '../../../store/reading/stage.ts';
import type { TicketRecord } from '../../../store/reading/ticket.ts';
import { isBefore } from '../page.ts';

/** What a director does about something that needs him; LOOK: nothing of his changes it, he should know. */
export const ATTENTION_DEEDS = [
  'EXTEND_TIME',
  'ADJUDICATE',
  'DECIDE_TICKET',
  'ANSWER_PROTEST',
  'DECIDE_MATCH',
  'SETTLE_DISPUTE',
  'ADVANCE',
  'ANSWER_REQUEST',
  'ENTER_PLAYERS',
  'REPLACE_PLAYER',
  'PUBLISH_ROUND',
  'NAME_PLAYERS',
  'SETTLE_CUT',
  'ANSWER_CLAIM',
  'REPORT_RESULTS',
  'START',
  'LOOK',
] as const;
export type AttentionDeed = (typeof ATTENTION_DEEDS)[number];

/**
 * Each kind of thing that needs a director: the deed that cures it, and for how long it may well wait where nothing happens by
 * itself at an instant that is known.
 */
export const ATTENTION_KINDS = {
  NEAR_TIME_OUT: { deed: 'EXTEND_TIME', patience: DAY },
  NO_MOVE: { deed: 'ADJUDICATE', patience: days(7) },
  NOT_STARTED: { deed: 'ADJUDICATE', patience: days(7) },
  RULING_NEEDED: { deed: 'ADJUDICATE', patience: hours(12) },
  TICKET: { deed: 'DECIDE_TICKET', patience: days(2) },
  PROTEST: { deed: 'ANSWER_PROTEST', patience: DAY },
  MATCH_UNDECIDED: { deed: 'DECIDE_MATCH', patience: DAY },
  REPORT_DISPUTED: { deed: 'SETTLE_DISPUTE', patience: DAY },
  ENTRY_REQUESTED: { deed: 'ANSWER_REQUEST', patience: days(2) },
  STAGE_TO_APPROVE: { deed: 'ADVANCE', patience: DAY },
  TIE_AT_CUT: { deed: 'LOOK', patience: days(5) },
  ROUND_DUE: { deed: 'PUBLISH_ROUND', patience: DAY },
  PLACES_TO_NAME: { deed: 'NAME_PLAYERS', patience: DAY },
  NO_SHOW: { deed: 'REPLACE_PLAYER', patience: days(2) },
  PLACE_FREE: { deed: 'ENTER_PLAYERS', patience: days(2) },
  SHORT_FIELD: { deed: 'ENTER_PLAYERS', patience: days(3) },
  READY_TO_START: { deed: 'START', patience: days(3) },
  SERIES_TIED: { deed: 'SETTLE_CUT', patience: days(2) },
  PAST_CLAIMED: { deed: 'ANSWER_CLAIM', patience: days(3) },
  UNREPORTED: { deed: 'REPORT_RESULTS', patience: days(7) },
  MAIL_BOUNCED: { deed: 'LOOK', patience: days(4) },
} as const satisfies Readonly<Record<string, { readonly deed: AttentionDeed; readonly patience: Millis }>>;
export type AttentionKind = keyof typeof ATTENTION_KINDS;

/** What something that needs a director is about. */
export type AttentionSubject =
  | { readonly about: 'game'; readonly game: GameRecord; readonly seat: Seat | null }
  | { readonly about: 'ticket'; readonly ticket: TicketRecord }
  | { readonly about: 'request'; readonly request: EntryRequestRecord }
  | { readonly about: 'match'; readonly pairingId: PairingId }
  | { readonly about: 'report'; readonly report: BoardReportRecord }
  | { readonly about: 'stage'; readonly stage: StageRecord; readonly tied: readonly EntryId[] }
  | { readonly about: 'field'; readonly issues: readonly PreflightIssue[] }
  | { readonly about: 'round'; readonly missing: number }
  | { readonly about: 'player'; readonly playerId: PlayerId }
  | { readonly about: 'unreported'; readonly games: readonly GameId[] }
  | { readonly about: 'series'; readonly series: SeriesRecord; readonly tied: readonly PlayerId[] }
  | { readonly about: 'claim'; readonly claim: ClaimRecord };

/**
 * Something that needs a director, worked out of what there is and stored nowhere. `since`: when it came up, null where nobody
 * has noted it; `until`: when something happens by itself unless he does something, null: nothing will.
 */
export interface Attention {
  readonly id: string;
  readonly kind: AttentionKind;
  readonly since: Instant | null;
  readonly until: Instant | null;
  /** by when it wants him: what the list is ordered by */
  readonly wantedBy: Instant;
  readonly subject: AttentionSubject;
}

/** Something that needs the director of a tournament. */
export interface TournamentAttention extends Attention {
  readonly tournamentId: TournamentId;
}

/** When something came up; `from` is what its patience counts from where `since` is not known. */
interface Times {
  readonly since: Instant | null;
  readonly until?: Instant | null;
  readonly from?: Instant | null;
}

/** How near to its deadline a clock is told of, and for how long nothing may move before a game is. */
export interface Watch {
  readonly soon: Millis;
  readonly idle: Millis;
}

/** One thing in a tournament; `named` tells it from others of its kind there. */
export function attention(
  kind: AttentionKind,
  tournamentId: TournamentId,
  named: string,
  times: Times,
  subject: AttentionSubject,
): TournamentAttention {
  return { ...attentionApart(kind, `${tournamentId}-${named}`, times, subject), tournamentId };
}

/** One thing that is in no tournament; `named` tells it from others of its kind. */
export function attentionApart(
  kind: AttentionKind,
  named: string,
  { since, until = null, from = since }: Times,
  subject: AttentionSubject,
): Attention {
  const wantedBy = until ?? plus(from ?? (0 as Instant), ATTENTION_KINDS[kind].patience);
  return { id: `${kind}-${named}`, kind, since, until, wantedBy, subject };
}

/** The most urgent first: what happens by itself at its instant, what waits when its patience is over. */
export function byUrgency<Thing extends Attention>(all: readonly Thing[]): readonly Thing[] {
  return all.toSorted((one, other) => (isBefore(keyOf(one), keyOf(other)) ? -1 : 1));
}

/** The place of something in such a list. */
export function keyOf({ wantedBy, id }: Attention): { readonly at: number; readonly id: string } {
  return { at: wantedBy, id };
}

function days(number: number): Millis {
  return (number * DAY) as Millis;
}

function hours(number: number): Millis {
  return (number * HOUR) as Millis;
}
