import type { Cache, UpdateResolver, UpdatesConfig } from '@urql/exchange-graphcache';
import type { SchemaFacts } from './schema-facts.ts';
import { FORMAT_KEEPERS } from '../formats/keepers.ts';
import type { TournamentEventName } from '../formats/untold-part.ts';
import { changeCachedTable, type GroupChange } from './cached-tables.ts';
import { isStaying, untoldOfGroup, untoldOfStanding, untoldOfTournament } from './untold.ts';

/** Something with an id, as an answer or an event tells of it. */
interface Thing {
  readonly __typename: string;
  readonly id: string;
}

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && '__typename' in value && 'id' in value;

/**
 * Forgets what a field leads to. With what has no id of its own, as the viewer, a page of a list or the rows of a table, goes all that was
 * asked of it, by whatever arguments: the answer to another question leads to it again, and may tell less of it.
 */
function forgetField(cache: Cache, key: string, fieldKey: string): void {
  const within = [cache.resolve(key, fieldKey)].flat();
  for (const one of within) {
    if (typeof one !== 'string' || !one.startsWith(`${key}.`)) continue;
    for (const inner of cache.inspectFields(one)) cache.invalidate(one, inner.fieldKey);
  }
  cache.invalidate(key, fieldKey);
}

/** Forgets lists at the root, so that whoever shows one asks the server for it again: order is the server's alone. */
function forgetLists(cache: Cache, names: readonly string[] = []): void {
  for (const { fieldName, fieldKey } of cache.inspectFields('Query')) {
    if (names.includes(fieldName)) forgetField(cache, 'Query', fieldKey);
  }
}

/**
 * Forgets of a thing the fields that this holds for, as they were asked for with whatever arguments. What is told of it must stay: an answer
 * with a hole in it reaches the page as no thing at all. A field that is told without arguments tells nothing of it with some.
 */
function forget(cache: Cache, thing: Thing, isForgotten: (field: string) => boolean): void {
  const key = cache.keyOfEntity({ ...thing }) ?? '';
  const fields = cache.inspectFields(key);
  const known = new Set(fields.map(({ fieldKey }) => fieldKey));
  for (const { fieldName, fieldKey } of fields) {
    const isTold = fieldName in thing && (fieldKey === fieldName || !known.has(fieldName));
    if (isForgotten(fieldName) && !isTold) forgetField(cache, key, fieldKey);
  }
}

const isAnything = (field: string): boolean => field !== '__typename';
/** Events after which a game is another, or goes on where it was over. */
const GOES_ON: ReadonlySet<string | undefined> = new Set(['PlayerReplaced', 'ResultUndone']);

/** Forgets of a tournament, its stages and groups what is another once one of its players stands otherwise. */
function forgetStanding(cache: Cache, tournament: Thing): void {
  const untold = untoldOfStanding();
  const listed = (key: string | null, field: string, __typename: string): readonly Thing[] =>
    [key === null ? null : cache.resolve(key, field)]
      .flat()
      .flatMap((one) => (typeof one === 'string' ? [{ __typename, id: one.slice(__typename.length + 1) }] : []));
  const own = cache.keyOfEntity({ ...tournament });
  const stages = listed(own, 'stages', 'Stage');
  const groups = [
    ...groupsAskedAlone(cache, tournament),
    ...listed(own, 'groups', 'Group'),
    ...stages.flatMap((stage) => listed(cache.keyOfEntity({ ...stage }), 'groups', 'Group')),
  ];
  forget(cache, tournament, (field) => untold.tournament.includes(field));
  for (const stage of stages) forget(cache, stage, (field) => untold.stage.includes(field));
  for (const group of groups) forget(cache, group, (field) => untold.group.includes(field));
}

/** The groups of a tournament that a page has asked for alone, and not through their tournament. */
function groupsAskedAlone(cache: Cache, tournament: Thing): readonly Thing[] {
  const own = cache.keyOfEntity({ ...tournament });
  return cache.inspectFields('Query').flatMap(({ fieldName, fieldKey }) => {
    const key = fieldName === 'node' ? cache.resolve('Query', fieldKey) : null;
    if (typeof key !== 'string' || !key.startsWith('Group:')) return [];
    const stage = cache.resolve(key, 'stage');
    const isOwn = typeof stage === 'string' && cache.resolve(stage, 'tournament') === own;
    return isOwn ? [{ __typename: 'Group', id: key.slice('Group:'.length) }] : [];
  });
}

interface TournamentEventResult {
  tournamentEvents?: {
    __typename: TournamentEventName;
    tournament?: Thing;
    group?: Thing & { readonly stage?: { readonly kind?: string } };
    change?: string;
  } | null;
}

interface TableEventResult {
  tableEvents?: { readonly __typename?: string; readonly changes?: readonly GroupChange[] } | null;
}

interface GameEventResult {
  gameEvents?: { __typename?: string; game?: Thing } | null;
}

