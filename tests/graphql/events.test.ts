import { afterAll, beforeAll, expect, test } from 'vitest';
import { adjudicate } from '../../api/src/application/commands/game/adjudicate.ts';
import { extendTime } from '../../api/src/application/commands/game/extend-time.ts';
import { playMove } from '../../api/src/application/commands/game/play-move.ts';
import { withdraw } from '../../api/src/application/commands/tournament/withdraw.ts';
import type { AppContext } from '../../api/src/application/context.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';

import type { GameId } from '../../api/src/kernel/ids.ts';
import type { Db } from '../../api/src/store/client.ts';
import { at, listAt, numberAt, type Fields } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { must, newWorld, personOf, type RunningTournament, type World } from '../support/world.ts';
import { openApi, type Api, type Variables } from './ask.ts';
import { answersOf, watchAnswers } from './watch-events.ts';

let db: Db;
let world: World;
let api: Api;
let running: RunningTournament;
let gameId: GameId;

/** Three players; one game moved in, given time, resigned by a withdrawal, overruled; the rest ruled to the end. */
beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  api = await openApi(world);
  running = await world.running(['Oscar', 'Kobe', 'Jan']);
  const [game] = await running.games();
  if (game === undefined) throw new Error('No game');
  gameId = game.id;
  const { director } = running;
  const mover = personOf(running.players, game.players.first);
  must(await playMove(mover.context, { gameId, ply: 0, move: 'A6<' }));
  must(await extendTime(director.context, { gameId, seat: 'second', seconds: 90, reason: 'Ill.' }));
  must(await withdraw(mover.context, { tournamentId: running.id, playerId: null }));
  must(await adjudicate(director.context, { gameId, winner: 'first', reason: 'Both agree.' }));
  for (const { id, status } of await running.games()) {
    if (status !== 'FINISHED')
      must(await adjudicate(director.context, { gameId: id, winner: 'second', reason: 'End.' }));
  }
});
afterAll(async () => {
  await api.close();
  await db.close();
});

/** The first `count` answers of a subscription. */
function watch(who: AppContext, source: string, variables: Variables, count: number) {
  return watchAnswers({ api, who, source, variables }, count);
}

const GAME = `subscription ($id: ID!, $after: Int) { gameEvents(gameId: $id, after: $after) { __typename topic version at
  ... on GameSnapshot { game { id status ply clock { control running } result { how } } }
  ... on GameStarted { game { id } }
  ... on MovePlayed { game { ply } move { ply seat notation cause at remaining { first second } } }
  ... on TimeExtended { game { id } seat seconds reason }
  ... on GameFinished { game { id } result { how seat reason at winner { player { name } } ruling { id } } }
  ... on ResultOverruled { game { id result { how seat } } ruling { reason text replaces by { name } } } } }`;

const TOURNAMENT = `subscription ($id: ID!, $after: Int) { tournamentEvents(tournamentId: $id, after: $after) { __typename topic version at
  ... on TournamentSnapshot { tournament { id status version lastStageStandings { rank points } } }
  ... on TournamentChanged { tournament { status } kind }
  ... on EntryChanged { entry { player { name } withdrawnAt } kind }
  ... on StageStarted { stage { name state groups { name } } }
  ... on PairingDecided { pairing { decided score slots { entry { player { name } } } } }
  ... on StandingsChanged { group { name standings { rank points } crosstable { provisional } } game { id result { how } } }
  ... on RulingMade { ruling { text reason } }
  ... on TournamentFinished { winner { player { name } } tournament { winner { player { name } } } } } }`;

test('a game tells everything from its start, one version after another', async () => {
  const id = globalId('BaoGame', gameId);
  const events = await watch(world.anonymous, GAME, { id, after: 0 }, 5);
  expect(events.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  const seen = events.map(({ data }) => at(data, 'gameEvents') as Fields);
  expect(seen.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5]);
  expect(seen).toMatchObject([
    { __typename: 'GameStarted', game: { id } },
    { __typename: 'MovePlayed', move: { ply: 0, seat: 'FIRST', cause: 'PLAYER' } },
    { __typename: 'TimeExtended', seat: 'SECOND', seconds: 90, reason: 'Ill.' },
    { __typename: 'GameFinished', result: { how: 'WITHDRAWAL', seat: 'SECOND', ruling: null } },
    {
      __typename: 'ResultOverruled',
      game: { result: { how: 'ADJUDICATED', seat: 'FIRST' } },
      ruling: { reason: 'Both agree.', by: { name: 'Director' } },
    },
  ]);
});

test('without `after` it begins with a snapshot that carries the version it is true at', async () => {
  const [event] = await watch(world.anonymous, GAME, { id: globalId('BaoGame', gameId) }, 1);
  expect(event).toMatchObject({
    data: {
      gameEvents: { __typename: 'GameSnapshot', version: 5, topic: `game:${gameId}`, game: { status: 'FINISHED' } },
    },
  });
});

