import { CancelTournament, CloseRegistration, connect, CreateTournament, done, EnterPlayers } from '../src/index.ts';
import { OpenRegistration, StartTournament, Tournament } from '../src/index.ts';
import type { Stage } from './stage.ts';

/** A tournament whose table changes when the kit wants it to. */
export interface TableStage extends Stage {
  /** Its table as whoever asks is answered, best first, such as `Kit1 2, Kit2 1, Kit3 0`. */
  rows(): Promise<string>;
}

const PLAYERS = ['Kit1', 'Kit2', 'Kit3'];
const GAMES = 'query ($id: ID!) { tournament(id: $id) { games(first: 1) { nodes { id } } } }';
const REPORT =
  'mutation ($input: ReportResultInput!) { reportResult(input: $input) { __typename ... on CommandError { code message } } }';
const CORRECT =
  'mutation ($input: CorrectResultInput!) { correctResult(input: $input) { __typename ... on CommandError { code message } } }';

interface Games {
  readonly tournament: { readonly games: { readonly nodes: readonly { readonly id: string }[] } };
}
interface Command {
  readonly done: { readonly __typename: string };
}

/** A new tournament of three new players that is played elsewhere: one game of it is won by one player and then by the other, by turns. */
export async function openTableStage(url: string, token: string): Promise<TableStage> {
  const baraza = connect({ url, token });
  const draft = {
    name: 'Conformance of a client’s tables',
    game: 'BAO',
    format: 'ROUND_ROBIN',
    venue: 'ELSEWHERE',
  } as const;
  const { tournament } = done(await baraza.give(CreateTournament, draft));
  if (tournament === null) throw new Error('There is no tournament.');
  const { id: tournamentId } = tournament;
  done(await baraza.give(OpenRegistration, { tournamentId }));
  done(await baraza.give(EnterPlayers, { tournamentId, newPlayers: PLAYERS.map((name) => ({ name })) }));
  done(await baraza.give(CloseRegistration, { tournamentId }));
  done(await baraza.give(StartTournament, { tournamentId }));
  const { tournament: running } = await baraza.ask<Games, object>(GAMES, { id: tournamentId });
  const gameId = running.games.nodes[0]?.id;
  const read = async () => (await baraza.ask(Tournament, { id: tournamentId })).tournament;
  const version = async (): Promise<number> => (await read())?.version ?? 0;
  let times = 0;
  async function decide(): Promise<void> {
    const result = { gameId, winner: times % 2 === 0 ? 'FIRST' : 'SECOND' };
    const report = { tournamentId, results: [{ ...result, how: 'PLAYED' }] };
    const [mutation, input] = times === 0 ? [REPORT, report] : [CORRECT, result];
    done(await baraza.give<Command, object>(mutation, input as never));
    times += 1;
  }
  return {
    tournamentId,
    version,
    async rows() {
      const standings = (await read())?.groups[0]?.standings ?? [];
      return standings.map(({ points, entry }) => `${entry.player.name} ${points}`).join(', ');
    },
    async happen(count) {
      for (let n = 0; n < count; n += 1) await decide();
      return version();
    },
    async close() {
      done(await baraza.give(CancelTournament, { tournamentId, reason: 'The trial is over.' }));
      baraza.close();
    },
  };
}
