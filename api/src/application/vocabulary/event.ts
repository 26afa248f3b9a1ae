import { z } from 'zod';
import type { EntryId, GameId, GroupId, PlayerId, RulingId, StageId, WebhookId } from '../../kernel/ids.ts';
import { FORMAT_EVENTS, SERIES_EVENTS } from '../../formats/events.ts';
import { SEATS } from '../../kernel/seat.ts';
import type { Instant } from '../../kernel/time.ts';
import { RESULT_HOWS } from '../../rules/formats/format.ts';
import { SERIES_PLACE_CHANGES } from '../../rules/formats/series.ts';
import { MOVE_CAUSES } from '../../store/move-cause.ts';
import type { Topic } from '../../store/topic.ts';
import { TITLES, keysOf } from '../../store/series.ts';
import { TOLD_STOPS } from '../../store/webhook.ts';
import { INVITATIONS, PLACE_NEWS } from '../../store/tournament.ts';
import { ACCOUNT_PAYLOADS } from './account-events.ts';
import { CLAIM_PAYLOADS } from './claim-events.ts';
import { ENTRY_REQUEST_PAYLOADS } from './entry-request-events.ts';
import { DELEGATED_PAYLOADS } from './delegated-events.ts';
import { ADJUSTMENT_PAYLOADS } from './adjustment-events.ts';
import { FOLLOW_PAYLOADS } from './follow-events.ts';
import { PAUSE_PAYLOADS } from './pause-events.ts';
import { RECURRENCE_PAYLOADS } from './recurrence-events.ts';
import {
  duration,
  game,
  id,
  match,
  message,
  moment,
  ofSeries,
  series,
  stage,
  ticket,
  tournament,
} from '../../store/codecs/payload-fields.ts';
import { letterMessage, message as said, words } from '../../store/codecs/message.ts';
import { qualification } from '../../store/codecs/qualification.ts';

/** How a tournament itself has changed. */
export const TOURNAMENT_CHANGES = [
  'CREATED',
  'UPDATED',
  'REGISTRATION_OPENED',
  'REGISTRATION_CLOSED',
  'INVITATIONS_SENT',
  'INVITATIONS_EXTENDED',
  'INVITATIONS_ENDED',
  'STARTED',
  'ROUND_DUE',
  'ROUND_PUBLISHED',
  'FINISHED',
  'REOPENED',
  'CANCELLED',
] as const;

/** How an entry has changed. */
export const ENTRY_CHANGES = [
  'ENTERED',
  'LEFT',
  'REMOVED',
  'WITHDRAWN',
  'LOST_ON_TIME',
  'EXPELLED_ON_TIME',
  'RECATEGORISED',
  'CORRECTED',
  'INVITED',
  'ACCEPTED',
  'DECLINED',
  'UNANSWERED',
  'EXCLUDED',
  'DISQUALIFIED',
  'REINSTATED',
  'POINTS_ADJUSTED',
  'REPLACED',
] as const;

/** How the list of those who wait for a place has changed. */
export const WAITING_CHANGES = ['JOINED', 'LEFT', 'REMOVED', 'ADMITTED', 'ORDERED'] as const;

const seat = z.enum(SEATS);
const how = z.enum(RESULT_HOWS);

