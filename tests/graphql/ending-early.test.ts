import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CreateTournamentInput } from '../../api/src/application/commands/tournament/create.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import type { Db } from '../../api/src/store/client.ts';
import { openTestDatabase } from '../support/database.ts';
import { newWorld, personOf, type RunningTournament, type World } from '../support/world.ts';
import { openApi, type Answer, type Api } from './ask.ts';
import { mutate } from './mutate.ts';

let db: Db;
let seed = 950;
let world: World;
let api: Api;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  world = newWorld(db, (seed += 1));
  api = await openApi(world);
});
afterAll(() => db.close());

const NAMES = ['Asha', 'Juma', 'Zuri', 'Pili'];
const idOf = ({ id }: RunningTournament, type: 'RoundRobinTournament' | 'SwissTournament' | 'KnockoutTournament') =>
  globalId(type, id);
const end = (who: RunningTournament['director'], tournamentId: string, more: object = {}): Promise<Answer> =>
  mutate(
    api,
    who.context,
    'endTournament',
    { tournamentId, reason: 'The hall is closed.', ...more },
    '... on TournamentSuccess { effects { summary } } ... on CommandError { message }',
  );
const STANDS = `query ($id: ID!) { tournament(id: $id) { status viewerCanEnd winner { player { name } }
  rulings { nodes { text reason } } stages { state } games(first: 50) { edges { node { status result { how } } } } } }`;
const stands = async (id: string, who = world.anonymous): Promise<Record<string, never>> =>
  (await api.data<{ tournament: Record<string, never> }>(who, STANDS, { id })).tournament;

/** One game of it is decided, its first player the winner. */
async function oneWon(here: RunningTournament): Promise<{ readonly gameId: string; readonly winner: string }> {
  const [game] = await here.games();
  const loser = personOf(here.players, game!.players.second);
  const gameId = globalId('BaoGame', game!.id);
  await mutate(api, loser.context, 'resign', { gameId }, '');
  return { gameId, winner: personOf(here.players, game!.players.first).name };
}

test.each<['RoundRobinTournament' | 'SwissTournament', Partial<CreateTournamentInput>]>([
  ['RoundRobinTournament', {}],
  ['SwissTournament', { format: 'SWISS', settings: {} }],
])('a %s is ended as it stands, seen before, and stays ended whatever is corrected', async (type, input) => {
  const here = await world.running(NAMES, input);
  const id = idOf(here, type);
  const { gameId, winner } = await oneWon(here);
  const open = (await here.games()).length - 1;
  expect(await stands(id, here.director.context)).toMatchObject({ status: 'RUNNING', viewerCanEnd: true });
  const preview = await end(here.director, id, { dryRun: true });
  expect(JSON.stringify(preview)).toContain(
    open === 1
      ? 'The tournament is ended as it stands; its open game ends without a result.'
      : `The tournament is ended as it stands; its ${open} open games end without a result.`,
  );
  expect(await stands(id)).toMatchObject({ status: 'RUNNING', winner: null });
  expect(await end(here.director, id)).toMatchObject({ __typename: 'TournamentSuccess' });
  const ended = await stands(id, here.director.context);
  expect(ended).toMatchObject({
    status: 'FINISHED',
    viewerCanEnd: false,
    winner: { player: { name: winner } },
    rulings: { nodes: [{ reason: 'The hall is closed.' }] },
    stages: [{ state: 'PUBLISHED' }],
  });
  expect(JSON.stringify(ended['games']).match(/NO_RESULT/g)).toHaveLength(open);
  const games = (await here.games()).length;
  await mutate(api, here.director.context, 'adjudicate', { gameId, winner: 'SECOND', reason: 'A mistake.' }, '');
  const corrected = await stands(id);
  expect(corrected).toMatchObject({ status: 'FINISHED' });
  expect(corrected['winner']).not.toMatchObject({ player: { name: winner } });
  expect(await here.games()).toHaveLength(games);
});

test('what has an end of its own is not ended, nor what does not run, nor by somebody else', async () => {
  const knockout = await world.running(NAMES, { format: 'KNOCKOUT', settings: {}, timeControl: null });
  const id = idOf(knockout, 'KnockoutTournament');
  expect(await end(knockout.director, id)).toMatchObject({
    __typename: 'WrongStatus',
    message: 'This system of play has an end of its own: it is played to it, or cancelled.',
  });
  expect(await stands(id, knockout.director.context)).toMatchObject({ status: 'RUNNING', viewerCanEnd: false });
  const here = await world.running(NAMES);
  const running = idOf(here, 'RoundRobinTournament');
  expect(await end(here.players[0]!, running)).toMatchObject({ __typename: 'Forbidden' });
  expect(await end(here.director, running, { reason: ' ' })).toMatchObject({ __typename: 'InvalidInput' });
  expect(await stands(running)).toMatchObject({ status: 'RUNNING' });
  await end(here.director, running);
  expect(await end(here.director, running)).toMatchObject({
    __typename: 'WrongStatus',
    message: 'Only a running tournament is ended.',
  });
});
