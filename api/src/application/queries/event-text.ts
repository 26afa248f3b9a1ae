import type { EntryId, GameId, PairingId } from '../../kernel/ids.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Instant } from '../../kernel/time.ts';
import type { ResultHow } from '../../rules/formats/format.ts';
import type { DomainEvent, TOURNAMENT_CHANGES } from '../../store/codecs/event-payload.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { AppContext } from '../context.ts';
import { durationInWords } from './duration-words.ts';
import { entryOf, gameOf, groupOf, pairingOf, playerOf } from './find.ts';
import { pairingScore } from './game-result.ts';
import { readingOf } from './reading.ts';

/** An event as one English sentence. */
export async function eventText(context: AppContext, event: DomainEvent): Promise<string> {
  switch (event.kind) {
    case 'GameStarted': {
      const { title, first } = await gameNames(context, event.payload.gameId);
      return `${title} has started; ${first} moves first.`;
    }
    case 'MovePlayed': {
      const { seat, notation, ply, gameId } = event.payload;
      const names = await gameNames(context, gameId);
      return `${names[seat]} played ${notation} as move ${Math.floor(ply / 2) + 1} of ${inText(names.title)}.`;
    }
    case 'TimeExtended': {
      const { seat, time, reason, gameId } = event.payload;
      const names = await gameNames(context, gameId);
      return `${names[seat]} was given ${durationInWords(time)} more in ${inText(names.title)}: ${sentence(reason)}`;
    }
    case 'ClockCredited': {
      const { time, reason, gameId } = event.payload;
      const { title } = await gameNames(context, gameId);
      return `The clock of ${inText(title)} was given back ${durationInWords(time)}: ${sentence(reason)}`;
    }
    case 'GameFinished': {
      const { winner, how, reason, gameId } = event.payload;
      return finishedText(await gameNames(context, gameId), { winner, how, reason });
    }
    case 'ResultOverruled': {
      const { winner, how, reason, gameId, replaces } = event.payload;
      const finished = finishedText(await gameNames(context, gameId), { winner, how, reason });
      return `Overruled. ${finished} It replaces: ${sentence(replaces)}`;
    }
    case 'TournamentChanged':
    case 'MyTournamentChanged':
      return CHANGES[event.payload.change];
    case 'EntryChanged': {
      const { playerId, change } = event.payload;
      return `${(await playerOf(context, playerId)).name} ${ENTRY_VERBS[change]}.`;
    }
    case 'StageStarted':
      return `${event.payload.name} has started.`;
    case 'PairingDecided':
      return pairingText(context, event.payload.pairingId);
    case 'StandingsChanged': {
      const { groupId, gameId } = event.payload;
      const [{ name }, { title }] = await Promise.all([groupOf(context, { groupId }), gameNames(context, gameId)]);
      return `The table of group ${name} has changed after ${inText(title)}.`;
    }
    case 'RulingMade':
      return `Ruling: ${sentence(event.payload.text)}`;
    case 'TournamentFinished': {
      const { winner } = event.payload;
      if (winner === null) return 'The tournament is over; the first place is shared.';
      return `The tournament is over; ${await entryName(context, winner)} has won it.`;
    }
    case 'MyTurn':
      return `It is your move in ${inText((await gameNames(context, event.payload.gameId)).title)}.`;
    case 'MyGameFinished':
      return `${(await gameNames(context, event.payload.gameId)).title} is over.`;
  }
}

const CHANGES: Readonly<Record<(typeof TOURNAMENT_CHANGES)[number], string>> = {
  CREATED: 'The tournament was created.',
  REGISTRATION_OPENED: 'Registration has opened.',
  REGISTRATION_CLOSED: 'Registration has closed.',
  STARTED: 'The tournament has started.',
  FINISHED: 'All tables are final.',
  CANCELLED: 'The tournament was cancelled.',
};

const ENTRY_VERBS = { ENTERED: 'has entered', LEFT: 'has taken the entry back', WITHDRAWN: 'has withdrawn' } as const;

interface GameNames {
  readonly title: string;
  readonly first: string;
  readonly second: string;
}

async function gameNames(context: AppContext, id: GameId): Promise<GameNames> {
  const { entries, number } = await gameOf(context, id);
  const [first, second] = await Promise.all([entryName(context, entries.first), entryName(context, entries.second)]);
  return { title: `Game ${number} of ${first} and ${second}`, first, second };
}

/** A game as text calls it inside a sentence: `game 1 of Asha and Juma`. */
export async function gameTitle(context: AppContext, id: GameId): Promise<string> {
  return inText((await gameNames(context, id)).title);
}

async function entryName(context: AppContext, id: EntryId): Promise<string> {
  return (await entryOf(context, id)).player.name;
}

async function pairingText(context: AppContext, id: PairingId): Promise<string> {
  const pairing = await pairingOf(context, { pairingId: id });
  const { first, second } = pairing;
  const [one, other, { score }] = await Promise.all([
    first.entryId === null ? 'nobody' : entryName(context, first.entryId),
    second.entryId === null ? 'nobody' : entryName(context, second.entryId),
    pairingScore(context, pairing),
  ]);
  return `The pairing of ${one} and ${other} is decided: ${score[0]} : ${score[1]}.`;
}

interface Finish {
  readonly winner: Seat | null;
  readonly how: ResultHow;
  readonly reason: string | null;
}

function finishedText(names: GameNames, { winner, how, reason }: Finish): string {
  if (winner === null) return `${names.title} ended without a winner${HOW[how]}.`;
  const why = how === 'ADJUDICATED' && reason !== null ? `: ${sentence(reason)}` : '.';
  return `${names[winner]} won ${inText(names.title)}${HOW[how]}${why}`;
}

const HOW: Readonly<Record<ResultHow, string>> = {
  PLAYED: '',
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

function inText(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** The game that an event is about; null when it is about none, or when the game cannot be read. */
export async function eventGame(context: AppContext, { payload }: DomainEvent): Promise<GameRecord | null> {
  const id = 'gameId' in payload ? payload.gameId : null;
  return id === null ? null : readingOf(context).games.load(id);
}
