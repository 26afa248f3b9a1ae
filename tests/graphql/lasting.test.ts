import fc from 'fast-check';
import { print, type DocumentNode } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppContext } from '../../api/src/application/context.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { lastingTournament } from '../../api/src/graphql/lasting.ts';
import { parted } from '../../api/src/graphql/own-part.ts';
import { schema } from '../../api/src/graphql/schema.ts';
import { nameOf } from '../../api/src/graphql/type-name.ts';
import { HOUR, millis } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import { surroundingsOf } from '../../api/src/store/reading/surroundings.ts';
import { at, listAt } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { pageDocument } from '../support/page-documents.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { triedVariants } from '../support/tried-variants.ts';
import { newWorld, type Person, type RunningTournament, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { mutate } from './mutate.ts';

let db: Db;
let world: World;
let api: Api;
let admin: Person;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  api = await openApi(world);
  admin = await world.person('Amani', 'ADMIN');
});
afterAll(async () => {
  await api.close();
  await db.close();
});

const isLasting = (document: DocumentNode): boolean => lastingTournament(schema, document) !== null;

test.each([
  ['TournamentCrosstable', true],
  ['TournamentTimeline', true],
  ['KuksuTournament', true],
  ['KibaEvent', true],
  ['SwissTables', true],
  ['KnockoutEvent', true],
  ['PlainStandings', true],
  ['TournamentRanking', true],
  ['TournamentSchedule', false],
  ['TournamentOverview', false],
  ['Home', false],
  ['GamePage', false],
  ['PlayerPage', false],
])('of what the page asks, %s lasts: %s', (name, lasts) => {
  expect(isLasting(pageDocument(name))).toBe(lasts);
});

const GAMES = `query ($id: ID!) { tournament(id: $id) { groups { standings { entry { id player { id } } } }
  games(first: 100) { nodes { id ply toMove status result { ruling { id } } legalMoves { notation } seats { player { id } } } } } }`;

const WHATS = [
  'playMove',
  'resign',
  'adjudicate',
  'withdraw',
  'reinstate',
  'disqualify',
  'replacePlayer',
  'adjustPoints',
  'takeBackAdjustment',
  'changeProfile',
  'mergePlayers',
  'updateTournament',
  'pauseGames',
  'cancelTournament',
] as const;

const act = fc.record({
  hours: fc.integer({ min: 0, max: 20 }),
  choice: fc.nat(1_000),
  what: fc.oneof(
    { weight: 3, arbitrary: fc.constant('resign' as const) },
    { weight: 10, arbitrary: fc.constantFrom(...WHATS.slice(0, -1)) },
    { weight: 1, arbitrary: fc.constantFrom(...WHATS) },
  ),
});
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

