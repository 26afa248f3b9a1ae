import { apiClient } from '../../support/api-client.ts';
import { gamesOf, runningTournament } from '../../support/api-tournament.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../../api/src/application/demo/people.ts';
import { POINTS } from '../moves/points.ts';
import { operation, type Answered, type Asked } from './from-address.ts';

const PLAYERS = Array.from({ length: 14 }, (_, index) => `Mchezaji ${index + 1}`);
const PLAY = `mutation ($input: PlayMoveInput!) { playMove(input: $input) {
  __typename ... on CommandError { message } ... on PlayMoveSuccess { game { ply toMove } } } }`;

/** Plays the next move of the game that has waited longest; fails when it is refused. */
export type PlayNext = (ask: (asked: Asked) => Promise<Answered>) => Promise<void>;

/** Games of go that people play who are signed in, 91 of them with 180 moves each. */
export async function playedGames(url: string): Promise<PlayNext> {
  const client = apiClient(url);
  const { email } = DEMO_ACCOUNTS.director;
  const director = await client.signedIn(
    'Director',
    await client.auth('/sign-in/email', { email, password: DEMO_PASSWORD }),
  );
  const go = { name: 'Watched by one who attacks', game: 'GO', gameSettings: { go: { size: 19 } } };
  const { id, players } = await runningTournament(client, PLAYERS, go, director);
  const tokenOf = (name: string): string => players.get(name)?.token ?? '';
  const games = (await gamesOf(client, id)).map((game) => ({
    id: game.id,
    tokens: [tokenOf(game.first), tokenOf(game.second)] as const,
    ply: 0,
    last: Promise.resolve(),
  }));
  let turn = 0;
  return async (ask) => {
    const game = games[(turn += 1) % games.length];
    if (game === undefined) throw new Error('There is no game.');
    const play = async (): Promise<void> => {
      const input = { gameId: game.id, ply: game.ply, move: POINTS[game.ply] };
      const { text } = await ask(
        operation(PLAY, { variables: { input }, token: game.tokens[game.ply % 2 === 0 ? 0 : 1] }),
      );
      if (!text.includes('PlayMoveSuccess')) throw new Error(text.slice(0, 500));
      game.ply += 1;
    };
    game.last = game.last.catch(() => {}).then(play);
    return game.last;
  };
}
