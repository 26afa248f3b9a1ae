import { afterAll, beforeAll, expect, test } from 'vitest';
import { followInboxes } from '../../api/src/application/mail/follow-inboxes.ts';
import { at, listAt } from '../support/answer.ts';
import { lettersTo } from '../support/letters-to.ts';
import { fingerprint } from '../support/fingerprint.ts';
import type { Answer } from './ask.ts';
import { idOf, openMergeScene, type MergeScene } from './merge-scene.ts';

let scene: MergeScene;

beforeAll(async () => {
  scene = await openMergeScene(7300);
});
afterAll(() => scene.close());

test('two players who are one: what comes over is seen before; entries, games and ratings are of who remains, and the old address leads there', async () => {
  const { db, world, api, director, played, report, playerOf, merge } = scene;
  const first = await played(['Oscar One', 'Pia One']);
  const second = await played(['Oscar Two', 'Quin One']);
  await report(first.tournamentId, ['Oscar One, Pia One, ++']);
  await report(second.tournamentId, ['Oscar Two, Quin One, +-']);
  const from = second.players.get('Oscar Two')!;
  const into = first.players.get('Oscar One')!;
  const stranger = await world.person('Stranger');
  const before = await fingerprint(db);
  expect(await merge(stranger, from.id, into.id)).toMatchObject({ __typename: 'Forbidden' });
  expect(await merge(director, from.id, from.id)).toMatchObject({ __typename: 'InvalidInput' });
  expect(await merge(director, into.id, first.players.get('Pia One')!.id)).toMatchObject({
    __typename: 'InvalidInput',
    message: 'Oscar One and Pia One are both in Of Oscar One, so they are two.',
  });
  expect(await merge(director, from.id, idOf(stranger))).toMatchObject({ __typename: 'Forbidden' });
  const tried = await merge(director, from.id, into.id, { dryRun: true });
  expect(await fingerprint(db)).toEqual(before);
  const [one, two] = [await playerOf(into.handle), await playerOf(from.handle)];
  const opponents = [await playerOf('pia-one'), await playerOf('quin-one')];
  const rating = (player: Answer) => at(player, 'ratings.0') as { elo: number; games: number };
  const elo = rating(one).elo + rating(two).elo - 1500;
  expect(tried).toMatchObject({
    ...{ games: 4, tournaments: [{ name: 'Of Oscar Two' }] },
    ratings: [{ game: 'BAO', added: true, elo, matches: 4 }],
  });
  const key = { idempotencyKey: 'one of two' };
  const done = await merge(director, from.id, into.id, key);
  expect(done).toMatchObject({ player: { handle: into.handle }, games: 4 });
  expect(await merge(director, from.id, into.id, key)).toEqual(done);
  expect(await merge(director, from.id, into.id)).toMatchObject({ __typename: 'InvalidInput' });
  const remains = await playerOf(into.handle);
  expect(remains).toMatchObject({ ratings: [{ game: 'BAO', elo, games: 4 }] });
  expect(listAt(remains, 'games.edges')).toHaveLength(8);
  expect(await playerOf(from.handle)).toEqual(remains);
  expect([await playerOf('pia-one'), await playerOf('quin-one')]).toEqual(opponents);
  const found = await api.data(
    director.context,
    '{ players(first: 9, search: "Oscar") { edges { node { handle } } } }',
    {},
  );
  expect(at(found, 'players.edges.*.node.handle')).toEqual(expect.not.arrayContaining([from.handle]));
  const table = await api.data(
    director.context,
    `query ($id: ID!) { tournament(id: $id) { lastStageStandings { entry { player { name } } } log(first: 50) { edges { node { text } } } } }`,
    { id: second.tournamentId },
  );
  expect(at(table, 'tournament.lastStageStandings.*.entry.player.name')).toContain('Oscar One');
  expect(JSON.stringify(at(table, 'tournament.log.edges'))).toContain('is Oscar One (oscar-one): one player');
});

