import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, textAt } from '../support/answer.ts';
import { give } from '../support/given-command.ts';
import { serverRow, type RowMember, type ServerRow } from '../support/server-row.ts';
import { rowScene } from './row-scene.ts';
import type { WatchedGames } from './watched-games.ts';

let row: ServerRow;
let scene: WatchedGames;
beforeAll(async () => {
  row = await serverRow(3, { DRAIN_SECONDS: '1' });
  scene = await rowScene(row, 7);
});
afterAll(async () => {
  scene.stop();
  await row.close();
});

const three = (): readonly [RowMember, RowMember, RowMember] => {
  const [one, two, three] = row.members;
  if (one === undefined || two === undefined || three === undefined) throw new Error('Three servers run');
  return [one, two, three];
};

test('moves at any of three servers are heard in order at all of them', async () => {
  await scene.play(6);
  await scene.expectNothingLost();
});

test('a server whose line to the others is cut hears what it has missed when it has it again', async () => {
  const database = new pg.Client(row.databaseUrl);
  await database.connect();
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`;
  const playing = scene.play(6);
  const { rowCount } = await database.query(cut);
  expect(rowCount).toBe(3);
  await playing;
  await scene.expectNothingLost();
  await database.end();
});

test('a token that is taken back at one server ends what is watched by it at another, and is refused at the third', async () => {
  const [one, two, other] = three();
  const [name, amina] = [...scene.tournament.players][0]!;
  const made = await give(
    one,
    amina,
    'createToken',
    { name, verbs: ['READ'] },
    '... on CreateTokenSuccess { token tokenId }',
  );
  const token = textAt(made, 'token');
  const watch = two.socket({ ...amina, token }).watch('subscription { myEvents { __typename } }');
  await watch.until(1);
  await give(one, amina, 'revokeToken', { tokenId: textAt(made, 'tokenId') });
  await watch.ended;
  expect(at(await other.ask('{ viewer { name } }', {}, { token }), 'errors.0.extensions.code')).toBe('TOKEN_INVALID');
});

test('who signs out at one server is signed out at the others', async () => {
  const [one, two, other] = three();
  const person = await one.signUp('Zuhura');
  const watch = two.socket(person).watch('subscription { myEvents { __typename } }');
  await watch.until(1);
  await one.auth('/sign-out', {}, { authorization: `Bearer ${person.token}` });
  await watch.ended;
  expect(at(await other.ask('{ viewer { name } }', {}, person), 'errors.0.extensions.code')).toBe('SESSION_INVALID');
});

test('servers are replaced one after the other: nothing is lost, no clock moves, and nobody is sent to one that goes', async () => {
  const [waiting, ...others] = scene.games;
  const before = await scene.state(waiting!);
  for (const old of three()) {
    await row.add();
    const playing = scene.play(2, others);
    const isReady = async () => (await fetch(`${old.url}/ready`)).status;
    expect(await isReady()).toBe(200);
    const ended = row.end(old, 'SIGTERM');
    await expect.poll(isReady).toBe(503);
    expect(await ended).toBe(0);
    await playing;
    await scene.expectNothingLost();
  }
  expect(await scene.state(waiting!)).toEqual(before);
  const { tournament } = await three()[0].data(
    'query ($id: ID!) { tournament(id: $id) { rulings(first: 5) { nodes { id } } } }',
    {
      id: scene.tournament.id,
    },
  );
  expect(at(tournament, 'rulings.nodes')).toEqual([]);
});
