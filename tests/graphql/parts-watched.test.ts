import { afterAll, beforeAll, expect, test } from 'vitest';
import { adjudicate } from '../../api/src/application/commands/game/adjudicate.ts';
import { extendTime } from '../../api/src/application/commands/game/extend-time.ts';
import { playMove } from '../../api/src/application/commands/game/play-move.ts';
import { tournamentTopic } from '../../api/src/application/events.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import type { GameId } from '../../api/src/kernel/ids.ts';
import type { Db } from '../../api/src/store/client.ts';
import { topicVersion } from '../../api/src/store/event.ts';
import { entriesOfTournaments } from '../../api/src/store/reading/entry.ts';
import { pairingsOfTournaments } from '../../api/src/store/reading/pairing.ts';
import { groupsOfTournaments } from '../../api/src/store/reading/stage.ts';
import { at, type Fields } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { betterWins, runningKiba } from '../support/kiba-event.ts';
import { must, newWorld, personOf, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { answersOf, watchAnswers } from './watch-events.ts';

const SOURCE = `subscription ($id: ID!, $after: Int, $kinds: [EventKind!]) {
  gameEvents(gameId: $id, after: $after, kinds: $kinds) { __typename version } }`;

let db: Db;
let world: World;
let api: Api;
let id: string;
let gameId: GameId;
let decide: () => Promise<void>;

/** A game with a start, a move and more time: versions 1, 2 and 3. */
beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  api = await openApi(world);
  const running = await world.running(['Oscar', 'Kobe', 'Jan']);
  const [game] = await running.games();
  if (game === undefined) throw new Error('No game');
  gameId = game.id;
  id = globalId('BaoGame', gameId);
  must(await playMove(personOf(running.players, game.players.first).context, { gameId, ply: 0, move: 'A6<' }));
  const { context } = running.director;
  must(await extendTime(context, { gameId, seat: 'second', seconds: 90, reason: 'Ill.' }));
  decide = async () => void must(await adjudicate(context, { gameId, winner: 'first', reason: 'Both agree.' }));
});
afterAll(async () => {
  await api.close();
  await db.close();
});

async function first(count: number, variables: object): Promise<unknown> {
  const answers = await watchAnswers(
    { api, who: world.anonymous, source: SOURCE, variables: { id, ...variables } },
    count,
  );
  return answers.map((answer) => at(answer, 'data.gameEvents') ?? at(answer, 'errors.0.extensions.code'));
}

test('of what is missed only the kinds that are wanted are told, at the versions that they have', async () => {
  expect(await first(2, { after: 0, kinds: ['GameStarted', 'TimeExtended'] })).toEqual([
    { __typename: 'GameStarted', version: 1 },
    { __typename: 'TimeExtended', version: 3 },
  ]);
  expect(await first(1, { after: 1, kinds: ['GameFinished'] })).toEqual([{ __typename: 'Heartbeat', version: 3 }]);
  expect(await first(1, { kinds: [] })).toEqual([{ __typename: 'GameSnapshot', version: 3 }]);
});

test('a type that there is not among these events is refused', async () => {
  expect(await first(1, { kinds: ['MovePlayed', 'StageStarted'] })).toEqual(['BAD_USER_INPUT']);
});

test('of what happens only the kinds that are wanted are told', async () => {
  const variables = { id, kinds: ['GameFinished', 'ResultOverruled'] };
  const seen: unknown[] = [];
  for await (const answer of answersOf({ api, who: world.anonymous, source: SOURCE, variables })) {
    seen.push(at(answer, 'data.gameEvents'));
    if (seen.length === 2) break;
    await decide();
  }
  expect(seen).toMatchObject([{ __typename: 'GameSnapshot', version: 3 }, { __typename: 'GameFinished' }]);
});

const PART = `subscription ($id: ID!, $after: Int, $kinds: [EventKind!], $players: [ID!], $groups: [ID!], $rounds: [Int!]) {
  tournamentEvents(tournamentId: $id, after: $after, kinds: $kinds, players: $players, groups: $groups, rounds: $rounds) {
    __typename version
    ... on StandingsChanged { game { id } }
    ... on PairingDecided { pairing { id } }
    ... on EntryChanged { entry { player { id } } }
  } }`;

interface About {
  readonly players: readonly string[];
  readonly groups: readonly string[];
  readonly rounds: readonly number[];
}

