import { FORMAT_UNTOLD } from '../formats/untold.ts';
import type { EntryChangeName, StandsOtherwise, TournamentEventName, Untold } from '../formats/untold-part.ts';

/** Events are the same for everybody; what the viewer may do is asked for again. */
const viewers = [
  'viewerEntry',
  'viewerInvitation',
  'viewerCanEnter',
  'viewerCanDirect',
  'viewerCanEnd',
  'viewerSignsUpAgain',
  'viewerCanWait',
  'viewerWaiting',
  'waitingList',
];

/** Who helps a director, and what that means for the viewer. */
const offices = [
  'officials',
  'viewerRole',
  'viewerCanDirect',
  'viewerCanReport',
  'viewerCanObserve',
  'viewerCanAppoint',
  'viewerTickets',
];

/** What those who are invited change by their answers. */
const field = ['entries', 'invitations', 'namesakes', 'preflight'];

/** What a director changes before the start. */
const settings = ['daysOff', 'startsWhenFull', 'lateEntry', 'takesBots', 'formatSettings', 'maxPlayers', 'playerList'];

/** What is told of the course of a tournament, which each result makes longer. */
const past = ['timeline', 'changesSince', 'boardsAt'];

/** Which fields of any tournament an event leaves untold. */
const general: Untold = {
  TournamentChanged: [
    ...viewers,
    ...settings,
    ...field,
    'log',
    'rules',
    'stages',
    'groups',
    'games',
    'endForecast',
    'happening',
    'decidingGames',
    'drawsMore',
    'timeOuts',
    ...past,
  ],
  EntryChanged: [
    ...viewers,
    ...field,
    'log',
    'playerList',
    'groups',
    'ranking',
    'lastStageStandings',
    'games',
    ...past,
  ],
  WaitingListChanged: [...viewers, 'log', 'preflight'],
  BoardReported: ['log', 'games'],
  ReportSettled: ['log'],
  OfficialChanged: [...offices, 'log'],
  StageStarted: [
    'log',
    'stages',
    'groups',
    'games',
    'ranking',
    'lastStageStandings',
    'endForecast',
    'happening',
    'decidingGames',
    'drawsMore',
    ...past,
  ],
  PlayoffNeeded: ['log', 'stages', 'groups', 'games', 'endForecast', 'happening', 'decidingGames', ...past],
  StageFinished: ['log', 'stages'],
  StageApproved: ['log', 'stages', 'endForecast'],
  PairingDecided: ['log', 'endForecast', 'happening', 'decidingGames', 'drawsMore'],
  StandingsChanged: [
    'log',
    'games',
    'ranking',
    'lastStageStandings',
    'endForecast',
    'happening',
    'decidingGames',
    ...past,
  ],
  RecurrenceChanged: ['log', 'recurrence', 'viewerSignsUpAgain'],
  PauseChanged: ['pause', 'pauses', 'viewerDaysOffLeft', 'games', 'log'],
  RulingMade: ['log', 'rulings'],
  TournamentFinished: ['log', 'happening', 'decidingGames', 'ranking', 'lastStageStandings', 'groups', 'series'],
};

/**
 * After which a player is still in all lists of his tournament, and the same tables and games are there: the event tells how he stands, and
 * other events what becomes of tables and games by it.
 */
const STAYING: ReadonlySet<string> = new Set<EntryChangeName>([
  'WITHDRAWN',
  'LOST_ON_TIME',
  'EXPELLED_ON_TIME',
  'DISQUALIFIED',
  'REINSTATED',
  'POINTS_ADJUSTED',
]);

/** What is another then. */
const standsOtherwise: StandsOtherwise = {
  tournament: [...viewers, 'preflight', 'log', 'ranking', 'endForecast', 'decidingGames', 'drawsMore'],
  group: ['adjustments'],
};

const all = [general, ...FORMAT_UNTOLD.map(({ tournament }) => tournament)];

/** Which fields of a tournament an event leaves untold, so that a page that shows them asks for them again; empty: it tells all. */
export function untoldOfTournament(event: TournamentEventName): readonly string[] {
  return all.flatMap((untold) => untold[event] ?? []);
}

/** Whether somebody stands otherwise by this change of his entry, and all else is told. */
export function isStaying(change: string | undefined): boolean {
  return change !== undefined && STAYING.has(change);
}

/** Which fields such a change leaves untold. */
export function untoldOfStanding(): Required<StandsOtherwise> {
  const parts = [standsOtherwise, ...FORMAT_UNTOLD.map((part) => part.standsOtherwise ?? {})];
  return {
    tournament: parts.flatMap(({ tournament = [] }) => tournament),
    stage: parts.flatMap(({ stage = [] }) => stage),
    group: parts.flatMap(({ group = [] }) => group),
  };
}

/** The same of a group, whose tables are told by events of their own, by the kind of its stage where the event says it. */
export function untoldOfGroup(stageKind: string | undefined): readonly string[] {
  return FORMAT_UNTOLD.flatMap(({ group = [], groupIn }) => [...group, ...(groupIn?.get(stageKind ?? '') ?? [])]);
}
