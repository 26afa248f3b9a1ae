import { message, type Message } from '../../kernel/message.ts';
import { EVENT_PAYLOADS, type DomainEvent, type EventPayload, type StoredEvent } from '../vocabulary/event.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { AppContext } from '../context.ts';
import type { FormatEvent } from '../format-event.ts';
import { formatEventMessage, isFormatEvent } from './format-event-message.ts';
import { accountMessage } from './account-message.ts';
import { messageOf } from './chat.ts';
import type { WatchedEvent } from '../feed/watched-event.ts';
import { messageOr } from '../texts/say.ts';
import { gameOf, groupOf, pairingOf, stageOf, tournamentOf } from './find.ts';
import { finishedMessage } from './game-end-message.ts';
import { askingName } from './entry-requests.ts';
import { entryName, gameNames, sentence } from './game-names.ts';
import { pairingScore } from './game-result.ts';
import { moduleOf } from '../../games/application.ts';
import { rulesOf } from '../state/game-rules.ts';
import { shownNameOf } from './namesakes.ts';
import { isNotice, noticeMessage, type Notice } from './notice-message.ts';
import { gamePauseMessage, pauseMessage } from './pause-message.ts';
import { readingOf } from './reading.ts';
import { titleOfGroup, titleOfStage } from './stage-titles.ts';
import { reportEventMessage } from './report-message.ts';
import { isSeriesEvent, seriesEventMessage, type SeriesDomainEvent } from './series/series-event-message.ts';

type PublicEvent = Exclude<DomainEvent, Notice | SeriesDomainEvent | FormatEvent>;

/** An event as a sentence; one of an inbox as its player reads it. */
export async function eventMessage(context: AppContext, event: DomainEvent): Promise<Message> {
  if (isSeriesEvent(event)) return seriesEventMessage(context, event);
  if (isFormatEvent(event)) return formatEventMessage(context, event);
  return isNotice(event) ? noticeMessage(context, event) : publicMessage(context, event);
}

async function publicMessage(context: AppContext, event: PublicEvent): Promise<Message> {
  switch (event.kind) {
    case 'GameStarted': {
      const { title, players } = await gameNames(context, event.payload.gameId);
      const { game } = await gameOf(context, event.payload.gameId);
      if (rulesOf(game).chance !== null) return message('event.GameStarted.dice', { game: title });
      return message('event.GameStarted.first', { game: title, name: players.first });
    }
    case 'MovePlayed':
      return moveMessage(context, event.payload);
    case 'DiceTextAdded': {
      const { players, inText: game } = await gameNames(context, event.payload.gameId);
      return message('event.DiceTextAdded', { name: players[event.payload.seat], game });
    }
    case 'TimeExtended': {
      const { seat, time, reason, gameId } = event.payload;
      const { players, inText: game } = await gameNames(context, gameId);
      return message('event.TimeExtended', {
        name: players[seat],
        game,
        time: { lasts: time },
        reason: sentence(reason),
      });
    }
    case 'InactivityWarned': {
      const { seat, days, deadline, gameId } = event.payload;
      const { players, inText: game } = await gameNames(context, gameId);
      return message('event.InactivityWarned', { name: players[seat], game, days, deadline: { at: deadline } });
    }
    case 'ClockCredited': {
      const { time, reason, gameId } = event.payload;
      const { inText: game } = await gameNames(context, gameId);
      return message('event.ClockCredited', { game, time: { lasts: time }, reason });
    }
    case 'GameFinished': {
      const { gameId, ...finish } = event.payload;
      return finishedMessage(await gameNames(context, gameId), finish);
    }
    case 'ResultOverruled': {
      const { gameId, replaces, ...finish } = event.payload;
      const result = finishedMessage(await gameNames(context, gameId), finish);
      const kind = finish.how === 'ADJUDICATED' ? 'event.ResultOverruled' : 'event.ResultCorrected';
      return message(kind, { result, replaces });
    }
    case 'ResultUndone':
      return message('event.ResultUndone', { game: (await gameNames(context, event.payload.gameId)).inText });
    case 'MovesRecorded':
      return message('event.MovesRecorded', { game: (await gameNames(context, event.payload.gameId)).inText });
    case 'RecurrenceChanged': {
      const { weeks, signUpDays, startsAt } = event.payload;
      if (weeks === null || signUpDays === null || startsAt === null) return message('event.RecurrenceChanged.ended');
      return message('event.RecurrenceChanged.goesOn', { weeks, days: signUpDays, at: { at: startsAt } });
    }
    case 'TournamentChanged':
      return message(`event.TournamentChanged.${event.payload.change}`);
    case 'EntryChanged': {
      const { playerId, change } = event.payload;
      return message(`event.EntryChanged.${change}`, { name: await shownNameOf(context, event.payload, playerId) });
    }
    case 'AccountChanged':
      return accountMessage(context, event.payload);
    case 'WaitingListChanged': {
      const { playerId, change } = event.payload;
      const name = playerId === null ? '' : await shownNameOf(context, event.payload, playerId);
      return message(`event.WaitingListChanged.${change}`, { name });
    }
    case 'BoardReported':
    case 'ReportSettled':
      return reportEventMessage(context, event);
    case 'OfficialChanged': {
      const { playerId, role } = event.payload;
      const name = await shownNameOf(context, event.payload, playerId);
      return message(`event.OfficialChanged.${role ?? 'NONE'}`, { name });
    }
    case 'PauseChanged':
      return pauseMessage(context, event.payload);
    case 'GamePauseChanged':
      return gamePauseMessage(context, event.payload);
    case 'StageStarted':
      return message('event.StageStarted', {
        stage: await titleOfStage(context, await stageOf(context, event.payload)),
      });
    case 'PlayerReplaced': {
      const { entryId, gameId } = event.payload;
      const [{ number }, name] = await Promise.all([gameOf(context, gameId), entryName(context, entryId)]);
      return message('event.PlayerReplaced', { name, number });
    }
    case 'PlayoffNeeded': {
      const [group, names] = await Promise.all([
        groupOf(context, event.payload).then((found) => titleOfGroup(context, found)),
        Promise.all(event.payload.entries.map((entry) => entryName(context, entry))),
      ]);
      return message('event.PlayoffNeeded', { names: { names }, group });
    }
    case 'StageFinished': {
      const { awaitingUntil } = event.payload;
      const stage = await titleOfStage(context, await stageOf(context, event.payload));
      if (awaitingUntil === null) return message('event.StageFinished.over', { stage });
      return message('event.StageFinished.awaiting', { stage, until: { at: awaitingUntil } });
    }
    case 'StageApproved': {
      const { byId } = event.payload;
      const stage = await titleOfStage(context, await stageOf(context, event.payload));
      if (byId === null) return message('event.StageApproved.stand', { stage });
      return message('event.StageApproved.by', { stage, name: await shownNameOf(context, event.payload, byId) });
    }
    case 'PairingDecided':
      return pairingMessage(context, event.payload);
    case 'StandingsChanged': {
      const { groupId, gameId } = event.payload;
      const [{ name: group }, { inText: game }] = await Promise.all([
        groupOf(context, { groupId }),
        gameNames(context, gameId),
      ]);
      return message('event.StandingsChanged.game', { group, game });
    }
    case 'RulingMade':
      return message('event.RulingMade', { text: event.payload.text });
    case 'TournamentFinished': {
      const { winner } = event.payload;
      if (winner !== null) return message('event.TournamentFinished.won', { name: await entryName(context, winner) });
      const { format } = await tournamentOf(context, event.payload);
      return messageOr(`formats.${format}.overWithoutWinner`, 'event.TournamentFinished.shared');
    }
    case 'ChatPosted': {
      const { authorId } = await messageOf(context, event.payload);
      const name = await shownNameOf(context, await gameOf(context, event.payload.gameId), authorId);
      return message('event.ChatPosted', { name, game: (await gameNames(context, event.payload.gameId)).inText });
    }
    case 'ChatRemoved':
      return message('event.ChatRemoved', { game: (await gameNames(context, event.payload.gameId)).inText });
    case 'EntryRequested':
      return message('event.EntryRequested', { name: await askingName(context, event.payload) });
    case 'EntryRequestAnswered': {
      const name = await askingName(context, event.payload);
      return message(`event.EntryRequestAnswered.${event.payload.outcome}`, { name });
    }
    case 'TicketFiled':
    case 'TicketAnswered':
    case 'TicketDecided':
      return message(`event.${event.kind}`);
  }
}