/** A KIBA tournament of two groups, of which two rounds are decided and a player has left; and what its games and players are about. */
async function twoGroups() {
  const event = await runningKiba(world, 12);
  const [groups, pairings, games, entries] = await Promise.all([
    event.groups(),
    pairingsOfTournaments(db.prisma, [event.id]),
    event.games(),
    entriesOfTournaments(db.prisma, [event.id]),
  ]);
  const playerOf = new Map(entries.map((entry) => [entry.id, globalId('Player', entry.playerId)]));
  const about = new Map<unknown, About>();
  for (const { id: pairing, round, groupId, firstEntryId, secondEntryId } of pairings) {
    const players = [firstEntryId, secondEntryId].map((entry) => playerOf.get(entry!)!);
    const subjects = { players, groups: [globalId('Group', groupId)], rounds: [round] };
    about.set(globalId('Pairing', pairing), subjects);
    for (const game of games.filter(({ pairingId }) => pairingId === pairing))
      about.set(globalId('ReportedGame', game.id), subjects);
  }
  for (const { id: group, seats } of groups) {
    for (const { entryId } of seats) {
      const player = playerOf.get(entryId)!;
      about.set(player, { players: [player], groups: [globalId('Group', group)], rounds: [] });
    }
  }
  const roundOf = new Map(pairings.map((pairing) => [pairing.id, pairing.round]));
  const ofRound = async (round: number) =>
    (await event.open()).filter(({ pairingId }) => roundOf.get(pairingId) === round);
  for (const round of [1, 2]) await event.decide(betterWins(event), await ofRound(round));
  await event.withdraw(event.players.at(-1)!);
  return { event, about, groups: groups.map((group) => globalId('Group', group.id)), playerOf, ofRound };
}

test('of a tournament only what is about some players, groups or rounds is told, and what is about none of them', async () => {
  const { event, about, groups, playerOf, ofRound } = await twoGroups();
  const id = globalId('KibaTournament', event.id);
  const watching = (variables: object) =>
    answersOf({ api, who: world.anonymous, source: PART, variables: { id, after: 0, ...variables } });
  const take = async (stream: AsyncGenerator<object>, count: number): Promise<readonly Fields[]> => {
    const taken: Fields[] = [];
    while (taken.length < count) taken.push(at((await stream.next()).value, 'data.tournamentEvents') as Fields);
    return taken;
  };
  const version = await topicVersion(db, tournamentTopic(event.id));
  const all = await take(watching({}), version);
  const subjectsOf = (told: Fields): About | undefined =>
    about.get(at(told, 'game.id') ?? at(told, 'pairing.id') ?? at(told, 'entry.player.id'));
  const fits = (told: Fields, only: Partial<About> & { readonly kinds?: readonly string[] }): boolean =>
    only.kinds?.includes(String(told.__typename)) !== false &&
    (['players', 'groups', 'rounds'] as const).every((of) => {
      const subjects: readonly unknown[] = subjectsOf(told)?.[of] ?? [];
      const wanted: readonly unknown[] | undefined = only[of];
      return wanted === undefined || subjects.length === 0 || subjects.some((one) => wanted.includes(one));
    });
  const someone = [...playerOf.values()][3]!;
  for (const only of [
    { players: [someone] },
    { groups: [groups[1]!] },
    { rounds: [2] },
    { players: [] },
    { players: [someone], rounds: [1] },
    { groups: [groups[0]!], rounds: [1, 2], kinds: ['StandingsChanged', 'EntryChanged'] },
    { groups, players: [someone], kinds: ['PairingDecided'] },
  ]) {
    const wanted = all.filter((told) => fits(told, only));
    expect(wanted.length).toBeLessThan(version);
    expect({ only, told: await take(watching(only), wanted.length) }).toEqual({ only, told: wanted });
  }
  const streams = groups.map((group) => watching({ groups: [group], kinds: ['StandingsChanged'], after: version }));
  for (const stream of streams) expect(await take(stream, 1)).toEqual([{ __typename: 'Heartbeat', version }]);
  const news = streams.map((stream) => take(stream, 2));
  const open = await ofRound(3);
  await event.decide(betterWins(event), open);
  for (const [index, group] of groups.entries()) {
    const ofGroup = (await news[index]!).map(subjectsOf);
    expect(ofGroup).toMatchObject([{ groups: [group] }, { groups: [group] }]);
  }
  for (const stream of streams) await stream.return(undefined);
});

test('what is asked for by an id that is no such thing, by no round, or too much, is refused with a sentence', async () => {
  const running = await world.running(['Aisha', 'Bakari', 'Chausiku']);
  const [group] = await groupsOfTournaments(db.prisma, [running.id]);
  const strange = globalId(
    'Group',
    (await groupsOfTournaments(db.prisma, [(await world.running(['A', 'B', 'C'])).id]))[0]!.id,
  );
  const refusal = async (variables: object): Promise<unknown> => {
    const given = { id: globalId('RoundRobinTournament', running.id), ...variables };
    const [answer] = await watchAnswers({ api, who: world.anonymous, source: PART, variables: given }, 1);
    return at(answer, 'errors.0.message');
  };
  const own = globalId('Group', group!.id);
  expect(await refusal({ groups: [own] })).toBeUndefined();
  expect(await refusal({ groups: [own, strange] })).toBe(
    `\`groups\`: ${strange} is the id of no group of this tournament.`,
  );
  expect(await refusal({ players: ['nobody'] })).toBe('`players`: nobody is the id of no player.');
  expect(await refusal({ players: [own] })).toBe(`\`players\`: ${own} is the id of no player.`);
  expect(await refusal({ rounds: [1, 0] })).toBe('`rounds`: 0 is no round, they are numbered from 1.');
  expect(await refusal({ rounds: Array.from({ length: 101 }, (_, n) => n + 1) })).toBe(
    '`rounds`: 101 of them, and 100 at most.',
  );
});
