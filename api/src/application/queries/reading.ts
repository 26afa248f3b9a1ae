import DataLoader from 'dataloader';
import { invariant } from '../../kernel/assert.ts';
import type {
  BoardReportId,
  EntryId,
  EntryRequestId,
  GameId,
  GroupId,
  MessageId,
  PairingId,
  PauseId,
  PlayerId,
  ProtestId,
  RulingId,
  SeriesId,
  StageId,
  TicketId,
  TournamentId,
} from '../../kernel/ids.ts';
import type { Topic } from '../../store/topic.ts';
import { topicVersions } from '../../store/reading/event.ts';
import {
  boardReportsByIds,
  boardReportsOfTournaments,
  type BoardReportRecord,
} from '../../store/reading/board-report.ts';
import { messagesByIds, mutesOf, type MessageRecord, type Mute } from '../../store/reading/chat.ts';
import {
  drawSeedsOfTournaments,
  lotsOfTournaments,
  type DrawSeedRecord,
  type LotRecord,
} from '../../store/reading/draw.ts';
import {
  entriesByIds,
  entriesOfTournaments,
  everyEntryOfTournaments,
  type EntryRecord,
} from '../../store/reading/entry.ts';
import { entryRequestsByIds, type EntryRequestRecord } from '../../store/reading/entry-request.ts';
import { gameCounts, gamesByIds, gamesOfPairings, gamesOfTournaments } from '../../store/reading/game.ts';
import { seedsOfGames, type GameSeedRecord } from '../../store/reading/game-seed.ts';
import type { GameRecord, StatusCount } from '../../store/reading/game.ts';
import { importedRecords, type ImportedRecord } from '../../store/reading/imported-record.ts';
import type { MoveRecord, PlyRange } from '../../store/reading/move.ts';
import {
  matchDecisionsOfTournaments,
  protestsByIds,
  protestsOfTournaments,
  type MatchDecisionRecord,
  type ProtestRecord,
} from '../../store/reading/match.ts';
import { pairingsByIds, pairingsOfTournaments, type PairingRecord } from '../../store/reading/pairing.ts';
import { pausesByIds, pausesOfTournaments, type PauseRecord } from '../../store/reading/pause.ts';
import { playersByIds, type PlayerRecord } from '../../store/reading/player.ts';
import { ratingChangesOfGames, type RatingChangeRecord } from '../../store/reading/rating.ts';
import { resultsOfGames, type ResultRecord } from '../../store/reading/result.ts';
import { rulingsByIds, rulingsOfTournaments, type RulingRecord } from '../../store/reading/ruling.ts';
import { rulingsOfSeries, seriesByIds, seriesPlayedBy } from '../../store/reading/series.ts';
import type { SeriesRecord, SeriesRulingRecord } from '../../store/reading/series.ts';
import { groupsByIds, groupsOfTournaments, stagesByIds, stagesOfTournaments } from '../../store/reading/stage.ts';
import type { GroupRecord, StageRecord } from '../../store/reading/stage.ts';
import { ticketsByIds, type TicketRecord } from '../../store/reading/ticket.ts';
import {
  titleTournamentsOf,
  tournamentsByIds,
  tournamentsOfSeries,
  type TournamentRecord,
} from '../../store/reading/tournament.ts';
import { waitingOfTournaments, type WaitingRecord } from '../../store/reading/waiting.ts';
import type { AppContext } from '../context.ts';
import { mayReadTicket, observes } from '../rights.ts';
import { loadMany, loadOne, type ManyLoader, type OneLoader } from './loader.ts';
import { movesLoader } from './moves-loader.ts';

/**
 * What one request reads: everything once, and what is asked in one turn in one query. It does not see what is written
 * after it was read, so it lives as long as one answer.
 */
