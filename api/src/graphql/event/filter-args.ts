import type { AppContext } from '../../application/context.ts';
import type { EventFilter } from '../../application/feed/event-filter.ts';
import { readingOf } from '../../application/queries/reading.ts';
import type { GroupId, PlayerId, TournamentId } from '../../kernel/ids.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { badUserInput } from '../bad-user-input.ts';
import type { builder } from '../builder.ts';
import { TOURNAMENT_NAMES, idNamed, playerNamed } from '../global-id.ts';

/** How many values one argument of a filter may have. */
const MOST_WANTED = 100;

const ALIKE = `Null: all; ${MOST_WANTED} at most. Versions of what is left out are missing, as with \`kinds\`.`;

/** What somebody who watches a tournament or a series may want of it, as it was given. */
export interface FilterArgs {
  readonly players?: readonly (string | number)[] | null | undefined;
  readonly groups?: readonly (string | number)[] | null | undefined;
  readonly rounds?: readonly number[] | null | undefined;
  readonly tournaments?: readonly (string | number)[] | null | undefined;
}

type ArgumentBuilder = Pick<PothosSchemaTypes.FieldBuilder<typeof builder.$inferSchemaTypes, object>, 'arg'>;

/** The arguments by which a part of a tournament is watched. */
export function filterArgs(t: ArgumentBuilder) {
  return {
    players: t.arg.idList({
      description: `Leaves out events about other players: their games, pairings and entries. What is about nobody in particular, such as a new round, is told. ${ALIKE}`,
    }),
    groups: t.arg.idList({
      description: `Leaves out events about other groups, which in a cycle are its leagues, and about those who play in others alone. What is about no group in particular is told. ${ALIKE}`,
    }),
    rounds: t.arg.intList({
      description: `Leaves out events about games and pairings of other rounds of their groups, which are numbered from 1. What is about no round in particular is told. ${ALIKE}`,
    }),
  };
}

/** Nothing is left out. */
export const ALL = { players: null, groups: null, rounds: null, tournaments: null } as const;

/** What is wanted by these arguments. Throws what the caller is told where one of them is nothing that there is. */
export async function readFilter(
  app: AppContext,
  tournament: TournamentRecord,
  { players, groups, rounds }: FilterArgs,
): Promise<Omit<EventFilter, 'kinds'>> {
  return {
    ...ALL,
    groups: await readGroups(app, tournament, groups),
    players: await readPlayers(app, players),
    rounds: await eachOf('rounds', rounds, async (round) =>
      round >= 1 ? round : refused('rounds', round, 'is no round, they are numbered from 1'),
    ),
  };
}

/** Which groups of a tournament are wanted by an argument `groups`; null: all. */
export function readGroups(
  app: AppContext,
  tournament: TournamentRecord,
  groups: FilterArgs['groups'],
): Promise<ReadonlySet<GroupId> | null> {
  return eachOf('groups', groups, async (text) => {
    const group = await readingOf(app).groups.load(idNamed<GroupId>(String(text), ['Group']));
    if (group?.tournamentId === tournament.id) return group.id;
    return refused('groups', text, 'is the id of no group of this tournament');
  });
}

/** Which players are wanted by an argument `players`; null: all. */
export function readPlayers(app: AppContext, players: FilterArgs['players']): Promise<ReadonlySet<PlayerId> | null> {
  return eachOf('players', players, async (text) => {
    const player = await readingOf(app).players.load(playerNamed(String(text)));
    return player?.id ?? refused('players', text, 'is the id of no player');
  });
}

/** The argument by which some tournaments of a series are watched. */
export function tournamentArgs(t: ArgumentBuilder) {
  return {
    tournaments: t.arg.idList({
      description: `Leaves out events about other tournaments of the series. What is about none in particular is told. ${ALIKE}`,
    }),
  };
}

/** What is wanted by it. Throws what the caller is told where one is no tournament. */
export async function readTournaments(
  app: AppContext,
  { tournaments }: FilterArgs,
): Promise<Omit<EventFilter, 'kinds'>> {
  const wanted = await eachOf('tournaments', tournaments, async (text) => {
    const tournament = await readingOf(app).tournaments.load(idNamed<TournamentId>(String(text), TOURNAMENT_NAMES));
    return tournament?.id ?? refused('tournaments', text, 'is the id of no tournament');
  });
  return { ...ALL, tournaments: wanted };
}

async function eachOf<Given, Value>(
  name: string,
  given: readonly Given[] | null | undefined,
  read: (one: Given) => Promise<Value>,
): Promise<ReadonlySet<Value> | null> {
  if (given == null) return null;
  if (given.length > MOST_WANTED)
    throw badUserInput(`\`${name}\`: ${given.length} of them, and ${MOST_WANTED} at most.`);
  return new Set(await Promise.all(given.map(read)));
}

function refused(name: string, given: string | number, why: string): never {
  throw badUserInput(`\`${name}\`: ${String(given)} ${why}.`);
}
