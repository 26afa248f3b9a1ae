import { formatModule } from '../../formats/application.ts';
import type { GameId } from '../../kernel/ids.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Instant } from '../../kernel/time.ts';
import type { ResultHow } from '../../rules/formats/format.ts';
import {
  EVENT_PAYLOADS,
  type DomainEvent,
  type EventPayload,
  type StoredEvent,
} from '../../store/codecs/event-payload.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { AppContext } from '../context.ts';
import type { FormatEvent } from '../format-event.ts';
import { formatEventText, isFormatEvent } from './format-event-text.ts';
import { messageOf } from './chat.ts';
import type { WatchedEvent } from '../feed/feed.ts';
import { durationInWords } from './duration-words.ts';
import { gameOf, groupOf, pairingOf, playerOf, tournamentOf } from './find.ts';
import { entryName, gameNames, inText, listed, sentence, type GameNames } from './game-names.ts';
import { pairingScore } from './game-result.ts';
import { moduleOf } from '../../games/application.ts';
import { rulesOf } from './game-rules.ts';
import { momentInWords } from './moment-words.ts';
import { CHANGES, isNotice, noticeText, type Notice } from './notice-text.ts';
import { readingOf } from './reading.ts';
import { reportEventText } from './report-text.ts';
import { OFFICES } from './official-words.ts';
import { isSeriesEvent, seriesEventText, type SeriesDomainEvent } from './series/series-event-text.ts';

type PublicEvent = Exclude<DomainEvent, Notice | SeriesDomainEvent | FormatEvent>;

/** An event as one English sentence; one of an inbox as its player reads it. */
export async function eventText(context: AppContext, event: DomainEvent): Promise<string> {
  if (isSeriesEvent(event)) return seriesEventText(context, event);
  if (isFormatEvent(event)) return formatEventText(context, event);
  return isNotice(event) ? noticeText(context, event) : publicText(context, event);
}

async function publicText(context: AppContext, event: PublicEvent): Promise<string> {
  switch (event.kind) {
    case 'GameStarted': {
      const { title, first } = await gameNames(context, event.payload.gameId);
      const { game } = await gameOf(context, event.payload.gameId);
      if (rulesOf(game).chance !== null) return `${title} has started; the first roll decides who begins.`;
      return `${title} has started; ${first} moves first.`;
    }
    case 'MovePlayed': {
      const { seat, notation, ply, gameId, cause } = event.payload;
      const names = await gameNames(context, gameId);
      if (cause === 'CHANCE') return `The dice fell for ${names[seat]} in ${inText(names.title)}: ${notation}.`;
      const { game } = await gameOf(context, gameId);
      const act = moduleOf(game).actText?.(notation) ?? null;
      if (act !== null) return `${names[seat]} ${act} in ${inText(names.title)}.`;
      return `${names[seat]} played ${notation} as move ${Math.floor(ply / 2) + 1} of ${inText(names.title)}.`;
    }
    case 'DiceTextAdded': {
      const { seat, gameId } = event.payload;
      const names = await gameNames(context, gameId);
      return `${names[seat]} has added a text to the dice of ${inText(names.title)}.`;
    }
    case 'TimeExtended': {
      const { seat, time, reason, gameId } = event.payload;
      const names = await gameNames(context, gameId);
      return `${names[seat]} was given ${durationInWords(time)} more in ${inText(names.title)}: ${sentence(reason)}`;
    }
    case 'InactivityWarned': {
      const { seat, days, deadline, gameId } = event.payload;
      const names = await gameNames(context, gameId);
      return `${names[seat]} has not moved in ${inText(names.title)} for ${days} days, and loses it on ${momentInWords(deadline)}.`;
    }
    case 'ClockCredited': {
      const { time, reason, gameId } = event.payload;
      const { title } = await gameNames(context, gameId);
      return `The clock of ${inText(title)} was given back ${durationInWords(time)}: ${sentence(reason)}`;
    }
    case 'GameFinished': {
      const { gameId, ...finish } = event.payload;
      return finishedText(await gameNames(context, gameId), finish);
    }
    case 'ResultOverruled': {
      const { gameId, replaces, ...finish } = event.payload;
      const finished = finishedText(await gameNames(context, gameId), finish);
      return `Overruled. ${finished} It replaces: ${sentence(replaces)}`;
    }
    case 'MovesRecorded':
      return `The moves of ${inText((await gameNames(context, event.payload.gameId)).title)} were recorded.`;
    case 'TournamentChanged':
      return CHANGES[event.payload.change];
    case 'EntryChanged': {
      const { playerId, change } = event.payload;
      return `${(await playerOf(context, playerId)).name} ${ENTRY_VERBS[change]}.`;
    }
    case 'BoardReported':
    case 'ReportSettled':
      return reportEventText(context, event);
    case 'OfficialChanged': {
      const { playerId, role } = event.payload;
      return `${(await playerOf(context, playerId)).name} ${role === null ? 'no longer helps the director' : OFFICES[role]}.`;
    }
    case 'StageStarted':
      return `${event.payload.name}: the games have begun.`;
    case 'PlayerReplaced': {
      const { entryId, gameId } = event.payload;
      const [{ number }, name] = await Promise.all([gameOf(context, gameId), entryName(context, entryId)]);
      return `${name} now plays game ${number} in place of a player whom the director has replaced.`;
    }
    case 'PlayoffNeeded': {
      const [{ name }, names] = await Promise.all([
        groupOf(context, event.payload),
        Promise.all(event.payload.entries.map((entry) => entryName(context, entry))),
      ]);
      return `Nothing separates ${listed(names)}: they play once more, in group ${name}.`;
    }
    case 'StageFinished': {
      const { name, awaitingUntil } = event.payload;
      if (awaitingUntil === null) return `${name}: all games are decided.`;
      return `${name}: all games are decided; the tables stand when the director approves them, on ${momentInWords(awaitingUntil)} at the latest.`;
    }
    case 'StageApproved': {
      const { name, byId } = event.payload;
      if (byId === null) return `The tables of the ${inText(name)} stand.`;
      return `The tables of the ${inText(name)} stand: ${(await playerOf(context, byId)).name} has approved them.`;
    }
    case 'PairingDecided':
      return pairingText(context, event.payload);
    case 'StandingsChanged': {
      const { groupId, gameId } = event.payload;
      const [{ name }, { title }] = await Promise.all([groupOf(context, { groupId }), gameNames(context, gameId)]);
      return `The table of group ${name} has changed after ${inText(title)}.`;
    }
    case 'RulingMade':
      return `Ruling: ${sentence(event.payload.text)}`;
    case 'TournamentFinished': {
      const { winner } = event.payload;
      if (winner === null) {
        const { format } = await tournamentOf(context, event.payload);
        return formatModule(format).overWithoutWinner ?? 'The tournament is over; the first place is shared.';
      }
      return `The tournament is over; ${await entryName(context, winner)} has won it.`;
    }
    case 'ChatPosted': {
      const { authorId } = await messageOf(context, event.payload);
      const [{ name }, { title }] = [await playerOf(context, authorId), await gameNames(context, event.payload.gameId)];
      return `${name} has written beside ${inText(title)}.`;
    }
    case 'ChatRemoved':
      return `A message beside ${inText((await gameNames(context, event.payload.gameId)).title)} was removed.`;
    case 'TicketFiled':
      return 'A player has laid a ticket before the director.';
    case 'TicketAnswered':
      return 'A ticket was answered.';
    case 'TicketDecided':
      return 'A ticket was decided.';
  }
}

