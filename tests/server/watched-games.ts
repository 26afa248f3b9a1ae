import { expect } from 'vitest';
import { at, listAt, numberAt, textAt, type Fields } from '../support/answer.ts';
import type { ApiTournament, OpenGame } from '../support/api-tournament.ts';
import type { PersistentClient, SeenEvent } from '../support/persistent-client.ts';

const EVENTS = `subscription ($id: ID!, $after: Int) { gameEvents(gameId: $id, after: $after) { __typename topic version } }`;
const STATE = `query ($id: ID!) { game(id: $id) { ply status toMove version clock { running expiresAt }
  moves(last: 100) { edges { node { ply notation } } } ... on BaoGame { position { encoding } } legalMoves { notation } } }`;

/** Games of a tournament that are played and watched while servers come and go. */
export interface WatchedGames {
  readonly tournament: ApiTournament;
  readonly games: readonly OpenGame[];
  /** Plays so many moves in each of these games, left out: in all, in all at once. */
  play(moves: number, games?: readonly OpenGame[]): Promise<void>;
  /** How a game stands. */
  state(game: OpenGame): Promise<Fields>;
  /** The events of a game that who has watched it from the first one on was told. */
  seenOf(game: OpenGame): readonly SeenEvent[];
  /** That every move that was acknowledged is there once, and that who has watched from the first event on has missed none and had none twice. */
  expectNothingLost(): Promise<void>;
  stop(): void;
}

/** Watches these games of a tournament, in which moves are chosen by chance. */
export function watchedGames(
  client: PersistentClient,
  tournament: ApiTournament,
  games: readonly OpenGame[],
  chance: () => number,
): WatchedGames {
  const played = new Map<string, string[]>(games.map(({ id }) => [id, []]));
  const watches = new Map(games.map(({ id }) => [id, client.follow('gameEvents', EVENTS, id)]));

  async function state({ id }: OpenGame): Promise<Fields> {
    return at(await client.data(STATE, { id }), 'game') as Fields;
  }

  async function playIn(game: OpenGame): Promise<void> {
    const now = await state(game);
    if (at(now, 'toMove') === null) return;
    const mover = tournament.players.get(at(now, 'toMove') === 'FIRST' ? game.first : game.second);
    const legal = listAt(now, 'legalMoves');
    const move = textAt(legal[Math.floor(chance() * legal.length)], 'notation');
    const input = { gameId: game.id, ply: numberAt(now, 'ply'), move };
    const answer = await client.give(mover, 'playMove', input, '... on PlayMoveSuccess { notation }');
    played.get(game.id)?.push(textAt(answer, 'notation'));
  }

  return {
    tournament,
    games,
    state,
    seenOf: ({ id }) => watches.get(id)?.seen ?? [],
    async play(moves, chosen = games) {
      await Promise.all(
        chosen.map(async (game) => {
          for (let number = 0; number < moves; number += 1) await playIn(game);
        }),
      );
    },
    async expectNothingLost() {
      for (const game of games) {
        const now = await state(game);
        expect(at(now, 'moves.edges.*.node.notation')).toEqual(played.get(game.id)?.slice(-100));
        await watches.get(game.id)?.upTo(numberAt(now, 'version'));
      }
    },
    stop: () => watches.forEach(({ stop }) => stop()),
  };
}