interface SeriesEventResult {
  seriesEvents?: { __typename?: string; series?: Thing } | null;
}

interface BoardEventResult {
  liveBoards?: { change?: string } | null;
}

/** What each event and each deed makes the cache forget, as far as neither tells it itself. */
export function cacheUpdates({ listed, touched, mutations, possibleTypes }: SchemaFacts): UpdatesConfig {
  /** A board that opens or closes changes the lists of boards and of results. */
  function liveBoards({ liveBoards: event }: BoardEventResult, _args: unknown, cache: Cache): void {
    if (event?.change !== 'STARTED' && event?.change !== 'FINISHED') return;
    forgetLists(cache, listed.Game);
    forgetLists(cache, listed.Tournament);
  }

  /** What an event carries goes into the cache by itself; what it leaves untold is forgotten. */
  function tournamentEvents({ tournamentEvents: event }: TournamentEventResult, _args: unknown, cache: Cache): void {
    if (!event?.tournament) return;
    for (const keep of FORMAT_KEEPERS) keep(cache, event.tournament, event);
    const fields = untoldOfTournament(event.__typename);
    if (fields.length === 0) return;
    if (event.__typename === 'EntryChanged' && isStaying(event.change)) {
      forgetStanding(cache, event.tournament);
      return;
    }
    forget(cache, event.tournament, (field) => fields.includes(field));
    if (event.group) {
      const ofGroup = untoldOfGroup(event.group.stage?.kind);
      forget(cache, event.group, (field) => ofGroup.includes(field));
    }
    if (event.__typename === 'EntryChanged') {
      for (const group of groupsAskedAlone(cache, event.tournament)) {
        forget(cache, group, (field) => untoldOfGroup(undefined).includes(field));
      }
    }
    if (event.__typename !== 'StandingsChanged' && event.__typename !== 'PairingDecided') {
      forgetLists(cache, listed.Tournament);
    }
  }

  /** Rows and cells that are others come alone. */
  function tableEvents({ tableEvents: event }: TableEventResult, _args: unknown, cache: Cache): void {
    for (const change of event?.changes ?? []) changeCachedTable(cache, change);
  }

  /** With another player a game begins anew, and without its result it goes on: nothing of it is as it was. A pause changes its clock and says itself, untold. */
  function gameEvents({ gameEvents: event }: GameEventResult, _args: unknown, cache: Cache): void {
    if (!event?.game) return;
    if (GOES_ON.has(event.__typename)) forget(cache, event.game, isAnything);
    if (event.__typename === 'GamePauseChanged') {
      forget(cache, event.game, (field) => field === 'clock' || field === 'pauses');
    }
  }

  /** Events of a series are few and change much of it: the page asks for what it shows. */
  function seriesEvents({ seriesEvents: event }: SeriesEventResult, _args: unknown, cache: Cache): void {
    if (!event?.series || event.__typename === 'SeriesSnapshot') return;
    forget(cache, event.series, isAnything);
    forgetLists(cache, listed.Series);
  }

  const games = new Set(possibleTypes.Game);
  /** Of these a deed changes more than its answer tells. */
  const wide = [...(possibleTypes.Tournament ?? []), ...(possibleTypes.Series ?? [])];

  /** What a deed names, as far as the cache knows it as one of the wide ones. */
  const named = (input: object, cache: Cache): readonly Thing[] =>
    Object.values(input)
      .filter((value) => typeof value === 'string')
      .flatMap((id) => wide.map((__typename) => ({ __typename, id })))
      .filter((thing) => cache.inspectFields(cache.keyOfEntity({ ...thing })).length > 0);

  /**
   * A tried deed changes nothing, nor does one that is refused; a real one changes the lists of what it tells of, and of a tournament or
   * a series whatever it does not tell. What is done in a game is told by its answer and by events.
   */
  const deed: UpdateResolver = (result, args, cache, { fieldName }) => {
    const { input = {} } = args as { readonly input?: { readonly dryRun?: boolean } };
    const answer = result[fieldName] as { readonly __typename?: string } | null;
    const lists = touched[answer?.__typename ?? ''];
    if (input.dryRun === true || !answer || !lists) return;
    const things = Object.values<unknown>({ ...answer })
      .flat()
      .filter(isThing);
    if (things.length > 0 && things.every(({ __typename }) => games.has(__typename))) return;
    forgetLists(cache, lists);
    const told = things.filter(({ __typename }) => wide.includes(__typename));
    const others = named(input, cache).filter(({ id }) => !told.some((thing) => thing.id === id));
    for (const thing of [...told, ...others]) forget(cache, thing, isAnything);
  };

  return {
    Subscription: { liveBoards, gameEvents, tournamentEvents, tableEvents, seriesEvents },
    Mutation: Object.fromEntries(mutations.map((name) => [name, deed])),
  };
}
