import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppContext } from '../../api/src/application/context.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { asId, type PlayerId } from '../../api/src/kernel/ids.ts';
import type { Db } from '../../api/src/store/client.ts';
import { at } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { newWorld, personOf, type Person, type RunningTournament, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { mutate } from './mutate.ts';

type Asker = 'anonymous' | 'director' | 'player' | 'opponent' | 'stranger';

let db: Db;
let world: World;
let api: Api;
let director: Person;
let running: RunningTournament;
let gameId: string;
let people: Readonly<Record<Asker, AppContext>>;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  api = await openApi(world);
  director = await world.person('Dalila', 'DIRECTOR');
  running = await world.running(['Oscar', 'Kobe', 'Jan']);
  const [game] = await running.games();
  if (game === undefined) throw new Error('No game');
  gameId = globalId('BaoGame', game.id);
  people = {
    anonymous: world.anonymous,
    director: running.director.context,
    player: personOf(running.players, game.players.first).context,
    opponent: personOf(running.players, game.players.second).context,
    stranger: (await world.person('Stranger')).context,
  };
});
afterAll(async () => {
  await api.close();
  await db.close();
});

const run = (who: AppContext, name: string, input: object, fields?: string) => mutate(api, who, name, input, fields);
const tournament = () => ({ tournamentId: globalId('RoundRobinTournament', running.id) });
const move = (change: object = {}) => ({ gameId, ply: 0, move: 'A6<', ...change });

/** The least that a tournament is made of. */
const PLAIN = { game: 'BAO', format: 'ROUND_ROBIN' };

test.each<[what: string, who: Asker, mutation: string, input: () => object, error: object]>([
  [
    'a draft by nobody',
    'anonymous',
    'createTournament',
    () => ({ ...PLAIN, name: 'X' }),
    { __typename: 'NotSignedIn', code: 'NOT_SIGNED_IN' },
  ],
  ['a draft by a player', 'player', 'createTournament', () => ({ ...PLAIN, name: 'X' }), { __typename: 'Forbidden' }],
  [
    'a draft without a name',
    'director',
    'createTournament',
    () => ({ ...PLAIN, name: ' ' }),
    { __typename: 'InvalidInput', field: 'name' },
  ],
  [
    'a name with a line break in it',
    'director',
    'createTournament',
    () => ({ ...PLAIN, name: 'a\nb' }),
    { __typename: 'InvalidInput', field: 'name' },
  ],
  [
    'a name of a megabyte',
    'director',
    'createTournament',
    () => ({ ...PLAIN, name: 'A'.repeat(1_000_000) }),
    { __typename: 'InvalidInput', field: 'name' },
  ],
  [
    'a clock that cannot be read',
    'director',
    'createTournament',
    () => ({ ...PLAIN, name: 'X', timeControl: 'T=(3+x)<=7' }),
    { __typename: 'InvalidTimeControl', column: 6 },
  ],
  [
    'two players at most',
    'director',
    'createTournament',
    () => ({ ...PLAIN, name: 'X', maxPlayers: 2 }),
    { __typename: 'InvalidInput', field: 'maxPlayers' },
  ],
  [
    'thirty-five players',
    'director',
    'createTournament',
    () => ({ ...PLAIN, name: 'X', maxPlayers: 35 }),
    { __typename: 'InvalidInput', field: 'maxPlayers' },
  ],
  [
    'a tournament that there is not',
    'director',
    'openRegistration',
    () => ({ tournamentId: 'nothing' }),
    { __typename: 'NotFound' },
  ],
  [
    'a game where a tournament is due',
    'director',
    'openRegistration',
    () => ({ tournamentId: gameId }),
    { __typename: 'NotFound' },
  ],
  [
    'the tournament of another director',
    'stranger',
    'cancelTournament',
    () => ({ ...tournament(), reason: 'Not mine.' }),
    { __typename: 'Forbidden' },
  ],
  ['opening what runs', 'director', 'openRegistration', tournament, { __typename: 'WrongStatus', status: 'RUNNING' }],
  ['entering what runs', 'stranger', 'enterTournament', tournament, { __typename: 'WrongStatus', status: 'RUNNING' }],
  [
    'a key of no letters',
    'director',
    'openRegistration',
    () => ({ ...tournament(), idempotencyKey: '' }),
    { __typename: 'InvalidInput', field: 'idempotencyKey' },
  ],
  ['a move by nobody', 'anonymous', 'playMove', move, { __typename: 'NotSignedIn' }],
  ['a move by a stranger', 'stranger', 'playMove', move, { __typename: 'Forbidden' }],
  ['a move by the opponent', 'opponent', 'playMove', move, { __typename: 'NotYourTurn' }],
  ['a move in no game', 'player', 'playMove', () => move({ gameId: 'QmFv' }), { __typename: 'NotFound' }],
  [
    'a move on a ply to come',
    'player',
    'playMove',
    () => move({ ply: 1 }),
    { __typename: 'StalePly', expected: 1, actual: 0 },
  ],
  [
    'a move on a ply before the first',
    'player',
    'playMove',
    () => move({ ply: -1 }),
    { __typename: 'StalePly', expected: -1, actual: 0 },
  ],
  ['an illegal move', 'player', 'playMove', () => move({ move: 'A1>' }), { __typename: 'IllegalMove', column: 1 }],
  [
    'text that is no move',
    'player',
    'playMove',
    () => move({ move: '\u0000💥' }),
    { __typename: 'IllegalMove', column: 1 },
  ],
  ['resigning the game of others', 'stranger', 'resign', () => ({ gameId }), { __typename: 'Forbidden' }],
  ['a ruling by a player', 'player', 'adjudicate', () => ({ gameId, reason: 'Mine.' }), { __typename: 'Forbidden' }],
  [
    'a ruling without a reason',
    'director',
    'adjudicate',
    () => ({ gameId, reason: '' }),
    { __typename: 'InvalidInput', field: 'reason' },
  ],
  [
    'a ruling for points that no game of bao counts',
    'director',
    'adjudicate',
    () => ({ gameId, winner: 'FIRST', value: 2, reason: 'Twice.' }),
    { __typename: 'InvalidInput', field: 'value' },
  ],
  [
    'no time at all',
    'director',
    'extendTime',
    () => ({ gameId, seat: 'FIRST', seconds: 0, reason: 'x' }),
    { __typename: 'InvalidInput', field: 'seconds' },
  ],
  [
    'withdrawing somebody who is not in it',
    'director',
    'withdraw',
    () => ({ ...tournament(), playerId: globalId('Player', asId<PlayerId>('nobody')) }),
    { __typename: 'NotFound' },
  ],
  [
    'a result of a game that is played here',
    'director',
    'reportResult',
    () => ({ ...tournament(), results: [{ gameId, winner: 'FIRST' }] }),
    { code: expect.stringMatching(/^(WRONG_STATUS|INVALID_RESULT|INVALID_INPUT)$/) },
  ],
])('%s is refused by a member of the union', async (_what, who, mutation, input, error) => {
  const before = await db.prisma.event.count();
  const { __typename: type, ...told } = error as { __typename?: string };
  const fields = Object.keys(told).filter((name) => name !== 'code');
  const asked = fields.length === 0 ? '' : `... on ${type} { ${fields.join(' ')} }`;
  const answer = await run(people[who], mutation, input(), asked);
  expect(answer).toMatchObject(error);
  expect(answer.message).toMatch(/^\S.*[.!?]$/s);
  expect(await db.prisma.event.count()).toBe(before);
});

