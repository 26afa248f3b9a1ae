import { afterAll, beforeAll, expect, test } from 'vitest';
import { globalId } from '../../api/src/graphql/global-id.ts';
import type { SeriesId, TournamentId } from '../../api/src/kernel/ids.ts';
import { HOUR } from '../../api/src/kernel/time.ts';
import { startTournament } from '../../api/src/application/commands/tournament/start.ts';
import { reportResult } from '../../api/src/application/commands/tournament/report-result.ts';
import { gamesOfTournaments } from '../../api/src/store/reading/game.ts';
import { closedTournament, compatriots, newChampionship, playOn, strongerWins } from '../support/championship.ts';
import type { TestPerson } from '../support/api-client.ts';
import { done } from '../support/api-tournament.ts';
import { forkedBy } from '../support/sandbox.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { must, newWorld, type Person, type World } from '../support/world.ts';

let server: TestServer;
let world: World;
let director: Person;
let owner: TestPerson;
let seriesId: SeriesId;
const tournaments: TournamentId[] = [];
const seen = new Map<string, { readonly at: string; readonly series: unknown }>();

beforeAll(async () => {
  server = await startServer();
  world = newWorld(server.db, 7_700);
  owner = await server.signUp('Salma');
});
afterAll(() => server.close());

const SEEN = `query ($id: ID!) { series(id: $id) { name log(first: 50) { nodes { text at } }
  tournaments { id name status startedAt finishedAt gamesDecided gamesTotal stages { kind state startedAt completedAt }
    games(first: 100) { nodes { id status result { how winner { id } } } }
    ranking(first: 20) { nodes { place entry { player { name } } } } }
  ... on KibaChampionship { state bingwa { name } titles { kind players { name } at }
    standings { isFinal cutTied mabingwa { name } tied { name } rows { rank points player { name } } }
    legs { number isFinished champion { player { name } } tournament { id } points { points entry { player { name } } } }
    nations { cutTied finalists rows { country rank points } } } } }`;

const seriesAt = () => globalId('KibaChampionship', seriesId);

async function see(what: string): Promise<void> {
  await server.clock.settled();
  const { series } = await server.data(SEEN, { id: seriesAt() });
  seen.set(what, { at: new Date(server.clock.now()).toISOString(), series });
  await server.clock.advance(HOUR);
  world.pass(HOUR);
}

test('a championship is forked as it stood at an instant: tournaments that had begun, tables, titles and log', async () => {
  director = await world.person('Dalila', 'DIRECTOR');
  const players = await compatriots(world, { IT: 4, NL: 3 });
  seriesId = await newChampionship(director);
  const order = players.map(({ playerId }) => playerId);
  const wins = strongerWins(order);
  const next = async (): Promise<TournamentId> => {
    const id = await closedTournament(world, director, { seriesId, players });
    tournaments.push(id);
    must(await startTournament(director.context, { tournamentId: id }));
    return id;
  };

  const first = await next();
  await see('the first has begun');
  await playOn(world, director, first, wins);
  await see('the first is over');
  const second = await next();
  const [game] = await gamesOfTournaments(server.db.prisma, [second]);
  const result = { gameId: game!.id, winner: 'first' as const, how: 'PLAYED' as const };
  const results = [{ ...result, address: null, boardNumber: null, at: null }];
  must(await reportResult(director.context, { tournamentId: second, results }));
  await see('the second is under way');
  await playOn(world, director, second, (decided) => (wins(decided) === 'first' ? 'second' : 'first'));
  await see('the second is over');
  await playOn(world, director, await next(), wins);
  await see('the third is over');

  for (const [what, of] of [
    ['the second is under way', second],
    ['the second is over', first],
  ] as const) {
    const was = seen.get(what)!;
    const tournamentId = globalId('KibaTournament', of);
    const sandbox = await forkedBy(server, owner, { tournamentId, at: was.at });
    const { data } = await sandbox.ask(SEEN, { id: seriesAt() });
    expect.soft({ what, ...data }).toEqual({ what, series: was.series });
    const by = (query: string, input: Record<string, unknown>) => server.ask(query, input, owner);
    await done(by, 'deleteSandbox', { sandboxId: sandbox.id }, '');
  }
});
