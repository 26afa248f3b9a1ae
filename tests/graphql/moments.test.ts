import { afterAll, beforeAll, expect, test } from 'vitest';
import { resign } from '../../api/src/application/commands/game/resign.ts';
import { playMove } from '../../api/src/application/commands/game/play-move.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { asId, type GameId } from '../../api/src/kernel/ids.ts';
import { otherSeat, type Seat } from '../../api/src/kernel/seat.ts';
import { HOUR } from '../../api/src/kernel/time.ts';
import { GAMES } from '../../api/src/games/rules.ts';
import type { Db } from '../../api/src/store/client.ts';
import { gamesByIds } from '../../api/src/store/reading/game.ts';
import { openTestDatabase } from '../support/database.ts';
import { must, newWorld, personOf, type RunningTournament, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { watchEvents } from './watch-events.ts';

let db: Db;
let world: World;
let api: Api;
beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  api = await openApi(world);
});
afterAll(async () => {
  await api.close();
  await db.close();
});

/** Plays the last legal move of who is to move, an hour after the one before. */
async function playOn(running: RunningTournament, gameId: GameId): Promise<void> {
  world.pass(HOUR);
  const [game] = await gamesByIds(db.prisma, [gameId]);
  if (game?.position == null || game.toMove === null) throw new Error('It is over');
  const move = GAMES.BAO.legalMoves(game.position).at(-1) ?? '';
  const mover = personOf(running.players, game.players[game.toMove]);
  must(await playMove(mover.context, { gameId, ply: game.ply, move }));
}

interface Step {
  readonly kind: string;
  readonly pit: string;
  readonly seeds: number;
}

interface Moment {
  readonly ply: number;
  readonly notation: string | null;
  readonly summary: string | null;
  readonly position: { readonly encoding: string };
  readonly trace: readonly Step[];
}

interface Played {
  readonly move: { readonly ply: number; readonly seat: string; readonly notation: string; readonly taken: number };
  readonly moment: Moment;
}

const MOMENT = 'ply notation summary ... on BaoMoment { position { encoding } trace { kind pit seeds } }';
const PLAYED = `subscription ($id: ID!) { gameEvents(gameId: $id, after: 1) {
  ... on MovePlayed { move { ply seat notation taken } moment { ${MOMENT} } } } }`;

test('each move that is played brings the board after it, how it was sown, and what it took, long afterwards too', async () => {
  const running = await world.running(['Oscar', 'Kobe', 'Jan']);
  const [game] = await running.games();
  if (game === undefined) throw new Error('No game');
  const plies = 12;
  for (let ply = 0; ply < plies; ply += 1) await playOn(running, game.id);
  const id = globalId('BaoGame', game.id);
  const events = await watchEvents<{ gameEvents: Played }>(
    { api, who: world.anonymous, source: PLAYED, variables: { id } },
    plies,
  );
  let position = must(GAMES.BAO.initial(game.gameConfig));
  let seat: Seat = 'first';
  for (const [ply, { gameEvents: event }] of events.entries()) {
    const played = must(GAMES.BAO.play(position, event.move.notation));
    position = played.encoded;
    const taken = event.moment.trace.reduce((sum, { kind, seeds }) => (kind === 'CAPTURE' ? sum + seeds : sum), 0);
    expect(event.move).toEqual({ ply, seat: seat.toUpperCase(), notation: played.notation, taken });
    expect(event.moment).toMatchObject({ ply: ply + 1, notation: played.notation, position: { encoding: position } });
    expect(event.moment.trace[0]?.kind).toBe('PLACE');
    expect(event.moment.summary?.includes('nothing taken')).toBe(taken === 0);
    seat = otherSeat(seat);
  }
  expect(events.some(({ gameEvents }) => gameEvents.move.taken > 0)).toBe(true);

  const { game: now } = await api.data<{ game: { moment: Moment; moves: { edges: { node: Played['move'] }[] } } }>(
    world.anonymous,
    `query ($id: ID!) { game(id: $id) { moves(first: 50) { edges { node { ply seat notation taken } } } ... on BaoGame { moment { ${MOMENT} } } } }`,
    { id },
  );
  expect(now.moment).toEqual(events.at(-1)?.gameEvents.moment);
  expect(now.moves.edges.map(({ node }) => node)).toEqual(events.map(({ gameEvents }) => gameEvents.move));
});

test('a game without a move stands at its start', async () => {
  const running = await world.running(['Oscar', 'Kobe', 'Jan']);
  const [game] = await running.games();
  const source = `query ($id: ID!) { game(id: $id) { ... on BaoGame { moment { ${MOMENT} } } } }`;
  const { game: seen } = await api.data<{ game: { moment: Moment } }>(world.anonymous, source, {
    id: globalId('BaoGame', asId<GameId>(game?.id ?? '')),
  });
  expect(seen.moment).toEqual({
    ply: 0,
    notation: null,
    summary: null,
    position: { encoding: must(GAMES.BAO.initial(game?.gameConfig)) },
    trace: [],
  });
});

test('live games: who was moved in last comes first, then by their start; what is over is gone', async () => {
  const early = await world.running(['Oscar', 'Kobe', 'Jan']);
  world.pass(HOUR);
  const late = await world.running(['Peter', 'Sock', 'Ana']);
  const idsOf = async (running: RunningTournament) => (await running.games()).map(({ id }) => id).toSorted();
  const [one = '', two = '', three = '', ...resting] = await idsOf(early);
  for (const id of [two, one, three, two]) await playOn(early, asId<GameId>(id));
  const live = async (variables: object) => {
    const source = 'query ($first: Int, $of: ID) { liveGames(first: $first, tournamentId: $of) { nodes { id } } }';
    const { liveGames } = await api.data<{ liveGames: { nodes: { id: string }[] } }>(world.anonymous, source, {
      ...variables,
    });
    return liveGames.nodes.map(({ id }) => id);
  };
  const named = (ids: readonly string[]) => ids.map((id) => globalId('BaoGame', asId<GameId>(id)));
  const of = globalId('RoundRobinTournament', early.id);
  expect(await live({ first: 100, of })).toEqual(named([two, three, one, ...resting]));
  expect((await live({ first: 9 })).slice(0, 9)).toEqual(named([two, three, one, ...(await idsOf(late))]));
  expect(await live({ first: 2 })).toEqual(named([two, three]));
  const [game] = (await early.games()).filter(({ id }) => id === two);
  if (game === undefined) throw new Error('No game');
  must(await resign(personOf(early.players, game.players.first).context, { gameId: game.id }));
  expect(await live({ first: 2 })).toEqual(named([three, one]));
});
