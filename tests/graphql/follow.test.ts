import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeAccount } from '../../api/src/application/commands/account/close.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import type { Db } from '../../api/src/store/client.ts';
import { at, listAt } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { must, newWorld, personOf, type Person, type RunningTournament, type World } from '../support/world.ts';
import { openApi, type Answer, type Api } from './ask.ts';
import { mutate } from './mutate.ts';

let db: Db;
let world: World;
let api: Api;
let running: RunningTournament;
let fan: Person;

const FOLLOWED = '{ viewer { followedPlayers { name } followedTournaments { name } } }';
const NEWS = `{ viewer { notices(first: 30) { __typename text
  ... on MyFollowedGame { players { name } game { id } } ... on MyFollowedTournament { change tournament { name } } } } }`;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  api = await openApi(world);
  fan = await world.person('Fan');
  running = await world.running(['Oscar', 'Kobe', 'Jan']);
});
afterAll(async () => {
  await api.close();
  await db.close();
});

const playerId = (person: Person): string => globalId('Player', person.playerId);
const tournamentId = (): string => globalId('RoundRobinTournament', running.id);
const named = (name: string): Person => running.players.find((one) => one.name === name)!;
const followed = async (who: Person): Promise<unknown> => (await api.data(who.context, FOLLOWED)).viewer;
const newsOf = async (who: Person): Promise<readonly Answer[]> =>
  listAt(await api.data(who.context, NEWS), 'viewer.notices').filter(({ __typename }) =>
    String(__typename).startsWith('MyFollowed'),
  );

test('players and tournaments are followed and no longer, each once, and nobody else sees it', async () => {
  for (const name of ['Oscar', 'Kobe', 'Oscar']) {
    expect(await mutate(api, fan.context, 'follow', { playerId: playerId(named(name)) })).toMatchObject({
      __typename: 'FollowSuccess',
    });
    world.pass(1_000 as never);
  }
  await mutate(api, fan.context, 'follow', { tournamentId: tournamentId() });
  expect(await followed(fan)).toEqual({
    followedPlayers: [{ name: 'Kobe' }, { name: 'Oscar' }],
    followedTournaments: [{ name: 'Mombasa' }],
  });
  expect(await followed(named('Kobe'))).toEqual({ followedPlayers: [], followedTournaments: [] });
  await mutate(api, fan.context, 'unfollow', { playerId: playerId(named('Kobe')) });
  await mutate(api, fan.context, 'unfollow', { playerId: playerId(named('Kobe')) });
  expect(await followed(fan)).toMatchObject({ followedPlayers: [{ name: 'Oscar' }] });
});

test('who cannot be followed is refused in a sentence', async () => {
  const refusals: readonly (readonly [object, object])[] = [
    [{}, { __typename: 'InvalidInput', message: 'Name a player or a tournament, and not both.' }],
    [
      { playerId: playerId(named('Oscar')), tournamentId: tournamentId() },
      { __typename: 'InvalidInput', message: 'Name a player or a tournament, and not both.' },
    ],
    [{ playerId: playerId(fan) }, { __typename: 'InvalidInput', message: 'You cannot follow yourself.' }],
    [{ playerId: globalId('Player', 'nobody' as never) }, { __typename: 'NotFound' }],
  ];
  for (const [input, refused] of refusals)
    expect(await mutate(api, fan.context, 'follow', input)).toMatchObject(refused);
  expect(await mutate(api, world.anonymous, 'follow', { playerId: playerId(fan) })).toMatchObject({
    __typename: 'NotSignedIn',
  });
});

test('who follows hears of the ends of games and of the tournament, and of none that he is told in his own right', async () => {
  const oscar = named('Oscar');
  const kobe = named('Kobe');
  await mutate(api, kobe.context, 'follow', { playerId: playerId(oscar) });
  const games = await running.games();
  for (const game of games) {
    const loser = personOf(running.players, game.players.second);
    await mutate(api, loser.context, 'resign', { gameId: globalId('BaoGame', game.id) });
  }
  const playedBy = (...people: readonly Person[]) =>
    games.filter(({ players: { first, second } }) => people.every(({ playerId: id }) => first === id || second === id));
  const news = await newsOf(fan);
  const ofGames = news.filter(({ __typename }) => __typename === 'MyFollowedGame');
  expect(ofGames).toHaveLength(playedBy(oscar).length);
  for (const one of ofGames) {
    expect(at(one, 'players')).toEqual([{ name: 'Oscar' }]);
    expect(one.text).toMatch(/^(Oscar|Kobe|Jan) .*(won|beat)/);
  }
  expect(news.filter(({ __typename }) => __typename === 'MyFollowedTournament')).toMatchObject([
    { change: 'FINISHED', tournament: { name: 'Mombasa' }, text: expect.stringMatching(/over|final/) },
  ]);
  const ofKobe = await newsOf(kobe);
  expect(ofKobe.map(({ __typename }) => __typename)).toEqual(playedBy(oscar, named('Jan')).map(() => 'MyFollowedGame'));
});

test('whoever closes his account follows nothing, and nobody follows him under his new name', async () => {
  const leaving = await world.person('Leaving');
  await mutate(api, fan.context, 'follow', { playerId: playerId(leaving) });
  await mutate(api, leaving.context, 'follow', { playerId: playerId(named('Oscar')) });
  const { actor } = leaving.context;
  const { email } = await db.prisma.account.findUniqueOrThrow({
    where: { id: actor.kind === 'account' ? actor.accountId : '' },
  });
  must(await closeAccount(leaving.context, { confirmation: email }));
  expect(await followed(fan)).toMatchObject({ followedPlayers: [{ name: 'Oscar' }] });
  expect(await db.prisma.followedPlayer.count({ where: { followerId: leaving.playerId } })).toBe(0);
});