async function moveMessage(context: AppContext, payload: EventPayload<'MovePlayed'>): Promise<Message> {
  const { seat, notation: move, ply, gameId, cause } = payload;
  const { players, inText: game } = await gameNames(context, gameId);
  const name = players[seat];
  if (cause === 'CHANCE') return message('event.MovePlayed.chance', { name, game, move });
  const act = moduleOf((await gameOf(context, gameId)).game).act?.(move) ?? null;
  if (act !== null) return { key: act.key, args: { ...act.args, name, game } };
  return message('event.MovePlayed.move', { name, game, move, number: Math.floor(ply / 2) + 1 });
}

async function pairingMessage(context: AppContext, payload: EventPayload<'PairingDecided'>): Promise<Message> {
  const pairing = await pairingOf(context, payload);
  const { firstEntryId: first, secondEntryId: second } = pairing;
  const nobody = message('event.PairingDecided.nobody');
  const [one, other, now] = await Promise.all([
    first === null ? nobody : entryName(context, first),
    second === null ? nobody : entryName(context, second),
    pairingScore(context, pairing),
  ]);
  const [won, lost] = payload.score ?? now.score;
  return message(`event.PairingDecided.${payload.goesOn ? 'goesOn' : 'decided'}`, { one, other, won, lost });
}

/** A watched event as a sentence; null for what tells nothing by itself: snapshots, heartbeats, clock ticks. */
export async function watchedMessage(context: AppContext, event: WatchedEvent): Promise<Message | null> {
  return isStored(event) ? eventMessage(context, event) : null;
}

function isStored(event: WatchedEvent): event is StoredEvent {
  return event.kind in EVENT_PAYLOADS;
}

/** The game that an event is about; null when it is about none, or when the game cannot be read. */
export async function eventGame(context: AppContext, { payload }: DomainEvent): Promise<GameRecord | null> {
  const id = 'gameId' in payload ? payload.gameId : null;
  return id === null ? null : readingOf(context).games.load(id);
}

/** The tournament in which an event of its own topic or of its director's desk has happened; null for any other topic. */
export async function eventTournament(
  context: AppContext,
  { topic, payload }: DomainEvent,
): Promise<TournamentRecord | null> {
  const isOfOne = topic.startsWith('tournament:') || topic.startsWith('desk:');
  if (!isOfOne || !('tournamentId' in payload)) return null;
  return readingOf(context).tournaments.load(payload.tournamentId);
}
