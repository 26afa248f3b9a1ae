import { z } from 'zod';
import type { BoardReportId, EntryId, GameId, PauseId, PlayerId, StageId, WebhookId } from '../../kernel/ids.ts';
import { MATCH_HOWS, MATCH_NEWS } from '../../rules/formats/match-decision.ts';
import { SERIES_PLACE_CHANGES } from '../../rules/formats/series.ts';
import { LOCALES } from '../../kernel/locale.ts';
import { ADJUSTMENT_NEWS } from '../adjustment-news.ts';
import { ENTRY_REQUEST_OUTCOMES } from '../entry-request-outcome.ts';
import { PAUSE_CHANGES } from '../pause-changes.ts';
import { INVITATIONS, PLACE_NEWS, SIGN_UP_OUTCOMES } from '../tournament.ts';
import { TITLES, keysOf } from '../series.ts';
import { TOLD_STOPS } from '../webhook.ts';
import { letterMessage } from './message.ts';
import { qualification } from './qualification.ts';
import { id, match, moment, ofSeries, stage, ticket, tournament } from './payload-fields.ts';

const games = z.array(id<GameId>());
const report = { ...tournament, reportId: id<BoardReportId>() };
const turn = { ...tournament, gameId: id<GameId>(), ply: z.int() };

/**
 * Why an answer by mail was not played: no legal move; no move at all; the game has gone on, has ended, or stands; the
 * address is out of date; or it asks to resign, which is done on the board only.
 */
export const ANSWER_REFUSALS = [
  'ILLEGAL',
  'NO_MOVE',
  'STALE',
  'GAME_OVER',
  'NOT_RUNNING',
  'EXPIRED',
  'RESIGN',
] as const;

