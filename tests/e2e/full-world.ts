import { listAt, textAt, at as valueAt } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { done, gamesOf, runningTournament } from '../support/api-tournament.ts';
import { seededNumbers } from '../support/seeded-entropy.ts';
import type { TestServer } from '../support/server.ts';
import { backgammonFinal, openingRolled } from './backgammon-final.ts';
import { countedGoGame } from './go-game.ts';
import { gameNow, playMoves } from './moving.ts';

const LONG_NAME = 'Mwanakombo binti Fundi Salim';

/** What every page has something to show of, and two whom pages show more to. */
export interface FullWorld {
  /** The addresses of tournaments in every state, games of each kind, a player, a championship, a title. */
  readonly at: Record<
    | 'go'
    | 'backgammon'
    | 'match'
    | 'running'
    | 'wall'
    | 'elsewhere'
    | 'open'
    | 'game'
    | 'over'
    | 'reported'
    | 'person'
    | 'staged'
    | 'won'
    | 'series'
    | 'title'
    | 'invited',
    string
  >;
  readonly director: TestPerson;
  /** Who plays the game and is to move in it. */
  readonly player: TestPerson;
  /** Who is to play the first roll of the game of backgammon. */
  readonly roller: TestPerson;
}

/** Makes it, on a server that has nothing yet. */
export async function fullWorld(server: TestServer): Promise<FullWorld> {
  const running = await runningTournament(server, [LONG_NAME, 'Bakari', 'Chausiku', 'Dalili']);
  const games = await gamesOf(server, running.id);
  const [game, over] = games.filter(({ first }) => first === LONG_NAME);
  if (game === undefined || over === undefined) throw new Error('The one with the long name begins no two games');
  const { director } = running;
  const player = running.players.get(LONG_NAME);
  if (player === undefined) throw new Error('The one with the long name does not play');
  await playMoves(server, running.players, game, 8, seededNumbers(8));
  const byDirector = (query: string, variables: Record<string, unknown>) => server.ask(query, variables, director);
  const ruling = { gameId: over.id, winner: 'FIRST', reason: 'The other never came' };
  await done(byDirector, 'adjudicate', ruling, '');
  const create = async (input: Record<string, unknown>): Promise<string> => {
    const success = '... on CreateTournamentSuccess { tournament { id } }';
    const created = await done(byDirector, 'createTournament', input, success);
    const tournamentId = textAt(created, 'tournament.id');
    await done(byDirector, 'openRegistration', { tournamentId }, '');
    return tournamentId;
  };
  const plain = { game: 'BAO', format: 'ROUND_ROBIN' };
  const open = await create({ name: 'Kombe la Lamu', ...plain, description: 'Open to everybody who can sow.' });
  const elsewhere = await create({ name: 'Kombe la Kobe', ...plain, venue: 'ELSEWHERE', timeControl: null });
  const newPlayers = ['Kobe', 'Oscar', 'Jan'].map((name) => ({ name }));
  await done(byDirector, 'enterPlayers', { tournamentId: elsewhere, newPlayers }, '');
  await done(byDirector, 'closeRegistration', { tournamentId: elsewhere }, '');
  await done(byDirector, 'startTournament', { tournamentId: elsewhere }, '');
  const [reported] = await gamesOf(server, elsewhere);
  const kiba = { game: 'BAO', format: 'KIBA', venue: 'ELSEWHERE', timeControl: null };
  const fill = async (tournamentId: string, count: number): Promise<void> => {
    const names = [LONG_NAME, ...Array.from({ length: count - 1 }, (_, index) => `Fundi ${index + 1}`)];
    const field = names.map((name, index) => ({ name, country: index % 2 === 0 ? 'KE' : 'TZ', elo: 1900 - index }));
    await done(byDirector, 'enterPlayers', { tournamentId, newPlayers: field }, '');
    await done(byDirector, 'closeRegistration', { tournamentId }, '');
  };
  const begin = async (tournamentId: string, count: number): Promise<void> => {
    await fill(tournamentId, count);
    await done(byDirector, 'startTournament', { tournamentId }, '');
  };
  const reportOpen = async (tournamentId: string): Promise<number> => {
    const query =
      'query ($id: ID!) { tournament(id: $id) { games(first: 100) { edges { node { id result { at } } } } } }';
    const { tournament } = await server.data(query, { id: tournamentId });
    const open = listAt(valueAt(tournament, 'games.edges.*.node')).filter((one) => one.result === null);
    const results = open.map((one) => ({ gameId: one.id, how: 'PLAYED', winner: 'FIRST' }));
    if (results.length > 0) await done(byDirector, 'reportResult', { tournamentId, results }, '');
    return results.length;
  };
  const staged = await create({ name: 'Kombe la Hatua', ...kiba });
  await begin(staged, 9);
  await reportOpen(staged);
  const success = '... on SeriesSuccess { series { id } }';
  const title = { name: 'Kombe la Bingwa' };
  const made = await done(byDirector, 'createChampionship', title, success);
  const series = textAt(made, 'series.id');
  const won = await create({
    name: 'Kombe la Kwanza',
    ...kiba,
    formatSettings: { kiba: { approvalHours: 0 } },
    seriesId: series,
  });
  await begin(won, 6);
  while ((await reportOpen(won)) > 0);
  const kept = await done(byDirector, 'createTitle', { name: 'Kuksu' }, success);
  const titleId = textAt(kept, 'series.id');
  const leagues = { format: 'KUKSU', game: 'GO', venue: 'ELSEWHERE', timeControl: null };
  const atOnce = { kuksu: { approvalHours: 0, acceptanceDays: 0 } };
  const cycle = await create({ name: 'Kuksu, cycle 1', ...leagues, formatSettings: atOnce, seriesId: titleId });
  await begin(cycle, 5);
  while ((await reportOpen(cycle)) > 0);
  const invited = await create({ name: 'Kuksu ya Pwani', ...leagues });
  await fill(invited, 7);
  const ofGo = await create({ name: 'Kuksu', game: 'GO', format: 'ROUND_ROBIN' });
  const counted = await countedGoGame(server, ofGo, director, running.players);
  const finalists = [...running.players.values()].slice(0, 2);
  const match = await backgammonFinal(server, director, finalists, 10);
  const roller = await openingRolled(server, match.game, finalists);
  const viewer = await server.data('{ viewer { player { handle } } }', {}, player);
  const handle = textAt(viewer, 'viewer.player.handle');
  const at = {
    go: `/games/${counted}`,
    backgammon: `/games/${match.game}`,
    match: `/tournaments/${match.tournament}`,
    running: `/tournaments/${running.id}`,
    wall: running.path.replace('/t/', '/wall/'),
    elsewhere: `/tournaments/${elsewhere}`,
    open: `/tournaments/${open}`,
    game: `/games/${game.id}`,
    over: `/games/${over.id}`,
    reported: `/games/${reported!.id}`,
    person: `/players/${handle}`,
    staged: `/tournaments/${staged}`,
    won: `/tournaments/${won}`,
    series: `/series/${series}`,
    title: `/series/${titleId}`,
    invited: `/tournaments/${invited}`,
  };
  if ((await gameNow(server, game.id)).toMove !== 'FIRST') throw new Error('The one with the long name is not to move');
  return { at, director, player, roller };
}