test('a tournament tells every kind of event that it has, each with its own fields', async () => {
  const id = globalId('RoundRobinTournament', running.id);
  const { tournament } = await api.data(
    world.anonymous,
    `query ($id: ID!) { tournament(id: $id) { version log(last: 100) { edges { node { version kind text } } } } }`,
    { id },
  );
  const events = await watch(world.anonymous, TOURNAMENT, { id, after: 0 }, numberAt(tournament, 'version'));
  expect(events.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  const seen = events.map(({ data }) => at(data, 'tournamentEvents') as Fields);
  expect(seen.map(({ version }) => version)).toEqual(
    Array.from({ length: numberAt(tournament, 'version') }, (_, index) => index + 1),
  );
  const kinds = new Set(seen.map(({ __typename }) => __typename));
  expect(kinds).toEqual(
    new Set([
      'EntryChanged',
      'PairingDecided',
      'RulingMade',
      'StageFinished',
      'StageStarted',
      'StandingsChanged',
      'TournamentChanged',
      'TournamentFinished',
    ]),
  );
  const lines = listAt(at(tournament, 'log.edges.*.node'));
  expect(lines.map(({ version, kind }) => [version, kind])).toEqual(
    seen.map(({ version, __typename }) => [version, __typename]),
  );
  expect(lines.every(({ text }) => /^[A-Z].*[.!?]$/.test(String(text)))).toBe(true);
  const last = seen.findLast(({ __typename }) => __typename === 'TournamentFinished');
  expect(last?.winner).toEqual(at(last, 'tournament.winner'));
});

test('an inbox is its owner’s alone', async () => {
  const source = `subscription ($after: Int) { myEvents(after: $after) { __typename version
    ... on InboxSnapshot { games { id } } ... on MyTurn { game { id } } ... on MyGameFinished { game { id status } } ... on MyTournamentChanged { kind tournament { id } } } }`;
  const [player] = running.players;
  if (player === undefined) throw new Error('Nobody');
  const [first] = await watch(player.context, source, {}, 1);
  expect(first).toMatchObject({ data: { myEvents: { __typename: 'InboxSnapshot', games: [] } } });
  const version: number = numberAt(first, 'data.myEvents.version');
  expect(version).toBeGreaterThan(0);
  const events = await watch(player.context, source, { after: 0 }, version);
  expect(events.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  const kinds = new Set(events.map(({ data }) => at(data, 'myEvents.__typename')));
  expect(kinds).toContain('MyTournamentChanged');
  const [refused] = await watch(world.anonymous, source, {}, 1);
  expect(at(refused, 'errors.0.extensions.code')).toBe('NOT_SIGNED_IN');
});

test.each([
  ['a game that there is not', GAME, 'BaoGame', null, 'NOT_FOUND'],
  ['a tournament that there is not', TOURNAMENT, 'RoundRobinTournament', null, 'NOT_FOUND'],
  ['a version of the future', GAME, 'own', 99, 'AFTER_UNKNOWN'],
])('%s is a subscribe error', async (_what, source, name, after, code) => {
  const id = name === 'own' ? globalId('BaoGame', gameId) : globalId(name, 'x' as GameId);
  const [refused] = await watch(world.anonymous, source, { id, after }, 1);
  expect(listAt(refused, 'errors').map(({ extensions }) => at(extensions, 'code'))).toEqual([code]);
});

test('a wall shows boards as they are, then every move', async () => {
  const other = await world.running(['Ana', 'Bea', 'Cleo']);
  const id = globalId('RoundRobinTournament', other.id);
  const source = `subscription ($id: ID) { liveBoards(tournamentId: $id, first: 2) { change at game { id ply } } }`;
  const events = await watch(world.anonymous, source, { id }, 2);
  expect(events.map(({ data }) => at(data, 'liveBoards'))).toMatchObject([
    { change: 'SNAPSHOT', game: { ply: 0 } },
    { change: 'SNAPSHOT' },
  ]);
  const [refused] = await watch(world.anonymous, 'subscription { liveBoards(first: 201) { at } }', {}, 1);
  expect(at(refused, 'errors.0.extensions.code')).toBe('BAD_USER_INPUT');
});

test('a wall costs as much as all its boards', async () => {
  const wall = (first: number) => `subscription { liveBoards(first: ${first}) { game {
    moves(last: 50) { edges { node { notation at } } } seats { player { name } entry { elo } } } } }`;
  const [shown] = await watch(world.anonymous, wall(1), {}, 1);
  expect(at(shown, 'errors')).toBeUndefined();
  const [refused] = await watch(world.anonymous, wall(200), {}, 1);
  expect(at(refused, 'errors.0.extensions')).toMatchObject({ code: 'OPERATION_TOO_COMPLEX', rule: 'complexity' });
});

test('every event is told with the game as it is then, not as an earlier event has read it', async () => {
  const other = await world.running(['Dan', 'Eva', 'Fay']);
  const [game] = await other.games();
  if (game === undefined) throw new Error('No game');
  const source = `subscription ($id: ID!) { gameEvents(gameId: $id) { __typename version
      ... on GameSnapshot { game { ply ...Moves } } ... on MovePlayed { game { ply ...Moves } } } }
      fragment Moves on Game { moves(last: 1) { edges { node { notation } } } }`;
  const answers = answersOf({ api, who: world.anonymous, source, variables: { id: globalId('BaoGame', game.id) } });
  const moves = ['A6<', 'a5>'];
  const seen: unknown[] = [];
  for await (const event of answers) {
    seen.push(at(event.data, 'gameEvents'));
    const ply = seen.length - 1;
    const move = moves[ply];
    if (move === undefined) break;
    const mover = personOf(other.players, game.players[ply === 0 ? 'first' : 'second']);
    must(await playMove(mover.context, { gameId: game.id, ply, move }));
  }
  expect(seen).toMatchObject([
    { __typename: 'GameSnapshot', game: { ply: 0, moves: { edges: [] } } },
    { __typename: 'MovePlayed', game: { ply: 1, moves: { edges: [{ node: { notation: 'A6<*' } }] } } },
    { __typename: 'MovePlayed', game: { ply: 2, moves: { edges: [{ node: { notation: 'a5>' } }] } } },
  ]);
});
