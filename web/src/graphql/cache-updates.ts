import type { Cache } from '@urql/exchange-graphcache';

/** Forgets lists at the root, so that whoever shows one asks the server for it again: order is the server's alone. */
function forgetLists(cache: Cache, ...names: string[]): void {
  for (const field of cache.inspectFields('Query')) {
    if (names.includes(field.fieldName)) cache.invalidate('Query', field.fieldKey);
  }
}

/** A board that opens or closes changes the lists of boards and of results. */
export function boardEvent(result: { liveBoards?: { change?: string } | null }, _args: unknown, cache: Cache): void {
  const change = result.liveBoards?.change;
  if (change === 'STARTED' || change === 'FINISHED') forgetLists(cache, 'liveGames', 'latestResults', 'tournaments');
}

/** Events are the same for everybody; what the viewer may do is asked for again. */
const viewers = ['viewerEntry', 'viewerInvitation', 'viewerCanEnter', 'viewerCanDirect'];

/** Who helps a director, and what that means for the viewer. */
const offices = ['officials', 'viewerRole', 'viewerCanDirect', 'viewerCanReport', 'viewerCanAppoint', 'viewerTickets'];

/** What those who are invited change by their answers. */
const field = ['entries', 'invitations', 'arrangement', 'preflight'];

/** What a director changes before the start. */
const settings = [
  'groupCount',
  'withdrawal',
  'few',
  'playoff',
  'approvalHours',
  'maxPlayers',
  'path',
  'playerList',
  'acceptanceDays',
  'length',
  'lastWeekDays',
  'thresholdPercent',
];

/** What a draw changes of a knock-out. */
const bracket = ['rounds', 'drawCommitments'];

/** Which fields of a tournament an event leaves untold, so that a page that shows them asks for them again. */
const untold: Record<string, readonly string[]> = {
  TournamentChanged: [
    ...viewers,
    ...settings,
    ...field,
    'log',
    'rules',
    'preflight',
    'stages',
    'groups',
    'games',
    'tiers',
    'title',
    ...bracket,
  ],
  EntryChanged: [
    ...viewers,
    ...field,
    'log',
    'playerList',
    'path',
    'preflight',
    'groups',
    'standings',
    'tiers',
    'title',
    ...bracket,
  ],
  BoardReported: ['log', 'reports', 'games', 'rounds'],
  ReportSettled: ['log', 'reports'],
  OfficialChanged: [...offices, 'log'],
  StageStarted: ['log', 'stages', 'groups', 'games', 'standings', 'tiers', 'title'],
  PlayoffNeeded: ['log', 'stages', 'groups', 'games'],
  StageFinished: ['log', 'stages'],
  StageApproved: ['log', 'stages', 'title'],
  PairingDecided: ['log'],
  StandingsChanged: ['log', 'games', 'standings'],
  RulingMade: ['log', 'rulings'],
  RoundDrawn: ['log', 'stages', 'groups', 'games', 'standings', ...bracket],
  LastWeekBegun: ['log', 'rounds'],
  MatchDecided: ['log', 'rulings', 'standings'],
  ProtestRaised: ['log'],
  ProtestAnswered: ['log', 'rulings'],
  TournamentFinished: ['log', 'standings', 'groups', 'champion', 'advances', 'series'],
};

interface EntityKey {
  readonly __typename: string;
  readonly id: string;
}

function forgetFields(cache: Cache, entity: EntityKey, fields: readonly string[]): void {
  const key = cache.keyOfEntity({ ...entity });
  for (const field of cache.inspectFields(key)) {
    if (fields.includes(field.fieldName)) cache.invalidate(key, field.fieldKey);
  }
}

interface TournamentEventResult {
  tournamentEvents?: { __typename?: string; tournament?: EntityKey; group?: GroupKey } | null;
}

interface GroupKey extends EntityKey {
  readonly stage?: { readonly kind?: string };
}

/** What an event carries goes into the cache by itself; what it leaves untold is forgotten. */
export function tournamentEvent(result: TournamentEventResult, _args: unknown, cache: Cache): void {
  const event = result.tournamentEvents;
  const fields = untold[event?.__typename ?? ''];
  if (!fields || !event?.tournament) return;
  forgetFields(cache, event.tournament, fields);
  if (event.group) forgetFields(cache, event.group, ['league']);
  // The games of a final are arranged one after another.
  if (event.group?.stage?.kind === 'FINAL') forgetFields(cache, event.group, ['pairings', 'rounds']);
  if (event.__typename !== 'StandingsChanged' && event.__typename !== 'PairingDecided') {
    forgetLists(cache, 'tournaments');
  }
}

const touched = [
  'log',
  ...field,
  ...settings,
  'advances',
  'champion',
  'preflight',
  'stages',
  'groups',
  'games',
  'standings',
  'tiers',
  'title',
  ...bracket,
];

/** A tried deed changes nothing; a real one changes the lists of tournaments and what its answer does not tell. */
export function tournamentDeed(result: object, args: { input?: { dryRun?: boolean } }, cache: Cache): void {
  if (args.input?.dryRun === true) return;
  forgetLists(cache, 'tournaments', 'viewer', 'players');
  for (const { tournament } of Object.values(result) as { tournament?: EntityKey }[]) {
    if (!tournament) continue;
    // What is told must stay: an answer with a hole in it reaches the page as no tournament at all.
    const untoldFields = touched.filter((field) => !(field in tournament));
    forgetFields(cache, tournament, untoldFields);
  }
}

/** Events of a series are few and change much of it: all of this is asked anew after one. */
const ofSeries = [
  'viewerCanDirect',
  'viewerCanOpenMabingwa',
  'viewerCanOpenCountryMatch',
  'viewerCanRefusePlace',
  'log',
  'rulings',
  'titles',
  'nations',
  'tournaments',
  'standings',
  'legs',
  'mabingwa',
  'bingwa',
  'state',
  'countryMatches',
  'cycles',
  'current',
  'removableCycle',
  'holder',
  'hallOfFame',
  'handedOn',
  'viewerCanOpenCycle',
];

interface SeriesEventResult {
  seriesEvents?: { __typename?: string; series?: EntityKey } | null;
}

/** An event of a series tells that it has changed; the page asks for what it shows. */
export function seriesEvent(result: SeriesEventResult, _args: unknown, cache: Cache): void {
  const event = result.seriesEvents;
  if (!event?.series || event.__typename === 'SeriesSnapshot') return;
  forgetFields(cache, event.series, ofSeries);
  forgetLists(cache, 'seriesList', 'hallOfFame');
}

/** A real deed changes all that a series says; a tried one nothing. */
export function seriesDeed(result: object, args: { input?: { dryRun?: boolean } }, cache: Cache): void {
  if (args.input?.dryRun === true) return;
  forgetLists(cache, 'seriesList', 'tournaments', 'viewer');
  for (const { series } of Object.values(result) as { series?: EntityKey }[]) {
    if (series) forgetFields(cache, series, ofSeries);
  }
}