test('a rating of which the other has none comes over whole; a chain of merges leads to the last; an administrator merges into accounts', async () => {
  const { world, director, admin, played, report, playerOf, merge } = scene;
  const home = await played(['Rex One', 'Sia One']);
  await report(home.tournamentId, ['Rex One, Sia One, +']);
  const rex = home.players.get('Rex One')!;
  const other = (await played(['Rex Two', 'Tom One'])).players.get('Rex Two')!;
  const account = await world.person('Rex with Account');
  const whole = at(await playerOf(rex.handle), 'ratings');
  expect(await merge(director, rex.id, other.id)).toMatchObject({ ratings: [{ added: false, matches: 1 }] });
  expect(await merge(admin, other.id, idOf(account))).toMatchObject({ games: 8 });
  expect(await playerOf(rex.handle)).toMatchObject({ name: 'Rex with Account', ratings: whole, hasAccount: true });
  expect(await merge(admin, idOf(account), home.players.get('Sia One')!.id)).toMatchObject({
    __typename: 'InvalidInput',
  });
});

test('who shares a name with another of a tournament is told apart by his handle there, whatever the capitals', async () => {
  const { world, api, played, report } = scene;
  const account = await world.person('zuri ya kwanza');
  const { tournamentId } = await played(['Zuri ya Kwanza', 'Wali'], [idOf(account)]);
  const NAMESAKES = 'query ($id: ID!) { tournament(id: $id) { namesakes { handle } } }';
  const of = async (id: string) =>
    at(await api.data(world.anonymous, NAMESAKES, { id }), 'tournament.namesakes.*.handle') as string[];
  expect((await of(tournamentId)).toSorted()).toEqual(['zuri-ya-kwanza', 'zuri-ya-kwanza-2']);
  const LOG = 'query ($id: ID!) { tournament(id: $id) { log(first: 50) { nodes { text } } } }';
  const log = async (id: string) => JSON.stringify(await api.data(world.anonymous, LOG, { id }));
  await report(tournamentId, ['zuri-ya-kwanza, Wali, +']);
  const told = await log(tournamentId);
  for (const name of ['zuri ya kwanza (zuri-ya-kwanza)', 'Zuri ya Kwanza (zuri-ya-kwanza-2)'])
    expect(told).toContain(name);
  expect(told).not.toContain('Wali (');
  expect(await of((await played(['Abla', 'Bora'])).tournamentId)).toEqual([]);
});

test('a result that is reported while players are merged counts once, for who remains', async () => {
  const { director, played, report, playerOf, merge } = scene;
  const home = await played(['Wim One', 'Xia One']);
  const wim = home.players.get('Wim One')!;
  const twin = (await played(['Wim Two', 'Yan One'])).players.get('Wim Two')!;
  const [merged] = await Promise.all([
    merge(director, wim.id, twin.id),
    report(home.tournamentId, ['Wim One, Xia One, ++']),
  ]);
  expect(merged).toMatchObject({ __typename: 'MergePlayersSuccess' });
  if (listAt(await playerOf(twin.handle), 'ratings').length === 0) {
    await report(home.tournamentId, ['Wim Two, Xia One, ++']);
  }
  expect(await playerOf(wim.handle)).toMatchObject({ name: 'Wim Two', ratings: [{ games: 2 }] });
  expect(await playerOf('xia-one')).toMatchObject({ ratings: [{ games: 2 }] });
});

test('who remains hears of it, with the reason, in his notices and by mail', async () => {
  const { db, world, api, admin, played, merge } = scene;
  const account = await world.person('Kobe');
  const other = (await played(['Kobe', 'Zed One'])).players.get('Kobe')!;
  await merge(admin, other.id, idOf(account));
  while ((await followInboxes(world)) > 0);
  const NOTICES = `{ viewer { notices(first: 9) { __typename text ... on MyPlayerMerged { hadAccount reason player { handle } } } } }`;
  expect(at(await api.data(account.context, NOTICES), 'viewer.notices')).toEqual([
    {
      __typename: 'MyPlayerMerged',
      text: 'Kobe (kobe-2) is found to be you: what that player has played is yours. Entered twice.',
      hadAccount: false,
      reason: 'Entered twice',
      player: { handle: 'kobe-2' },
    },
  ]);
  const mails = await lettersTo(db, world, { playerId: account.playerId });
  expect(mails.map(({ subject }) => subject)).toEqual(['Kobe (kobe-2) is found to be you']);
  expect(mails[0]!.text).toContain('The reason: Entered twice.');
});
