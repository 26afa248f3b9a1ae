import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../client/src/index.ts';
import { at, listAt } from '../support/answer.ts';
import { runningTournament } from '../support/api-tournament.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { tokenOf } from '../support/token-of.ts';
import { runExample } from './example.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('bots play a round robin of every game that there is to its end', async () => {
  const choices = await server.data('{ tournamentChoices { games { game } } }');
  const names = (key: string): readonly string[] => ['Asha', 'Juma', 'Zuri'].map((name) => `${name} ${key}`);
  const baraza = connect({ url: server.url });
  for (const { game: key } of listAt(choices, 'tournamentChoices.games')) {
    const game = String(key);
    const director = await server.signUp(`Director of ${game}`, 'DIRECTOR');
    const { id, players } = await runningTournament(server, names(game), { game, name: game }, director);
    const tokens = await Promise.all([...players.values()].map((player) => tokenOf(server, player, 'READ', 'PLAY')));
    const bots = tokens.map((TOKEN) => runExample('bot', [], { BARAZA: server.url, TOKEN }));
    for await (const event of baraza.watchTournament(id)) if (event.__typename === 'TournamentFinished') break;
    for (const bot of bots) bot.stop();
    const { tournament } = await server.data('query ($id: ID!) { tournament(id: $id) { status } }', { id });
    expect([game, at(tournament, 'status')]).toEqual([game, 'FINISHED']);
  }
  baraza.close();
});
