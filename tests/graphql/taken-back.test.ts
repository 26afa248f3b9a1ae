import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, plus } from '../../api/src/kernel/time.ts';
import { at, listAt, textAt } from '../support/answer.ts';
import { ARRANGED, openArranging, REASON, swapped, tablesOf, type ArrangingScene } from './arranging-scene.ts';

let scene: ArrangingScene;

beforeAll(async () => {
  scene = await openArranging(7_900);
});
afterAll(() => scene.close());

const UNDO = '... on CommandSuccess { effects { undo } }';
const can = async (name: string, input: object): Promise<void> =>
  expect(await scene.by(name, input)).toMatchObject({ __typename: expect.stringMatching(/Success$/) });
const cannot = async (name: string, input: object, code = 'WRONG_STATUS'): Promise<void> =>
  expect(await scene.by(name, input)).toMatchObject({ code });

/** What a deed says before it is done of how it is taken back; it is done then. */
async function saidOf(name: string, input: object): Promise<unknown> {
  const tried = await scene.by(name, { ...input, dryRun: true }, UNDO);
  await can(name, input);
  return at(tried, 'effects.undo');
}

async function draft(more: object = {}): Promise<string> {
  const settings = { name: 'Taken back', game: 'BAO', format: 'ROUND_ROBIN', venue: 'ELSEWHERE', ...more };
  const made = await scene.by('createTournament', settings, '... on CreateTournamentSuccess { tournament { id } }');
  return textAt(made, 'tournament.id');
}

async function started(format = 'ROUND_ROBIN', players = 4, more: object = {}): Promise<string> {
  const tournamentId = await scene.closed(format, players, more);
  await can('startTournament', { tournamentId });
  scene.world.pass(DAY);
  return tournamentId;
}

/** A Swiss that holds its rounds, of which the second waits to be published. */
async function due(): Promise<string> {
  const tournamentId = await started('SWISS', 4, { holdsRounds: true });
  await scene.reportAll(tournamentId);
  scene.world.pass(DAY);
  return tournamentId;
}

const IN_IT = `query ($id: ID!) { tournament(id: $id) { status entries { nodes { player { id } } } stages { id }
  games(first: 50) { nodes { id result { how } seats { player { id } } } } } }`;
const inIt = async (id: string) => at(await scene.api.data(scene.director.context, IN_IT, { id }), 'tournament');
const playersOf = async (id: string) => at(await inIt(id), 'entries.nodes.*.player.id') as readonly string[];

/** Reports that who sits first has won one game, of this player or anybody. */
async function report(tournamentId: string, playerId?: string): Promise<string> {
  const games = listAt(await inIt(tournamentId), 'games.nodes');
  const seatsOf = (game: unknown) => at(game, 'seats.*.player.id') as readonly string[];
  const open = games.find(
    (game) => at(game, 'result') === null && (playerId === undefined || seatsOf(game).includes(playerId)),
  );
  const gameId = textAt(open, 'id');
  await can('reportResult', { tournamentId, results: [{ gameId, winner: 'FIRST' }] });
  return gameId;
}

test('a start says that it is not taken back: sign-up stays closed, players are withdrawn and the tournament is cancelled', async () => {
  const tournamentId = await scene.closed('ROUND_ROBIN', 4);
  expect(await saidOf('startTournament', { tournamentId })).toBe(
    'The start cannot be taken back. After it players can be withdrawn, and the tournament can be cancelled.',
  );
  await cannot('openRegistration', { tournamentId });
  const [playerId] = await playersOf(tournamentId);
  await can('withdraw', { tournamentId, playerId });
  await can('cancelTournament', { tournamentId, reason: REASON });
});

test('sign-up that opens makes no draft again, and is closed and opened again at any time', async () => {
  const tournamentId = await draft();
  expect(await saidOf('openRegistration', { tournamentId })).toBe(
    'The tournament does not become a draft again. Sign-up can be closed at any time, and until the start what was agreed can be changed.',
  );
  await can('closeRegistration', { tournamentId });
  await can('updateTournament', { tournamentId, name: 'Another' });
  expect(await saidOf('openRegistration', { tournamentId })).toBe('Sign-up can be closed again at any time.');
  await can('closeRegistration', { tournamentId });
});

test('changed settings say that they are changed again until the start, and who gets a place by it that he keeps it', async () => {
  const startsAt = new Date(plus(scene.world.now(), DAY)).toISOString();
  const tournamentId = await draft({ maxPlayers: 3, startsAt });
  expect(await saidOf('updateTournament', { tournamentId, name: 'Before' })).toBe(
    'Until the start this can be changed again at any time.',
  );
  await can('openRegistration', { tournamentId });
  const newPlayers = ['Ana', 'Bea', 'Cem', 'Dov'].map((name) => ({ name: `${name} waits` }));
  await can('enterPlayers', { tournamentId, newPlayers, orWait: true });
  expect(await saidOf('updateTournament', { tournamentId, name: 'After' })).toContain('Until the start, on ');
  expect(await saidOf('updateTournament', { tournamentId, maxPlayers: 4 })).toBe(
    'Until the start this can be changed again at any time; the player who gets a place by it keeps it.',
  );
  await cannot('updateTournament', { tournamentId, maxPlayers: 3 }, 'INVALID_INPUT');
  await can('closeRegistration', { tournamentId });
  await can('updateTournament', { tournamentId, name: 'Before' });
  await can('startTournament', { tournamentId });
  await cannot('updateTournament', { tournamentId, name: 'After' });
});

