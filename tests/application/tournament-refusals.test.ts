import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeRegistration } from '../../api/src/application/commands/tournament/close-registration.ts';
import { createTournament } from '../../api/src/application/commands/tournament/create.ts';
import { enterPlayers } from '../../api/src/application/commands/tournament/enter-players.ts';
import { enterTournament } from '../../api/src/application/commands/tournament/enter.ts';
import { leaveTournament } from '../../api/src/application/commands/tournament/leave.ts';
import { openRegistration } from '../../api/src/application/commands/tournament/open-registration.ts';
import { startTournament } from '../../api/src/application/commands/tournament/start.ts';
import { withdraw } from '../../api/src/application/commands/tournament/withdraw.ts';
import type { CommandError } from '../../api/src/application/errors.ts';
import { asId, type TournamentId } from '../../api/src/kernel/ids.ts';
import type { Result } from '../../api/src/kernel/result.ts';
import type { Db } from '../../api/src/store/client.ts';
import { openTestDatabase } from '../support/database.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { must, refusal, USUAL_TOURNAMENT, type Person } from '../support/world.ts';
import { newScene, type Scene } from './refusal-scene.ts';

let db: Db;
let scene: Scene;
let seed = 220;
beforeAll(async () => {
  db = await openTestDatabase();
  scene = await newScene(db, seed);
});
afterAll(() => db.close());

type Refused = Promise<Result<unknown, CommandError>>;

const person = { name: 'Gus', country: null, category: 3, elo: 1500, matches: 0 };
const nowhere = asId<TournamentId>('nowhere');

test.each<[string, object, (s: Scene) => Refused]>([
  [
    'a player creates a tournament',
    { kind: 'forbidden' },
    ({ south }) => createTournament(south.context, USUAL_TOURNAMENT),
  ],
  [
    'a tournament without a name',
    { kind: 'invalid-input', field: 'name' },
    ({ director }) => createTournament(director.context, { ...USUAL_TOURNAMENT, name: ' ' }),
  ],
  [
    'a name of 81 characters',
    { kind: 'invalid-input', field: 'name', message: 'The name can have at most 80 characters.' },
    ({ director }) => createTournament(director.context, { ...USUAL_TOURNAMENT, name: 'n'.repeat(81) }),
  ],
  [
    'a name with a control character',
    { kind: 'invalid-input', field: 'name' },
    ({ director }) => createTournament(director.context, { ...USUAL_TOURNAMENT, name: 'a\u0000b' }),
  ],
  [
    'a name that turns the reading direction',
    { kind: 'invalid-input', field: 'name' },
    ({ director }) => createTournament(director.context, { ...USUAL_TOURNAMENT, name: 'a\u202Eb' }),
  ],
  [
    'a name of which nothing can be seen',
    { kind: 'invalid-input', field: 'name' },
    ({ director }) => createTournament(director.context, { ...USUAL_TOURNAMENT, name: '\u200D\u200C' }),
  ],
  [
    'a name with half a character',
    { kind: 'invalid-input', field: 'name' },
    ({ director }) => createTournament(director.context, { ...USUAL_TOURNAMENT, name: 'a\uD800' }),
  ],
  [
    'a time control that does not parse',
    { kind: 'invalid-time-control', column: 3 },
    ({ director }) => createTournament(director.context, { ...USUAL_TOURNAMENT, timeControl: 'T=[3+1]<=7' }),
  ],
  [
    '35 players',
    { kind: 'invalid-input', field: 'maxPlayers' },
    ({ director }) => createTournament(director.context, { ...USUAL_TOURNAMENT, maxPlayers: 35 }),
  ],
  [
    'at most 5 players with the KIBA preset',
    { kind: 'invalid-input', field: 'maxPlayers' },
    ({ director }) =>
      createTournament(director.context, { ...USUAL_TOURNAMENT, settings: { preset: 'KIBA' }, maxPlayers: 5 }),
  ],
  [
    'a preset that there is not',
    { kind: 'invalid-input', field: 'formatSettings' },
    ({ director }) => createTournament(director.context, { ...USUAL_TOURNAMENT, settings: { preset: 'FIDE' } }),
  ],
  [
    'a variant that there is not',
    { kind: 'invalid-input', field: 'gameSettings' },
    ({ director }) => createTournament(director.context, { ...USUAL_TOURNAMENT, gameConfig: { variant: 'OMWESO' } }),
  ],
  [
    'a start in the past',
    { kind: 'invalid-input', field: 'startsAt' },
    ({ director, world }) => createTournament(director.context, { ...USUAL_TOURNAMENT, startsAt: world.now() }),
  ],
  [
    'another director opens registration',
    { kind: 'forbidden' },
    ({ stranger, here }) => openRegistration(stranger.context, { tournamentId: here.id }),
  ],
  [
    'registration of a running tournament is opened',
    { kind: 'wrong-status', status: 'RUNNING' },
    ({ director, here }) => openRegistration(director.context, { tournamentId: here.id }),
  ],
  [
    'registration of a running tournament is closed',
    { kind: 'wrong-status', status: 'RUNNING' },
    ({ director, here }) => closeRegistration(director.context, { tournamentId: here.id }),
  ],
  [
    'a running tournament is started',
    { kind: 'wrong-status', status: 'RUNNING' },
    ({ director, here }) => startTournament(director.context, { tournamentId: here.id }),
  ],
  [
    'no tournament is started',
    { kind: 'not-found' },
    ({ director }) => startTournament(director.context, { tournamentId: nowhere }),
  ],
  [
    'a running tournament is entered',
    { kind: 'wrong-status', status: 'RUNNING' },
    ({ stranger, here }) => enterTournament(stranger.context, { tournamentId: here.id, playerId: null }),
  ],
  [
    'a player enters another',
    { kind: 'forbidden' },
    ({ south, stranger, here }) =>
      enterTournament(south.context, { tournamentId: here.id, playerId: stranger.playerId }),
  ],
  [
    'a player enters many',
    { kind: 'forbidden' },
    ({ south, here }) => enterPlayers(south.context, { tournamentId: here.id, playerIds: [], newPlayers: [person] }),
  ],
  [
    'nobody is entered',
    { kind: 'invalid-input', field: 'playerIds' },
    ({ director, here }) => enterPlayers(director.context, { tournamentId: here.id, playerIds: [], newPlayers: [] }),
  ],
  [
    'a player of no known country',
    {
      kind: 'invalid-input',
      field: 'newPlayers.0.country',
      message: 'The country of the first new player must be two letters, such as KE.',
    },
    ({ director, here }) =>
      enterPlayers(director.context, {
        tournamentId: here.id,
        playerIds: [],
        newPlayers: [{ ...person, country: 'K' }],
      }),
  ],
  [
    'a player of category 4',
    {
      kind: 'invalid-input',
      field: 'newPlayers.1.category',
      message: 'The category of the second new player must be a whole number from 1 to 3.',
    },
    ({ director, here }) =>
      enterPlayers(director.context, {
        tournamentId: here.id,
        playerIds: [],
        newPlayers: [person, { ...person, category: 4 }],
      }),
  ],
  [
    'a running tournament is left',
    { kind: 'wrong-status', status: 'RUNNING' },
    ({ south, here }) => leaveTournament(south.context, { tournamentId: here.id, playerId: null }),
  ],
  [
    'a stranger leaves',
    { kind: 'not-found' },
    ({ stranger, here }) => leaveTournament(stranger.context, { tournamentId: here.id, playerId: null }),
  ],
  [
    'a stranger withdraws',
    { kind: 'not-found' },
    ({ stranger, here }) => withdraw(stranger.context, { tournamentId: here.id, playerId: null }),
  ],
  [
    'a player withdraws another',
    { kind: 'forbidden' },
    ({ south, north, here }) => withdraw(south.context, { tournamentId: here.id, playerId: north.playerId }),
  ],
])('%s: refused, and nothing is changed', async (_name, expected, command) => {
  const before = await fingerprint(db);
  expect(refusal(await command(scene))).toMatchObject({ message: expect.stringMatching(/\.$/), ...expected });
  expect(await fingerprint(db)).toBe(before);
});