const ENTRY_VERBS = {
  ENTERED: 'has entered',
  LEFT: 'has taken the entry back',
  WITHDRAWN: 'has withdrawn',
  RECATEGORISED: 'is in another category',
  INVITED: 'was invited by the director',
  ACCEPTED: 'has accepted a place',
  DECLINED: 'has declined the place',
  UNANSWERED: 'has not accepted a place in time',
  EXCLUDED: 'does not take part, by a ruling of the director',
  DISQUALIFIED: 'was disqualified by the director',
  REQUALIFIED: 'is no longer disqualified by the director',
} as const;

async function pairingText(context: AppContext, payload: EventPayload<'PairingDecided'>): Promise<string> {
  const pairing = await pairingOf(context, payload);
  const { first, second } = pairing;
  const [one, other, now] = await Promise.all([
    first.entryId === null ? 'nobody' : entryName(context, first.entryId),
    second.entryId === null ? 'nobody' : entryName(context, second.entryId),
    pairingScore(context, pairing),
  ]);
  const [won, lost] = payload.score ?? now.score;
  if (payload.goesOn) return `The match of ${one} and ${other} stands ${won} : ${lost}, and goes on.`;
  return `The pairing of ${one} and ${other} is decided: ${won} : ${lost}.`;
}

interface Finish {
  readonly winner: Seat | null;
  readonly how: ResultHow;
  readonly value: number;
  readonly reason: string | null;
}

function finishedText(names: GameNames, { winner, how, value, reason }: Finish): string {
  if (how === 'DRAWN') return `${names.title} ended drawn.`;
  if (winner === null) return `${names.title} ended without a winner${HOW[how]}.`;
  const why = how === 'ADJUDICATED' && reason !== null ? `: ${sentence(reason)}` : '.';
  const points = value === 1 ? '' : ` for ${value} points`;
  return `${names[winner]} won ${inText(names.title)}${HOW[how]}${points}${why}`;
}

const HOW: Readonly<Record<ResultHow, string>> = {
  PLAYED: '',
  DRAWN: ' drawn',
  RESIGNED: ' by resignation',
  TIME: ' on time',
  FORFEIT: ' by forfeit',
  WITHDRAWAL: ' by withdrawal',
  ADJUDICATED: ' by ruling',
  NO_RESULT: ' and without a result',
};

/** How a game ended, as one English sentence, by the result that counted at an instant; null while it was open. */
export async function gameEndText(context: AppContext, id: GameId, asOf: Instant): Promise<string | null> {
  const results = await readingOf(context).results.load(id);
  const last = results.findLast(({ recordedAt }) => recordedAt <= asOf);
  if (last === undefined) return null;
  const text = finishedText(await gameNames(context, id), last);
  return last.number > 1 ? `Overruled. ${text}` : text;
}

/** A watched event as one English sentence; null for what tells nothing by itself: snapshots, heartbeats, clock ticks. */
export async function watchedText(context: AppContext, event: WatchedEvent): Promise<string | null> {
  return isStored(event) ? eventText(context, event) : null;
}

function isStored(event: WatchedEvent): event is StoredEvent {
  return event.kind in EVENT_PAYLOADS;
}

/** The game that an event is about; null when it is about none, or when the game cannot be read. */
export async function eventGame(context: AppContext, { payload }: DomainEvent): Promise<GameRecord | null> {
  const id = 'gameId' in payload ? payload.gameId : null;
  return id === null ? null : readingOf(context).games.load(id);
}
