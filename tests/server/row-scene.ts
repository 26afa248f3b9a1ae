import { expect } from 'vitest';
import { at, listAt, numberAt, textAt, type Fields } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { gamesOf, runningTournament, type ApiTournament, type OpenGame } from '../support/api-tournament.ts';
import { mutationOf } from '../support/mutation.ts';
import { seededNumbers } from '../support/seeded-entropy.ts';
import type { RowMember, ServerRow } from '../support/server-row.ts';

const EVENTS = `subscription ($id: ID!, $after: Int) { gameEvents(gameId: $id, after: $after) { __typename version } }`;
const STATE = `query ($id: ID!) { game(id: $id) { ply status toMove version clock { expiresAt }
  moves(first: 100) { edges { node { notation } } } legalMoves { notation } } }`;
const PLAY = mutationOf('playMove', '__typename ... on CommandError { message } ... on PlayMoveSuccess { notation }');
/** What says of itself that it has no version. */
const PASSING = new Set(['Heartbeat', 'ClockTicked']);

/** What people do at a row of servers that come and go: each goes to any of them, and to another where it does not answer. */
export interface RowScene {
  readonly tournament: ApiTournament;
  readonly games: readonly OpenGame[];
  /** Plays so many moves in each of these games, left out: in all, in all at once. */
  play(moves: number, games?: readonly OpenGame[]): Promise<void>;
  /** How a game stands, from any server. */
  state(game: OpenGame): Promise<Fields>;
  /** That every move that was acknowledged is there once, and that who has watched from the first event on has missed none and had none twice. */
  expectNothingLost(): Promise<void>;
  stop(): void;
}

/** A round robin of three, each game watched at some server. */
export async function rowScene(row: ServerRow, seed: number): Promise<RowScene> {
  const choose = seededNumbers(seed);
  const any = <Thing>(things: readonly Thing[]): Thing => {
    const thing = things[Math.floor(choose() * things.length)];
    if (thing === undefined) throw new Error('There is nothing to choose from');
    return thing;
  };
  const [first] = row.members;
  if (first === undefined) throw new Error('No server runs');
  const tournament = await runningTournament(first, ['Amina', 'Bakari', 'Chausiku']);
  const games = await gamesOf(first, tournament.id);
  const played = new Map<string, string[]>(games.map(({ id }) => [id, []]));
  const watches = games.map(({ id }) => followAt(() => any(row.members), id));

  /** The data of the first server that answers. */
  async function ask(query: string, variables: Fields, person?: TestPerson): Promise<Fields> {
    for (;;) {
      const answer = await any(row.members)
        .ask(query, variables, person)
        .catch(() => null);
      if (answer?.data != null && answer.errors === undefined) return answer.data;
      const code = answer?.errors?.[0]?.extensions?.['code'];
      if (answer !== null && code !== 'UNAVAILABLE') throw new Error(JSON.stringify(answer));
    }
  }

  async function state({ id }: OpenGame): Promise<Fields> {
    return at(await ask(STATE, { id }), 'game') as Fields;
  }

  async function playIn(game: OpenGame): Promise<void> {
    const now = await state(game);
    if (at(now, 'toMove') === null) return;
    const mover = tournament.players.get(at(now, 'toMove') === 'FIRST' ? game.first : game.second);
    const ply = numberAt(now, 'ply');
    const move = textAt(any(listAt(now, 'legalMoves')), 'notation');
    const input = { gameId: game.id, ply, move, idempotencyKey: `${game.id} ${ply}` };
    const answer = await ask(PLAY, { input }, mover);
    expect(answer).toMatchObject({ playMove: { __typename: 'PlayMoveSuccess' } });
    played.get(game.id)?.push(textAt(answer, 'playMove.notation'));
  }

  return {
    tournament,
    games,
    state,
    async play(moves, chosen = games) {
      await Promise.all(
        chosen.map(async (game) => {
          for (let number = 0; number < moves; number += 1) await playIn(game);
        }),
      );
    },
    async expectNothingLost() {
      for (const [index, game] of games.entries()) {
        const now = await state(game);
        expect(at(now, 'moves.edges.*.node.notation')).toEqual(played.get(game.id));
        await watches[index]?.upTo(numberAt(now, 'version'));
      }
    },
    stop: () => watches.forEach(({ stop }) => stop()),
  };
}

interface Following {
  /** Ends when this version has come; fails when one is missing or has come twice. */
  upTo(version: number): Promise<void>;
  stop(): void;
}

/** Watches a game at any server, and at any other from where it was whenever it is let go. */
function followAt(server: () => RowMember, id: string): Following {
  const versions: number[] = [];
  let isStopped = false;
  let told = (): void => {};
  let leave = (): void => {};
  void (async () => {
    while (!isStopped) {
      const socket = server().socket();
      const watch = socket.watch(EVENTS, { id, after: versions.at(-1) ?? 0 }, ({ data }) => {
        if (PASSING.has(String(at(data, 'gameEvents.__typename')))) return;
        versions.push(numberAt(data, 'gameEvents.version'));
        told();
      });
      leave = watch.stop;
      await watch.ended;
      await socket.close();
    }
  })();
  return {
    async upTo(version) {
      while ((versions.at(-1) ?? 0) < version) await new Promise<void>((resolve) => (told = resolve));
      expect(versions).toEqual(versions.map((_, index) => index + 1));
    },
    stop() {
      isStopped = true;
      leave();
    },
  };
}
