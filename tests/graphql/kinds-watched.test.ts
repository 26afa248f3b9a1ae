import { afterAll, beforeAll, expect, test } from 'vitest';
import { adjudicate } from '../../api/src/application/commands/game/adjudicate.ts';
import { extendTime } from '../../api/src/application/commands/game/extend-time.ts';
import { playMove } from '../../api/src/application/commands/game/play-move.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import type { GameId } from '../../api/src/kernel/ids.ts';
import type { Db } from '../../api/src/store/client.ts';
import { at } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { must, newWorld, personOf, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { answersOf, watchAnswers } from './watch-events.ts';

const SOURCE = `subscription ($id: ID!, $after: Int, $kinds: [String!]) {
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
