import { at, listAt, textAt, type Fields } from './answer.ts';
import type { TestPerson } from './api-client.ts';
import { done, nameAt } from './api-tournament.ts';
import type { TestServer } from './server.ts';

/** A title of cycles of leagues as its director drives it through the API; games are played elsewhere. */
export interface ApiTitle {
  /** Makes the next cycle with these players of the last one and these new ones, its sign-up open; answers its id. */
  next(back: readonly string[], fresh: readonly string[]): Promise<string>;
  /** Closes its sign-up and starts it. */
  start(cycle: string): Promise<void>;
  /** Reports the open games of a cycle in which these two, or all, meet: who comes first in the alphabet wins. */
  decide(cycle: string, only?: readonly [string, string]): Promise<void>;
}

/** The most who are entered at once. */
const AT_ONCE = 100;

const GAMES = `query ($id: ID!) { tournament(id: $id) { games(first: 100) { edges { node { id status seats { seat player { name } } } } } } }`;

/** A title without cycles. */
export async function apiTitle(server: TestServer, director: TestPerson): Promise<ApiTitle> {
  const run = (mutation: string, input: Fields, fields = '') =>
    done((query, variables) => server.ask(query, variables, director), mutation, input, fields);
  const made = await run('createTitle', { name: 'Kuksu' }, '... on SeriesSuccess { series { id } }');
  const seriesId = textAt(made, 'series.id');
  const known = new Map<string, unknown>();
  const created = async (): Promise<string> => {
    if (known.size > 0) {
      const cycle = '... on SeriesTournamentSuccess { tournament { id } }';
      return textAt(await run('openCycle', { seriesId }, cycle), 'tournament.id');
    }
    const first = { name: 'Kuksu, cycle 1', format: 'KUKSU', game: 'GO', venue: 'ELSEWHERE', timeControl: null };
    const input = { ...first, formatSettings: { kuksu: { acceptanceDays: 0, approvalHours: 0 } }, seriesId };
    const cycle = '... on CreateTournamentSuccess { tournament { id } }';
    return textAt(await run('createTournament', input, cycle), 'tournament.id');
  };
  return {
    async next(back, fresh) {
      const tournamentId = await created();
      await run('openRegistration', { tournamentId });
      const newPlayers = fresh.map((name, index) => ({ name, elo: Math.max(0, 2_000 - 20 * (known.size + index)) }));
      const playerIds = back.map((name) => known.get(name));
      for (let from = 0; from < playerIds.length + newPlayers.length; from += AT_ONCE) {
        const entering = [...playerIds.map((id) => ({ id })), ...newPlayers].slice(from, from + AT_ONCE);
        await run('enterPlayers', {
          tournamentId,
          playerIds: entering.flatMap((one) => ('id' in one ? [one.id] : [])),
          newPlayers: entering.filter((one) => !('id' in one)),
        });
      }
      const ENTRIES =
        'query ($id: ID!) { tournament(id: $id) { entries(first: 100) { nodes { player { id name } } } } }';
      for (const player of listAt(await server.data(ENTRIES, { id: tournamentId }), 'tournament.entries.nodes')) {
        known.set(textAt(player, 'player.name'), at(player, 'player.id'));
      }
      return tournamentId;
    },
    async start(tournamentId) {
      await run('closeRegistration', { tournamentId });
      await run('startTournament', { tournamentId });
    },
    async decide(tournamentId, only) {
      const answer = await server.data(GAMES, { id: tournamentId });
      const open = listAt(at(answer, 'tournament.games.edges.*.node')).filter(({ status }) => status !== 'FINISHED');
      const results = open.flatMap((game) => {
        const [first, second] = [nameAt(game, 'FIRST'), nameAt(game, 'SECOND')];
        if (only !== undefined && !(only.includes(first) && only.includes(second))) return [];
        return [{ gameId: game.id, how: 'PLAYED', winner: first < second ? 'FIRST' : 'SECOND' }];
      });
      await run('reportResult', { tournamentId, results });
    },
  };
}