export interface Reading {
  readonly players: OneLoader<PlayerId, PlayerRecord>;
  readonly entries: OneLoader<EntryId, EntryRecord>;
  readonly entriesOf: ManyLoader<TournamentId, EntryRecord>;
  /** with those who do not take part */
  readonly everyEntryOf: ManyLoader<TournamentId, EntryRecord>;
  /** who waits for a place, in order */
  readonly waitingOf: ManyLoader<TournamentId, WaitingRecord>;
  readonly tournaments: OneLoader<TournamentId, TournamentRecord>;
  readonly tournamentsOf: ManyLoader<SeriesId, TournamentRecord>;
  /** the finished tournaments of a player that may have given him a title, the last first */
  readonly titleTournamentsOf: ManyLoader<PlayerId, { readonly tournament: TournamentRecord }>;
  readonly series: OneLoader<SeriesId, SeriesRecord>;
  /** the series in whose tournaments a player has entered, the newest first */
  readonly seriesPlayedBy: ManyLoader<PlayerId, { readonly series: SeriesRecord }>;
  readonly rulingsOfSeries: ManyLoader<SeriesId, SeriesRulingRecord>;
  readonly stages: OneLoader<StageId, StageRecord>;
  readonly stagesOf: ManyLoader<TournamentId, StageRecord>;
  readonly groups: OneLoader<GroupId, GroupRecord>;
  readonly groupsOf: ManyLoader<TournamentId, GroupRecord>;
  readonly pairings: OneLoader<PairingId, PairingRecord>;
  readonly pairingsOf: ManyLoader<TournamentId, PairingRecord>;
  readonly games: OneLoader<GameId, GameRecord>;
  readonly gamesOf: ManyLoader<TournamentId, GameRecord>;
  readonly gamesOfPairing: ManyLoader<PairingId, GameRecord>;
  readonly gameCounts: ManyLoader<TournamentId, StatusCount>;
  /** in the order in which they were recorded: the last one counts */
  readonly results: ManyLoader<GameId, ResultRecord>;
  /** one of a game in which chance draws */
  readonly seeds: ManyLoader<GameId, GameSeedRecord>;
  readonly ratingChanges: ManyLoader<GameId, RatingChangeRecord>;
  readonly messages: OneLoader<MessageId, MessageRecord>;
  /** whom each player does not want to read */
  readonly mutes: ManyLoader<PlayerId, Mute>;
  /** only those that whoever asks may read */
  readonly tickets: OneLoader<TicketId, TicketRecord>;
  /** only those of tournaments whose director's view whoever asks has */
  readonly entryRequests: OneLoader<EntryRequestId, EntryRequestRecord>;
  readonly moves: DataLoader<PlyRange, readonly MoveRecord[], string>;
  /** one of a game whose moves were imported */
  readonly importedRecords: ManyLoader<GameId, ImportedRecord>;
  readonly drawSeedsOf: ManyLoader<TournamentId, DrawSeedRecord>;
  readonly lotsOf: ManyLoader<TournamentId, LotRecord>;
  readonly matchDecisionsOf: ManyLoader<TournamentId, MatchDecisionRecord>;
  readonly protests: OneLoader<ProtestId, ProtestRecord>;
  readonly protestsOf: ManyLoader<TournamentId, ProtestRecord>;
  readonly boardReports: OneLoader<BoardReportId, BoardReportRecord>;
  readonly boardReportsOf: ManyLoader<TournamentId, BoardReportRecord>;
  readonly rulings: OneLoader<RulingId, RulingRecord>;
  readonly rulingsOf: ManyLoader<TournamentId, RulingRecord>;
  readonly pauses: OneLoader<PauseId, PauseRecord>;
  /** the earliest first, with those that are over */
  readonly pausesOf: ManyLoader<TournamentId, PauseRecord>;
  readonly versions: DataLoader<Topic, number>;
  /** answers that cost something, by a name that holds all that they depend on */
  readonly derived: Map<string, Promise<unknown>>;
  /** what is worked out piece by piece; ends with the last that was asked for */
  readonly pieces: { last: Promise<unknown> };
}

const readings = new WeakMap<AppContext, Reading>();

/** The reading of this request; every resolver of it shares the same one. */
export function readingOf(context: AppContext): Reading {
  const known = readings.get(context);
  if (known !== undefined) return known;
  const fresh = newReading(context);
  readings.set(context, fresh);
  return fresh;
}

/** Forgets what was read: after a command, which changes what there is. */
export function readAfresh(context: AppContext): Reading {
  forgetReading(context);
  return readingOf(context);
}

/** Lets go what was read in a context that outlives its answer; what is read in it after all is read anew. */
export function forgetReading(context: AppContext): void {
  readings.delete(context);
}

/** The answer that goes by this name in this request, worked out once. */
export function derivedOnce<Answer>(reading: Reading, name: string, derive: () => Promise<Answer>): Promise<Answer> {
  const known = reading.derived.get(name) as Promise<Answer> | undefined;
  if (known !== undefined) return known;
  const fresh = derive();
  reading.derived.set(name, fresh);
  return fresh;
}

/** What takes the processor for milliseconds: a request does one such piece at a time, and lets others by before each. */
export function inPieces<Answer>(context: AppContext, work: () => Answer): Promise<Answer> {
  const { pieces } = readingOf(context);
  const { letBy } = context;
  const answer = letBy === undefined ? pieces.last.then(work) : pieces.last.then(letBy).then(work);
  pieces.last = answer.catch(() => {});
  return answer;
}