test('the same key with another input is a conflict', async () => {
  const input = { ...PLAIN, name: 'Once', idempotencyKey: 'k1' };
  const fields = '... on CreateTournamentSuccess { tournament { id } }';
  const first = await run(director.context, 'createTournament', input, fields);
  expect(await run(director.context, 'createTournament', input, fields)).toEqual(first);
  expect(await run(director.context, 'createTournament', { ...input, name: 'Twice' })).toMatchObject({
    __typename: 'IdempotencyConflict',
    code: 'IDEMPOTENCY_CONFLICT',
  });
});

test('too few players are named with what is missing', async () => {
  const made = await run(
    director.context,
    'createTournament',
    { ...PLAIN, name: 'Five', formatSettings: { roundRobin: { preset: 'KIBA' } } },
    '... on CreateTournamentSuccess { tournament { id } }',
  );
  const of = { tournamentId: at(made.tournament, 'id') };
  await run(director.context, 'openRegistration', of);
  const newPlayers = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name }));
  await run(director.context, 'enterPlayers', { ...of, newPlayers });
  await run(director.context, 'closeRegistration', of);
  expect(
    await run(
      director.context,
      'startTournament',
      of,
      '... on PlayerCount { players issues { code blocking message } }',
    ),
  ).toMatchObject({
    __typename: 'PlayerCount',
    players: 5,
    issues: [{ blocking: true }],
  });
});

test('a full tournament says how many it takes, and nobody enters twice', async () => {
  const made = await run(
    director.context,
    'createTournament',
    { ...PLAIN, name: 'Full', maxPlayers: 3 },
    '... on CreateTournamentSuccess { tournament { id } }',
  );
  const of = { tournamentId: at(made.tournament, 'id') };
  await run(director.context, 'openRegistration', of);
  const one = await world.person('One');
  await run(one.context, 'enterTournament', of);
  expect(await run(one.context, 'enterTournament', of)).toMatchObject({ __typename: 'AlreadyEntered' });
  await run(director.context, 'enterPlayers', { ...of, newPlayers: [{ name: 'Two' }, { name: 'Three' }] });
  const four = await world.person('Four');
  expect(await run(four.context, 'enterTournament', of, '... on TournamentFull { maxPlayers }')).toMatchObject({
    __typename: 'TournamentFull',
    maxPlayers: 3,
  });
});