/** What a mail of every kind is about: facts and ids, from which its words are made when it is sent. */
export const MAIL_PAYLOADS = {
  /** It is his turn at `ply`; `planDropped`: a reply of his that could not be played, and why. */
  MOVE: z.object({
    ...turn,
    planDropped: z.object({ reply: z.string(), message: letterMessage }).optional(),
  }),
  /** His answer to the mail about `ply` was not played; `column` counts from 1 in the line that he wrote, `rule` is what it broke by the game's own name. */
  MOVE_REFUSED: z.object({
    ...turn,
    why: z.enum(ANSWER_REFUSALS),
    line: z.string().nullable(),
    message: letterMessage.nullable(),
    column: z.int().nullable(),
    rule: z.string().nullable(),
  }),
  /** Games in which he plays have begun together. */
  STAGE_STARTED: z.object({ ...tournament, stageId: id<StageId>().nullable(), gameIds: games }),
  /** His turn at `ply` ends in `hours` or less, or the time for this agreement of the game, counted from 1. */
  REMINDER: z.object({ ...turn, hours: z.int(), agreement: z.int().optional() }),
  /** Without a clock he has not moved at `ply` for so many days. */
  INACTIVITY_WARNING: z.object({ ...turn, days: z.int() }),
  /** A board of his match was reported. */
  MATCH_REPORTED: z.object(report),
  /** The director has decided about a report of his match. */
  REPORT_SETTLED: z.object(report),
  /** A report waits for him, who directs. */
  REPORT_WAITS: z.object(report),
  /** A game of his that was decided has another result; `reason` null: none was given. */
  RESULT_OVERRULED: z.object({ ...tournament, gameId: id<GameId>(), reason: z.string().nullable() }),
  /** Results that were reported together are taken back: these games of his are open again, and so many are gone. */
  RESULTS_UNDONE: z.object({ ...tournament, gameIds: games, gone: z.int() }),
  /** His report by mail was not taken: why. */
  REPORT_REFUSED: z.object({ ...tournament, line: z.string(), message: letterMessage }),
  /** Somebody says that he is a player whom the reader has entered without an account. */
  CLAIM_FILED: z.object({ claimedId: id<PlayerId>(), byId: id<PlayerId>() }),
  /** Whether it is confirmed that he is that player. */
  CLAIM_DECIDED: z.object({ claimedId: id<PlayerId>(), byId: id<PlayerId>(), accepted: z.boolean() }),
  /** Another player was found to be he; `hadAccount`: whose account is gone. */
  PLAYER_MERGED: z.object({ mergedId: id<PlayerId>(), hadAccount: z.boolean(), reason: z.string() }),
  /** Somebody without an account asks to be entered in a tournament that he directs. */
  ENTRY_REQUESTED: z.object(tournament),
  /** A game of a tournament that he directs waits for his decision. */
  RULING_NEEDED: z.object({ ...tournament, gameId: id<GameId>() }),
  /** What has become of a pause of these games of his, or of all in the tournament. */
  PAUSE: z.object({
    ...tournament,
    pauseId: id<PauseId>(),
    change: z.enum(PAUSE_CHANGES),
    since: moment,
    until: moment,
    reason: z.string().nullable(),
    gameIds: games,
  }),
  /** He is entered because he has asked to be each time. */
  SIGNED_UP_AGAIN: z.object({ ...tournament, startsAt: moment.nullable() }),
  GAME_FINISHED: z.object({ ...tournament, gameIds: games }),
  OPPONENT_WITHDREW: z.object({
    ...tournament,
    opponentId: id<PlayerId>(),
    gameIds: games,
    how: z.enum(['WITHDRAWAL', 'FORFEIT']),
  }),
  /** In these games another player has taken the opponent's seat. */
  OPPONENT_REPLACED: z.object({ ...tournament, outId: id<PlayerId>(), inId: id<PlayerId>(), gameIds: games }),
  /** `qualified` null: nothing follows; `nextStage` is where he goes on. */
  STAGE_FINISHED: z.object({
    ...stage,
    rank: z.int(),
    qualified: z.boolean().nullable(),
    nextStage: id<StageId>().nullable(),
  }),
  /** What has become of a match of his, or of one that he directs. */
  MATCH_NEWS: z.object({
    ...match,
    news: z.enum(MATCH_NEWS),
    until: moment.nullable(),
    winner: id<EntryId>().nullable(),
    how: z.enum(MATCH_HOWS).nullable(),
  }),
  /** His place in a tournament is another; `reason` null: none was given. */
  PLACE_CHANGED: z.object({ ...tournament, news: z.enum(PLACE_NEWS), reason: z.string().nullable() }),
  QUALIFICATION_CHANGED: z.object(qualification),
  /** A ruling gives him points, or takes some, or such a one is taken back. */
  POINTS_ADJUSTED: z.object({
    ...tournament,
    news: z.enum(ADJUSTMENT_NEWS),
    points: z.number(),
    group: z.string(),
    reason: z.string(),
  }),
  /** What became of his sign-up by mail; `message`: why nothing. */
  SIGN_UP_ANSWERED: z.object({ ...tournament, outcome: z.enum(SIGN_UP_OUTCOMES), message: letterMessage.nullable() }),
  ANNOUNCED: z.object({ ...tournament, startsAt: moment }),
  CANCELLED: z.object(tournament),
  /** A round of a tournament that he directs waits to be published. */
  ROUND_DUE: z.object(tournament),
  /** What has become of his invitation; `until` when he may answer it, null: he may no longer. */
  INVITATION: z.object({
    ...tournament,
    invitation: z.enum(INVITATIONS),
    until: moment.nullable(),
  }),
  /** His place in a tournament of a series that names its players, which `tournamentId` is. */
  SERIES_PLACE: z.object({ ...ofSeries, change: z.enum(SERIES_PLACE_CHANGES) }),
  TITLE_WON: z.object({ ...ofSeries, title: z.enum(keysOf(TITLES)) }),
  /** Nothing is sent to a webhook of his any more. */
  WEBHOOK_STOPPED: z.object({ webhookId: id<WebhookId>(), host: z.string(), reason: z.enum(TOLD_STOPS) }),
  /** Somebody has laid a ticket before him, the director. */
  TICKET_FILED: z.object(ticket),
  /** The other side has added a word to a ticket. */
  TICKET_ANSWERED: z.object(ticket),
  TICKET_DECIDED: z.object(ticket),
  /** A token of his of this name ends. */
  TOKEN_ENDS: z.object({ name: z.string(), expiresAt: moment }),
  /** What it tells of are the mails whose `digestId` it is. */
  DIGEST: z.object({}),
  /** `token` is empty once the mail is on its way. */
  MAGIC_LINK: z.object({ token: z.string() }),
  PASSWORD_RESET: z.object({ token: z.string() }),
  /** To an address that has no account: somebody wants one, and makes it by this link. All is empty once the mail is on its way. */
  CONFIRM_SIGN_UP: z.object({ token: z.string(), address: z.string(), locale: z.enum(LOCALES) }),
  /** To another address that an account is to have: the link that shows it to be its owner's. All is empty once the mail is on its way. */
  CONFIRM_NEW_ADDRESS: z.object({ token: z.string(), address: z.string(), locale: z.enum(LOCALES) }),
  /** To the address that an account had: it has another one. The token is none. */
  ADDRESS_CHANGED: z.object({ token: z.string(), address: z.string(), locale: z.enum(LOCALES) }),
  /** To the address of an account that was merged into another: whose it was, who its player is now, and why. The token is none. */
  ACCOUNT_MERGED: z.object({
    ...{ token: z.string(), address: z.string(), locale: z.enum(LOCALES) },
    ...{ mergedId: id<PlayerId>(), intoId: id<PlayerId>(), reason: z.string() },
  }),
  /** To the address from which somebody without an account has asked to be entered: how the director has answered. The token is none. */
  ENTRY_REQUEST_ANSWERED: z.object({
    ...tournament,
    token: z.string(),
    address: z.string(),
    locale: z.enum(LOCALES),
    outcome: z.enum(ENTRY_REQUEST_OUTCOMES),
    idElsewhere: z.string().nullable(),
    reason: z.string().nullable(),
  }),
  /** Somebody wanted an account for an address that has one. */
  SIGN_UP_TRIED: z.object({}),
  /** Nobody has shown yet that his address is his. */
  CONFIRM_ADDRESS: z.object({}),
} as const;

/** The kinds of mail. */
export type MailKind = keyof typeof MAIL_PAYLOADS;
/** What a mail of this kind is about. */
export type MailPayload<Kind extends MailKind> = z.infer<(typeof MAIL_PAYLOADS)[Kind]>;

/** What one mail is about. */
export type MailMatter = {
  [Kind in MailKind]: { readonly kind: Kind; readonly payload: MailPayload<Kind> };
}[MailKind];

/** One mail and whom it is to: a player, or somebody who has no account yet, or none any more, and whose address is in the payload. */
export type AddressedMatter =
  | (Exclude<MailMatter, ToStranger> & { readonly playerId: PlayerId })
  | (ToStranger & { readonly playerId: null });

type ToStranger = Extract<MailMatter, { readonly payload: { readonly address: string } }>;

/** The kinds of mail, in the order in which they are explained. */
export const MAIL_KINDS = Object.keys(MAIL_PAYLOADS) as readonly MailKind[];

/** What a stored mail is about and whom it is to, parsed. */
export function mailMatter(kind: string, payload: unknown, playerId: string | null): AddressedMatter {
  const known = kind as MailKind;
  return { kind: known, payload: MAIL_PAYLOADS[known].parse(payload), playerId } as AddressedMatter;
}