test.each([
  ['2 players', 'FREE', 2],
  ['5 players with the KIBA preset', 'KIBA', 5],
])('%s cannot start, and it is said why', async (_name, preset, players) => {
  const { world, director } = await newScene(db, (seed += 1));
  const tournamentId = await world.draft(director, { settings: { preset } });
  must(await openRegistration(director.context, { tournamentId }));
  const newPlayers = Array.from({ length: players }, (_, index) => ({ ...person, name: `Player ${index}` }));
  must(await enterPlayers(director.context, { tournamentId, playerIds: [], newPlayers }));
  must(await closeRegistration(director.context, { tournamentId }));
  const before = await fingerprint(db);
  const error = refusal(await startTournament(director.context, { tournamentId }));
  expect(error).toMatchObject({ kind: 'player-count', players, issues: [{ blocking: true }] });
  expect(await fingerprint(db)).toBe(before);
});

test('a full tournament takes nobody, a known player enters once, and who leaves makes room', async () => {
  const { world, director, south, north, stranger } = await newScene(db, (seed += 1));
  const tournamentId = await world.draft(director, { maxPlayers: 3 });
  const enter = (who: Person) => enterTournament(who.context, { tournamentId, playerId: null });
  expect(refusal(await enter(south))).toMatchObject({ kind: 'wrong-status', status: 'DRAFT' });
  must(await openRegistration(director.context, { tournamentId }));
  must(await enter(south));
  expect(refusal(await enter(south)).kind).toBe('already-entered');
  const twice = { tournamentId, playerIds: [north.playerId, north.playerId], newPlayers: [] };
  expect(refusal(await enterPlayers(director.context, twice)).kind).toBe('already-entered');
  must(await enterPlayers(director.context, { tournamentId, playerIds: [north.playerId], newPlayers: [person] }));
  expect(refusal(await enter(stranger))).toMatchObject({ kind: 'tournament-full', maxPlayers: 3 });
  must(await leaveTournament(south.context, { tournamentId, playerId: null }));
  must(await enter(stranger));
  must(await closeRegistration(director.context, { tournamentId }));
  expect(refusal(await enter(south))).toMatchObject({ kind: 'wrong-status', status: 'CLOSED' });
});
