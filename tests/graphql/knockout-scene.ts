import { expect } from 'vitest';
import type { CreateTournamentInput } from '../../api/src/application/commands/tournament/create.ts';
import type { AppContext } from '../../api/src/application/context.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import type { Db } from '../../api/src/store/client.ts';
import { listAt, textAt, type Fields } from '../support/answer.ts';
import type { Person, RunningTournament, World } from '../support/world.ts';
import type { Api } from './ask.ts';
import { mutate } from './mutate.ts';

/** A knock-out as everybody sees it. */
const BRACKET = `query ($id: ID!) { node(id: $id) { ... on KnockoutTournament {
  status champion { player { name } }
  drawCommitments { number tournamentId commitment seed lots { name items { id } order { id } } }
  rounds { number name size drawnAt missingLuckyLosers bye { id player { name } } lastWeek { needed decided endsAt }
    matches { id number state how rulingRule winner { id }
      games { id status } course { points game { id } } currentGame { id } nextOpener { id } protest { id answer }
      sides { points isLuckyLoser timeUsedLastGame entry { id player { id name } } from { number } } } } } } }`;

/** What was asked of a knock-out, and what can be done in it. */
export interface Scene {
  readonly running: RunningTournament;
  readonly id: string;
  /** its director, a player of no match in question, and nobody */
  readonly director: AppContext;
  bracket(): Promise<Fields>;
  /** the matches of a round by number */
  matches(round: number): Promise<readonly Fields[]>;
  match(round: number, index: number): Promise<Fields>;
  /** what somebody may do about a match: give up, protest, decide */
  rights(who: AppContext, match: Fields): Promise<readonly unknown[]>;
  /** the person at a side of a match, 0 or 1 */
  person(match: Fields, side: number): Person;
  run(who: AppContext, mutation: string, input: object, fields?: string): Promise<Fields>;
  /** the open board of a match is won by its first or second side for so many points */
  win(match: Fields, side: number, points: number): Promise<void>;
}

/** The entry of a side of a match, 0 or 1. */
export function entryAt(match: Fields, side: number): string {
  return textAt(match, `sides.${side}.entry.id`);
}

/** A knock-out that has just started. */
export async function startedKnockout(
  api: Api,
  world: World,
  players: number,
  input: Partial<CreateTournamentInput> = {},
): Promise<Scene> {
  const names = Array.from({ length: players }, (_, index) => `P${index + 1}`);
  const settings = { length: 3 };
  const backgammon = { game: 'BACKGAMMON', gameConfig: {}, format: 'KNOCKOUT', settings } as const;
  const running = await world.running(names, { ...backgammon, ...input });
  return sceneOf(api, running, world.db);
}

function sceneOf(api: Api, running: RunningTournament, _db: Db): Scene {
  const id = globalId('KnockoutTournament', running.id);
  const director = running.director.context;
  const bracket = async (): Promise<Fields> => {
    const { node } = await api.data<{ node: Fields }>(director, BRACKET, { id });
    return node;
  };
  const matches = async (round: number) => listAt(await bracket(), `rounds.${round - 1}.matches`);
  const run = (who: AppContext, mutation: string, wanted: object, fields?: string) =>
    mutate(api, who, mutation, wanted, fields);
  return {
    running,
    id,
    director,
    bracket,
    matches,
    async rights(who, match) {
      const source = `query ($id: ID!) { node(id: $id) { ... on KnockoutTournament { rounds { matches {
        id viewerCanForfeit viewerCanProtest viewerCanDecide } } } } }`;
      const { node } = await api.data<{ node: Fields }>(who, source, { id });
      const all = listAt(node, 'rounds').flatMap((round) => listAt(round, 'matches'));
      const { id: _id, ...rights } = all.find((one) => one['id'] === match['id']) ?? {};
      return Object.values(rights);
    },
    async match(round, index) {
      const match = (await matches(round))[index];
      if (match === undefined) throw new Error(`Round ${round} has no match ${index}`);
      return match;
    },
    person(match, side) {
      const player = textAt(match, `sides.${side}.entry.player.id`);
      const found = running.players.find(({ playerId }) => globalId('Player', playerId) === player);
      if (found === undefined) throw new Error(`Nobody is ${player}`);
      return found;
    },
    run,
    async win(match, side, points) {
      const game = textAt(match, 'currentGame.id');
      const source = 'query ($id: ID!) { node(id: $id) { ... on Game { seats { seat entry { id } } } } }';
      const { node } = await api.data<{ node: Fields }>(director, source, { id: game });
      const seat = listAt(node, 'seats').find((one) => textAt(one, 'entry.id') === entryAt(match, side))?.['seat'];
      const ruled = { gameId: game, winner: seat, value: points, reason: 'As it was played.' };
      expect(await run(director, 'adjudicate', ruled)).toEqual({ __typename: 'GameSuccess' });
    },
  };
}