/** The payload of every kind of event that is stored: facts and ids. Instants and durations are in milliseconds. */
export const EVENT_PAYLOADS = {
  ...ACCOUNT_PAYLOADS,
  ...DELEGATED_PAYLOADS,
  ...PAUSE_PAYLOADS,
  ...ADJUSTMENT_PAYLOADS,
  ...ENTRY_REQUEST_PAYLOADS,
  ...CLAIM_PAYLOADS,
  ...FOLLOW_PAYLOADS,
  ...RECURRENCE_PAYLOADS,
  ...FORMAT_EVENTS,
  ...SERIES_EVENTS,
  /** `deadline` is the first mover's, or that of both where chance decides who moves first; null for a game played elsewhere. */
  GameStarted: z.object({
    ...game,
    first: id<EntryId>(),
    second: id<EntryId>(),
    deadline: moment.nullable(),
  }),
  /** The move at `ply`, what both had left after it, and the opponent's deadline (null when the game is over). */
  MovePlayed: z.object({
    ...game,
    ply: z.int(),
    seat,
    notation: z.string(),
    cause: z.enum(MOVE_CAUSES),
    remaining: z.object({ first: duration, second: duration }).nullable(),
    deadline: moment.nullable(),
  }),
  /** A player has added his text to the dice, which nobody has thrown yet. */
  DiceTextAdded: z.object({ ...game, seat }),
  TimeExtended: z.object({ ...game, seat, time: duration, reason: z.string(), rulingId: id<RulingId>() }),
  /** The seat to move has no clock and has not moved for so many days; by `deadline` it loses. */
  InactivityWarned: z.object({ ...game, seat, days: z.int(), deadline: moment }),
  ClockCredited: z.object({ ...game, time: duration, reason: said }),
  /** `decidedAt` may lie before the event: a loss on time is dated at the deadline. */
  GameFinished: z.object({
    ...game,
    winner: seat.nullable(),
    how,
    value: z.int().default(1),
    reason: z.string().nullable(),
    decidedAt: moment,
  }),
  /** A director's result that replaces an earlier one; `replaces` says the earlier one in words. */
  ResultOverruled: z.object({
    ...game,
    rulingId: id<RulingId>(),
    winner: seat.nullable(),
    how,
    value: z.int().default(1),
    reason: words.nullable(),
    replaces: said,
  }),
  /** The result of a game is taken back: it is open again. */
  ResultUndone: z.object(game),
  /** The moves of a game that was played elsewhere have become known, or known otherwise; `plies` of them. */
  MovesRecorded: z.object({ ...game, plies: z.int() }),
  TournamentChanged: z.object({ ...tournament, change: z.enum(TOURNAMENT_CHANGES) }),
  /** After `LEFT` and `REMOVED` the entry no longer exists; the player does. */
  EntryChanged: z.object({
    ...tournament,
    entryId: id<EntryId>(),
    playerId: id<PlayerId>(),
    change: z.enum(ENTRY_CHANGES),
  }),
  /** Who waits for a place, or in which order, has changed; `playerId` null: the director has put them into another order. */
  WaitingListChanged: z.object({
    ...tournament,
    playerId: id<PlayerId>().nullable(),
    change: z.enum(WAITING_CHANGES),
  }),
  /** Its director has put another player at this seat. `deadline` is that of the seat to move; null elsewhere. */
  PlayerReplaced: z.object({ ...game, seat, entryId: id<EntryId>(), deadline: moment.nullable() }),
  StageStarted: z.object(stage),
  /** Places decide who goes on and nothing separates these players of the group: they play once more. */
  PlayoffNeeded: z.object({ ...stage, groupId: id<GroupId>(), entries: z.array(id<EntryId>()) }),
  /** Its tables are final. `awaitingUntil`: they stand when the director approves, then at the latest; null: they stand. */
  StageFinished: z.object({ ...stage, awaitingUntil: moment.nullable() }),
  /** The end of the stage stands; `byId` null: by itself. */
  StageApproved: z.object({ ...stage, byId: id<PlayerId>().nullable() }),
  /** No game of the pairing is open; `goesOn`: its match has a further one. `score` null: not known, it was not kept once. */
  PairingDecided: z.object({
    ...match,
    score: z.tuple([z.number(), z.number()]).nullable().default(null),
    goesOn: z.boolean().default(false),
  }),
  /** The table of this group is another since this game was decided or overruled. */
  StandingsChanged: z.object({ ...tournament, groupId: id<GroupId>(), gameId: id<GameId>() }),
  RulingMade: z.object({
    ...tournament,
    rulingId: id<RulingId>(),
    gameId: id<GameId>().nullable(),
    text: said,
    reason: words,
  }),
  /** `winner` null: the first place is shared. */
  TournamentFinished: z.object({ ...tournament, winner: id<EntryId>().nullable() }),
  /** The words themselves are read when they are shown, so that what is removed is nowhere left. */
  ChatPosted: z.object(message),
  ChatRemoved: z.object(message),
  TicketFiled: z.object(ticket),
  TicketAnswered: z.object(ticket),
  TicketDecided: z.object(ticket),
  MyChatPosted: z.object(message),
  /** Somebody has laid a ticket before me, the director. */
  MyTicketFiled: z.object(ticket),
  MyTicketAnswered: z.object(ticket),
  MyTicketDecided: z.object(ticket),
  /** In a game without a clock I have not moved for so many days; by `deadline` I lose it. */
  MyInactivityWarning: z.object({ ...game, ply: z.int(), days: z.int(), deadline: moment }),
  /** A game of a tournament that I direct waits for my decision. */
  MyRulingNeeded: z.object(game),
  /** What I had planned in this game could not be played, so the whole plan is gone. */
  MyPlanDropped: z.object({
    ...game,
    /** The reply whose turn had come, and why it could not be played; null: not known. */
    reply: z.string().nullable().default(null),
    message: letterMessage.nullable().default(null),
  }),
  /** `ply` null: the turn is the one that he knows, and only its deadline is another. */
  MyTurn: z.object({ ...game, ply: z.int().nullable().default(null), deadline: moment.nullable() }),
  /** The player may add his text to what falls by chance in a game until `deadline`, when the first of it falls without. */
  MyChanceTextAwaited: z.object({ ...game, deadline: moment }),
  MyGameFinished: z.object(game),
  /** A game of mine that was decided has another result; `reason` null: none was given by the director. */
  MyResultOverruled: z.object({ ...game, reason: z.string().nullable() }),
  /** Results of mine that were reported together are taken back: these games are open again, and so many that were only drawn from them are gone. */
  MyResultsUndone: z.object({ ...tournament, gameIds: z.array(id<GameId>()), gone: z.int() }),
  MyTournamentChanged: z.object({ ...tournament, change: z.enum(TOURNAMENT_CHANGES) }),
  /** What has become of the player's invitation; `until` when he may answer it, null: he may no longer. */
  MyInvitation: z.object({ ...tournament, invitation: z.enum(INVITATIONS), until: moment.nullable() }),
  /** The player's place in the tournament is another, as `news` says; `reason` null: none was given. */
  MyPlaceChanged: z.object({ ...tournament, news: z.enum(PLACE_NEWS), reason: z.string().nullable() }),
  /** When the tournament starts, as it was published, changed or fixed. */
  MyTournamentAnnounced: z.object({ ...tournament, startsAt: moment }),
  /** The player's games in a group that has begun; who moves first in one has to move by `deadline` (null elsewhere). */
  MyStageStarted: z.object({
    ...stage,
    groupId: id<GroupId>(),
    gameIds: z.array(id<GameId>()),
    deadline: moment.nullable(),
  }),
  /** An opponent has left the tournament, or (FORFEIT) is disqualified; the games that were open against him are decided. */
  MyOpponentWithdrew: z.object({
    ...tournament,
    playerId: id<PlayerId>(),
    gameIds: z.array(id<GameId>()),
    how: z.enum(['WITHDRAWAL', 'FORFEIT']),
  }),
  /** In these games another player has taken the opponent's seat. */
  MyOpponentReplaced: z.object({
    ...stage,
    outId: id<PlayerId>(),
    inId: id<PlayerId>(),
    gameIds: z.array(id<GameId>()),
  }),
  /** The player's place in a stage that stands. `qualified` null: nothing follows it; `nextStage` is where he goes on. */
  MyStageFinished: z.object({
    ...stage,
    groupId: id<GroupId>(),
    rank: z.int(),
    qualified: z.boolean().nullable(),
    nextStage: id<StageId>().nullable(),
  }),
  /** By a correction or a ruling the player now goes on from this stage, or no longer does. */
  MyQualificationChanged: z.object(qualification),
  SeriesCreated: z.object(series),
  /** `before`, `name`: what it was and is called; the same where only what is said of it was changed. */
  SeriesUpdated: z.object({ ...series, before: z.string(), name: z.string() }),
  SeriesTournamentAdded: z.object({ ...ofSeries, number: z.int() }),
  SeriesTournamentRemoved: z.object({ ...ofSeries, number: z.int() }),
  SeriesTournamentChanged: z.object({ ...ofSeries, change: z.enum(TOURNAMENT_CHANGES) }),
  /** The points of this tournament are others: it is finished, or one of its results was overruled since. */
  SeriesStandingsChanged: z.object(ofSeries),
  /** `players` empty: a correction has left the title to nobody. */
  TitleAwarded: z.object({
    ...ofSeries,
    title: z.enum(keysOf(TITLES)),
    players: z.array(id<PlayerId>()),
    country: z.string().nullable(),
    isCorrection: z.boolean(),
  }),
  /** Nothing is sent to a webhook of his any more. */
  MyWebhookStopped: z.object({ webhookId: id<WebhookId>(), host: z.string(), reason: z.enum(TOLD_STOPS) }),
  /** `tournamentId` of what he has the place in. */
  MySeriesPlace: z.object({ ...ofSeries, change: z.enum(SERIES_PLACE_CHANGES) }),
  MyTitle: z.object({ ...ofSeries, title: z.enum(keysOf(TITLES)) }),
} as const;

/** The name of an event, as the API has it. */
export type EventKind = keyof typeof EVENT_PAYLOADS;
/** What an event of this kind says. */
export type EventPayload<Kind extends EventKind> = z.infer<(typeof EVENT_PAYLOADS)[Kind]>;

/** Something that a command has made happen, before it has a version. */
export type DomainEvent = {
  [Kind in EventKind]: {
    readonly topic: Topic;
    readonly kind: Kind;
    readonly payload: EventPayload<Kind>;
    /** Before when nothing of this makes anything due; left out: that is not known. */
    readonly due?: Instant;
  };
}[EventKind];

/**
 * An event as it stands in its topic: versions run 1, 2, 3 … without holes; `first` is that of the first event which the same
 * command has put there.
 */
export type StoredEvent = DomainEvent & { readonly version: number; readonly first: number; readonly at: Instant };
