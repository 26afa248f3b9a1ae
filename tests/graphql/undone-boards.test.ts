import { afterAll, beforeAll, expect, test } from 'vitest';
import { followInboxes } from '../../api/src/application/mail/follow-inboxes.ts';
import { HOUR } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import { at } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { newWorld, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { mutate } from './mutate.ts';
import { reportScene } from './report-scene.ts';

let db: Db;
let world: World;
let api: Api;
let scenes: Awaited<ReturnType<typeof reportScene>>;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  api = await openApi(world);
  scenes = await reportScene(world, api);
});
afterAll(async () => {
  await api.close();
  await db.close();
});

const ROUNDS = `query ($id: ID!) { node(id: $id) { ... on KnockoutTournament { status
  drawCommitments { number seed lots { name order { id } } }
  stages { name } groups { name }
  rounds { number drawnAt matches { number state sides { entry { player { name } } } games { id number status } } }
  viewerEntry { id } } } }`;

test('the last boards are taken back with the round and the boards that were only drawn from them, which come again by the same seed', async () => {
  const scene = await scenes.matches();
  const { director, a, c } = scene.people;
  const by = (name: string, input: object, fields = '') =>
    mutate(api, director.context, name, { tournamentId: scene.id, ...input }, fields);
  const rounds = async () => at(await api.data(director.context, ROUNDS, { id: scene.id }), 'node');
  const undo = (input: object = {}) =>
    by(
      'undoReport',
      input,
      '... on UndoReportSuccess { boardsGone { number entries { player { name } } } games { id } }',
    );
  const start = 'match 1: board 11 started';
  await scenes.report(scene, 'a', start);
  world.pass(HOUR);
  const text = ['match 1: board 11 won by {a} by 12 points', 'match 2: board 21 won by {c} by 12 points'].map((line) =>
    scenes.worded(scene, line),
  );
  const begun = await rounds();
  await by('reportMatches', { text: text.join('\n') });
  const drawn = await rounds();
  expect(drawn).toMatchObject({ stages: [{}, {}], rounds: [{}, { matches: [{ number: 3, state: 'OPEN' }] }] });
  await followInboxes(world.system);
  const seed = at(drawn, 'drawCommitments.1.seed');
  expect(seed).toEqual(expect.any(String));

  const tried = await undo({ dryRun: true });
  const names = at(drawn, 'rounds.1.matches.0.sides.*.entry.player.name');
  expect(at(tried, 'boardsGone.*.entries.*.player.name')).toEqual([names]);
  expect(await rounds()).toEqual(drawn);
  expect(await undo()).toMatchObject({ games: [{}, {}] });
  const back = await rounds();
  expect(at(back, 'stages')).toEqual(at(begun, 'stages'));
  expect(at(back, 'groups')).toEqual(at(begun, 'groups'));
  expect(at(back, 'rounds.0.matches.*.games.*.id')).toEqual(at(begun, 'rounds.0.matches.*.games.*.id'));
  expect(at(back, 'rounds.1.drawnAt') ?? null).toBeNull();
  // What was told stays readable, and the board that had started goes on where it was.
  for (const person of [director, a, c]) {
    const told = await api.data(person.context, '{ viewer { notices(first: 20) { __typename text } } }', {});
    expect(JSON.stringify(told)).not.toContain('error');
  }
  const log = 'query ($id: ID!) { tournament(id: $id) { log(last: 60) { nodes { text } } } }';
  expect(JSON.stringify(await api.data(director.context, log, { id: scene.id }))).toContain(
    'only drawn from this is gone',
  );
  expect(await scenes.report(scene, 'b', start)).toMatchObject({ outcome: 'REPEATED' });

  world.pass(HOUR);
  await by('reportMatches', { text: text.join('\n') });
  const again = await rounds();
  expect(at(again, 'drawCommitments.1.seed')).toBe(seed);
  expect(at(again, 'drawCommitments.1.lots')).toEqual(at(drawn, 'drawCommitments.1.lots'));
  expect(at(again, 'rounds.1.matches.0.sides')).toEqual(at(drawn, 'rounds.1.matches.0.sides'));
  await scenes.report(scene, 'director', 'match 3: board 31 started');
  const message =
    'Something was played or reported in what was drawn from the last report: correct its results one by one.';
  expect(await undo()).toMatchObject({ __typename: 'WrongStatus', message });
});

test('the next board of a match goes with the one before it, and what had waited waits again', async () => {
  const scene = await scenes.matches();
  const by = (name: string, fields = '') =>
    mutate(api, scene.people.director.context, name, { tournamentId: scene.id }, fields);
  world.pass(HOUR);
  expect(await scenes.report(scene, 'b', 'match 1: board 11 won by {a} by 2 points')).toMatchObject({
    outcome: 'WAITING',
  });
  world.pass(HOUR);
  expect(await scenes.report(scene, 'a', 'match 1: board 11 won by {a} by 2 points')).toMatchObject({
    outcome: 'ACCEPTED',
  });
  const REPORTS =
    'query ($id: ID!) { node(id: $id) { ... on KnockoutTournament { rounds { matches { games { status } sides { points } } } reports(state: WAITING) { state } } } }';
  expect(await by('undoReport', '... on UndoReportSuccess { boardsGone { number } }')).toMatchObject({
    boardsGone: [{ number: 2 }],
  });
  const seen = at(await api.data(scene.people.director.context, REPORTS, { id: scene.id }), 'node');
  expect(at(seen, 'rounds.0.matches.0')).toEqual({
    games: [{ status: 'SCHEDULED' }],
    sides: [{ points: 0 }, { points: 0 }],
  });
  expect(at(seen, 'reports')).toEqual([{ state: 'WAITING' }]);
  expect(await scenes.report(scene, 'a', 'match 1: board 11 won by {a} by 2 points')).toMatchObject({
    outcome: 'ACCEPTED',
  });
});
