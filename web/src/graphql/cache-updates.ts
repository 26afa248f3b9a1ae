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
const viewers = ['viewerEntry', 'viewerCanEnter', 'viewerCanDirect'];

/** Which fields of a tournament an event leaves untold, so that a page that shows them asks for them again. */
const untold: Record<string, readonly string[]> = {
  TournamentChanged: [...viewers, 'log', 'rules', 'preflight', 'stages', 'groups', 'games'],
  EntryChanged: [...viewers, 'log', 'entries', 'preflight', 'groups', 'standings'],
  StageStarted: ['log', 'stages', 'groups', 'games', 'standings'],
  PairingDecided: ['log'],
  StandingsChanged: ['log', 'games', 'standings'],
  RulingMade: ['log', 'rulings'],
  TournamentFinished: ['log', 'standings', 'groups'],
};

interface TournamentKey {
  readonly __typename: string;
  readonly id: string;
}

function forgetFields(cache: Cache, tournament: TournamentKey, fields: readonly string[]): void {
  const key = cache.keyOfEntity({ ...tournament });
  for (const field of cache.inspectFields(key)) {
    if (fields.includes(field.fieldName)) cache.invalidate(key, field.fieldKey);
  }
}

interface TournamentEventResult {
  tournamentEvents?: { __typename?: string; tournament?: TournamentKey } | null;
}

/** What an event carries goes into the cache by itself; what it leaves untold is forgotten. */
export function tournamentEvent(result: TournamentEventResult, _args: unknown, cache: Cache): void {
  const event = result.tournamentEvents;
  const fields = untold[event?.__typename ?? ''];
  if (!fields || !event?.tournament) return;
  forgetFields(cache, event.tournament, fields);
  if (event.__typename !== 'StandingsChanged' && event.__typename !== 'PairingDecided') {
    forgetLists(cache, 'tournaments');
  }
}

const touched = ['log', 'entries', 'preflight', 'stages', 'groups', 'games', 'standings'];

/** A tried deed changes nothing; a real one changes the lists of tournaments and what its answer does not tell. */
export function tournamentDeed(result: object, args: { input?: { dryRun?: boolean } }, cache: Cache): void {
  if (args.input?.dryRun === true) return;
  forgetLists(cache, 'tournaments', 'viewer', 'players');
  for (const { tournament } of Object.values(result) as { tournament?: TournamentKey }[]) {
    if (!tournament) continue;
    // What is told must stay: an answer with a hole in it reaches the page as no tournament at all.
    const untoldFields = touched.filter((field) => !(field in tournament));
    forgetFields(cache, tournament, untoldFields);
  }
}