function newReading({ db: { prisma }, actor }: AppContext): Reading {
  const entries = loadOne<EntryId, EntryRecord>((ids) => entriesByIds(prisma, ids));
  const stages = loadOne<StageId, StageRecord>((ids) => stagesByIds(prisma, ids));
  const groups = loadOne<GroupId, GroupRecord>((ids) => groupsByIds(prisma, ids));
  const pairings = loadOne<PairingId, PairingRecord>((ids) => pairingsByIds(prisma, ids));
  const games = loadOne<GameId, GameRecord>((ids) => gamesByIds(prisma, ids));
  const rulings = loadOne<RulingId, RulingRecord>((ids) => rulingsByIds(prisma, ids));
  const boardReports = loadOne<BoardReportId, BoardReportRecord>((ids) => boardReportsByIds(prisma, ids));
  const pauses = loadOne<PauseId, PauseRecord>((ids) => pausesByIds(prisma, ids));
  const protests = loadOne<ProtestId, ProtestRecord>((ids) => protestsByIds(prisma, ids));
  const tournaments = loadOne<TournamentId, TournamentRecord>((ids) => tournamentsByIds(prisma, ids));
  return {
    players: loadOne((ids) => playersByIds(prisma, ids)),
    entries,
    entriesOf: loadMany((ids) => entriesOfTournaments(prisma, ids), ofTournament, known(entries)),
    everyEntryOf: loadMany((ids) => everyEntryOfTournaments(prisma, ids), ofTournament, known(entries)),
    waitingOf: loadMany((ids) => waitingOfTournaments(prisma, ids), ofTournament),
    tournaments,
    tournamentsOf: tournamentsOfSeriesLoader(prisma, tournaments),
    titleTournamentsOf: loadMany(
      (ids) => titleTournamentsOf(prisma, ids),
      ({ player }) => player,
    ),
    series: loadOne<SeriesId, SeriesRecord>((ids) => seriesByIds(prisma, ids)),
    seriesPlayedBy: loadMany(
      (ids) => seriesPlayedBy(prisma, ids),
      ({ player }) => player,
    ),
    rulingsOfSeries: loadMany(
      (ids) => rulingsOfSeries(prisma, ids),
      ({ seriesId }) => seriesId,
    ),
    stages,
    stagesOf: loadMany((ids) => stagesOfTournaments(prisma, ids), ofTournament, known(stages)),
    groups,
    groupsOf: loadMany((ids) => groupsOfTournaments(prisma, ids), ofTournament, known(groups)),
    pairings,
    pairingsOf: loadMany((ids) => pairingsOfTournaments(prisma, ids), ofTournament, known(pairings)),
    games,
    gamesOf: loadMany((ids) => gamesOfTournaments(prisma, ids), ofTournament, known(games)),
    gamesOfPairing: loadMany(
      (ids) => gamesOfPairings(prisma, ids),
      ({ pairingId }) => pairingId,
      known(games),
    ),
    gameCounts: loadMany((ids) => gameCounts(prisma, ids), ofTournament),
    results: loadMany(
      (ids) => resultsOfGames(prisma, ids),
      ({ gameId }) => gameId,
    ),
    seeds: loadMany(
      (ids) => seedsOfGames(prisma, ids),
      ({ gameId }) => gameId,
    ),
    ratingChanges: loadMany(
      (ids) => ratingChangesOfGames(prisma, ids),
      ({ gameId }) => {
        invariant(gameId !== null, 'it was found by its game');
        return gameId;
      },
    ),
    messages: loadOne((ids) => messagesByIds(prisma, ids)),
    mutes: loadMany(
      (ids) => mutesOf(prisma, ids),
      ({ playerId }) => playerId,
    ),
    tickets: loadOne(async (ids) => (await ticketsByIds(prisma, ids)).filter((ticket) => mayReadTicket(actor, ticket))),
    entryRequests: loadOne(async (ids) =>
      (await entryRequestsByIds(prisma, ids)).filter(({ tournament }) => observes(actor, tournament)),
    ),
    moves: movesLoader(prisma),
    importedRecords: loadMany(
      (ids) => importedRecords(prisma, ids),
      ({ gameId }) => gameId,
    ),
    drawSeedsOf: loadMany((ids) => drawSeedsOfTournaments(prisma, ids), ofTournament),
    lotsOf: loadMany((ids) => lotsOfTournaments(prisma, ids), ofTournament),
    matchDecisionsOf: loadMany((ids) => matchDecisionsOfTournaments(prisma, ids), ofTournament),
    protests,
    protestsOf: loadMany(
      (ids) => protestsOfTournaments(prisma, ids),
      ({ pairing }) => pairing.tournamentId,
      known(protests),
    ),
    boardReports,
    boardReportsOf: loadMany((ids) => boardReportsOfTournaments(prisma, ids), ofTournament, known(boardReports)),
    rulings,
    rulingsOf: loadMany((ids) => rulingsOfTournaments(prisma, ids), ofTournament, known(rulings)),
    pauses,
    pausesOf: loadMany((ids) => pausesOfTournaments(prisma, ids), ofTournament, known(pauses)),
    versions: new DataLoader(async (topics) => {
      const versions = await topicVersions(prisma, topics);
      return topics.map((topic) => versions.get(topic) ?? 0);
    }),
    derived: new Map(),
    pieces: { last: Promise.resolve() },
  };
}

function ofTournament({ tournamentId }: { readonly tournamentId: TournamentId }): TournamentId {
  return tournamentId;
}

function known<Id, Thing extends { readonly id: Id }>(single: OneLoader<Id, Thing>): (thing: Thing) => void {
  return (thing) => single.prime(thing.id, thing);
}

type Client = AppContext['db']['prisma'];

function tournamentsOfSeriesLoader(
  prisma: Client,
  single: OneLoader<TournamentId, TournamentRecord>,
): ManyLoader<SeriesId, TournamentRecord> {
  return new DataLoader(async (series) => {
    const all = await tournamentsOfSeries(prisma, series);
    for (const tournament of all) single.prime(tournament.id, tournament);
    return series.map((id) => all.filter(({ seriesId }) => seriesId === id));
  });
}