test('whether rounds are held is changed again while a tournament runs, but not while a round waits', async () => {
  const tournamentId = await started('SWISS', 4);
  const holding = { tournamentId, holdsRounds: true };
  expect(await saidOf('updateTournament', holding)).toBe(
    'This can be changed again as long as the tournament runs, except while a round waits to be published.',
  );
  await can('updateTournament', { tournamentId, holdsRounds: false });
  await can('updateTournament', holding);
  await scene.reportAll(tournamentId);
  await cannot('updateTournament', { tournamentId, holdsRounds: false });
});

test('a round that is published as it was drawn goes only with the report before it; one that is arranged stays', async () => {
  const tournamentId = await due();
  expect(await saidOf('publishRound', { tournamentId })).toMatch(
    /^What is published goes only with the report before it, which can be taken back until something else is reported/,
  );
  await can('undoReport', { tournamentId });
  expect(listAt(await inIt(tournamentId), 'games.nodes')).toHaveLength(2);
  const arranged = await due();
  const tables = tablesOf(await scene.by('publishRound', { tournamentId: arranged, dryRun: true }, ARRANGED));
  const [one, other] = tables.map(({ players }) => players[0] ?? '');
  const arrangement = { tables: swapped(tables, one ?? '', other ?? ''), reason: REASON };
  expect(await saidOf('publishRound', { tournamentId: arranged, arrangement })).toBe(
    'This cannot be taken back: what is published stays as it is.',
  );
  await cannot('undoReport', { tournamentId: arranged });
});

test('an approved end is not taken back, though results are changed after it', async () => {
  const tournamentId = await started('ROUND_ROBIN', 3, { formatSettings: { roundRobin: { approvalHours: 9 } } });
  const gameId = await report(tournamentId);
  await scene.reportAll(tournamentId);
  const stageId = textAt(await inIt(tournamentId), 'stages.0.id');
  expect(await saidOf('advanceTournament', { tournamentId, stageId })).toBe(
    'The approval cannot be taken back. Results can still be changed; that changes the tables, but not who plays where.',
  );
  await cannot('undoReport', { tournamentId });
  await can('correctResult', { gameId, winner: 'SECOND' });
  expect(await inIt(tournamentId)).toMatchObject({ status: 'FINISHED' });
});

test('who is replaced is put back by another replacement, before the start and until a game of the place is decided', async () => {
  const tournamentId = await scene.closed('ROUND_ROBIN', 4);
  const BACK =
    'Another replacement can put the player back, as long as none of the games that change hands is decided; they begin anew then too.';
  const [out] = await playersOf(tournamentId);
  const replaced = async (): Promise<string> => {
    const before = await playersOf(tournamentId);
    const newPlayer = { name: 'Substitute' };
    expect(await saidOf('replacePlayer', { tournamentId, out, newPlayer, reason: REASON })).toBe(BACK);
    return (await playersOf(tournamentId)).find((id) => !before.includes(id)) ?? '';
  };
  const back = async (comes: string) => ({ tournamentId, out: comes, in: out, reason: REASON });
  await can('replacePlayer', await back(await replaced()));
  await can('startTournament', { tournamentId });
  await can('replacePlayer', await back(await replaced()));
  const comes = await replaced();
  await report(tournamentId, comes);
  await cannot('replacePlayer', await back(comes), 'ALREADY_DECIDED');
});

test('a tournament that is ended stays so, though its results are changed; a cancelled one is not taken up again', async () => {
  const ended = await started();
  const gameId = await report(ended);
  expect(await saidOf('endTournament', { tournamentId: ended, reason: REASON })).toBe(
    'This cannot be taken back: the tournament stays ended. Results can still be changed, and its table with them.',
  );
  await can('correctResult', { gameId, winner: 'SECOND' });
  expect(await inIt(ended)).toMatchObject({ status: 'FINISHED' });
  const tournamentId = await started();
  await report(tournamentId);
  expect(await saidOf('cancelTournament', { tournamentId, reason: REASON })).toBe(
    'This cannot be taken back: the tournament stays cancelled.',
  );
  for (const name of ['openRegistration', 'startTournament', 'undoReport']) await cannot(name, { tournamentId });
});

test('a merge is not taken back, neither by another nor by an id that is gone', async () => {
  const [one, other] = [await started('ROUND_ROBIN', 3), await started('SWISS', 3)];
  const [[fromId], [intoId]] = [await playersOf(one), await playersOf(other)];
  expect(await saidOf('mergePlayers', { fromId, intoId, reason: REASON })).toBe(
    'This cannot be taken back: the two stay one player.',
  );
  await cannot('mergePlayers', { fromId: intoId, intoId: fromId, reason: REASON }, 'INVALID_INPUT');
  await cannot('mergePlayers', { fromId, intoId, reason: REASON }, 'INVALID_INPUT');
});