/** Does one thing, or is refused it. */
async function perform(format: Tried, { id, director, players }: RunningTournament, one: Act): Promise<void> {
  const { choice, hours, what } = one;
  world.pass(millis(hours * HOUR));
  const tournamentId = globalId(nameOf(format, 'Tournament'), id);
  const { tournament } = await api.data(world.anonymous, GAMES, { id: tournamentId });
  const games = listAt(tournament, 'games.nodes');
  const game = games[choice % games.length];
  const seat = at(game, 'toMove') === 'SECOND' ? 1 : 0;
  const playerId = String(at(game, `seats.${seat}.player.id`));
  const person = players[choice % players.length]!;
  const other = players[(choice + 1) % players.length]!;
  const gameId = at(game, 'id');
  const legal = listAt(game, 'legalMoves');
  const mover = players.find((each) => globalId('Player', each.playerId) === playerId)?.context ?? director.context;
  const [ruling] = await db.prisma.pointAdjustment.findMany({ where: { takenBackById: null }, take: 1 });
  const group = await db.prisma.group.findFirstOrThrow({ where: { tournamentId: id } });
  const reason = 'It was so.';
  const until = new Date(world.now() + 20 * HOUR).toISOString();
  const deeds: Readonly<Record<Act['what'], readonly [who: AppContext, input: object]>> = {
    playMove: [
      mover,
      { gameId, ply: at(game, 'ply'), move: at(legal[choice % (legal.length || 1)], 'notation') ?? 'none' },
    ],
    resign: [mover, { gameId }],
    adjudicate: [director.context, { gameId, winner: choice % 2 === 0 ? 'SECOND' : null, reason }],
    withdraw: [director.context, { tournamentId, playerId }],
    reinstate: [director.context, { tournamentId, playerId, reason }],
    disqualify: [director.context, { tournamentId, playerId, reason }],
    replacePlayer: [director.context, { tournamentId, out: playerId, newPlayer: { name: `Player ${choice}` }, reason }],
    adjustPoints: [
      director.context,
      { tournamentId, groupId: globalId('Group', group.id as never), playerId, points: (choice % 9) - 4, reason },
    ],
    takeBackAdjustment: [
      director.context,
      { rulingId: globalId('Ruling', (ruling?.rulingId ?? 'none') as never), reason },
    ],
    changeProfile: [person.context, { name: `Jina ${choice}`, country: choice % 2 === 0 ? 'KE' : 'TZ' }],
    mergePlayers: [
      admin.context,
      { intoId: globalId('Player', person.playerId), fromId: globalId('Player', other.playerId), reason },
    ],
    updateTournament: [director.context, { tournamentId, name: `Kombe ${choice}` }],
    pauseGames: [director.context, { tournamentId, gameId, until, reason }],
    cancelTournament: [director.context, { tournamentId, reason }],
  };
  const [who, input] = deeds[what];
  await mutate(api, who, what, input);
}

/** What the page asks of a tournament of each system, and how one is made. */
const TRIED = {
  KNOCKOUT: { game: 'BACKGAMMON', players: 4, asked: ['KnockoutEvent', 'TournamentRanking'] },
  ROUND_ROBIN: { game: 'OWARE', players: 4, asked: ['TournamentCrosstable', 'PlainStandings', 'TournamentRanking'] },
  KIBA: { game: 'BAO', players: 6, asked: ['KibaEvent', 'TournamentRanking'] },
  SWISS: { game: 'OWARE', players: 5, asked: ['SwissTables', 'SwissEvent', 'PlainStandings'] },
} as const;
type Tried = keyof typeof TRIED;

test.each(triedVariants(Object.keys(TRIED) as Tried[], 2))(
  'what lasts of a %s is the same as long as the surroundings of its tournament are, whatever is done and however late it is, and for whoever asks',
  async (format) => {
    const { game, players, asked } = TRIED[format];
    const settings = format === 'ROUND_ROBIN' ? { preset: 'FREE' } : {};
    const gameConfig = game === 'BAO' ? { variant: 'KISWAHILI' } : {};
    const sources = asked.map((name) => print(parted(pageDocument(name))!.shared));
    const property = fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 16 }), async (acts) => {
      const names = ['Oscar', 'Kobe', 'Jan', 'Asha', 'Bakari', 'Chausiku'].slice(0, players);
      const running = await world.running(names, { format, game, gameConfig, settings });
      const id = globalId(nameOf(format, 'Tournament'), running.id);
      const told = async (by: AppContext): Promise<string> =>
        JSON.stringify(await Promise.all(sources.map((source) => api.data(by, source, { id }))));
      const answers = new Map<string, string>();
      for (const one of acts) {
        await perform(format, running, one);
        const surroundings = await surroundingsOf(db.prisma, running.id);
        const answer = await told(world.anonymous);
        expect(answers.get(surroundings) ?? answer).toBe(answer);
        answers.set(surroundings, answer);
      }
      const answer = await told(world.anonymous);
      const now = (): never => {
        throw new Error('What lasts does not ask for the time.');
      };
      expect(await told({ ...world.anonymous, now })).toBe(answer);
      for (const { context } of [running.director, running.players[0]!, admin])
        expect(await told(context)).toBe(answer);
    });
    await fc.assert(property, propertyRuns(1, 60));
  },
);
