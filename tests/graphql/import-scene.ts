import type { AppContext } from '../../api/src/application/context.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { bao } from '../../api/src/games/bao/rules/index.ts';
import type { Db } from '../../api/src/store/client.ts';
import { at, listAt, textAt, type Fields } from '../support/answer.ts';
import { numbers, played } from '../support/bao.ts';
import { openTestDatabase } from '../support/database.ts';
import { newWorld, type RunningTournament, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';

/** The players of every tournament of a scene. */
export const NAMES = ['Kobe', 'Oscar - B', 'Jan ß'];

/** The id of a tournament in the API. */
export const idOf = ({ id }: RunningTournament) => globalId('RoundRobinTournament', id);

const RECORDS = `records { line first second plies decides warnings game { id number seats { player { name } } }
  result { winner how } problem { fault message line column ply } }`;
/** Imports records, with all that is answered. */
export const IMPORT = `mutation ($input: ImportRecordsInput!) { importRecords(input: $input) { __typename
  ... on CommandError { code message } ... on InvalidInput { field } ... on WrongStatus { status }
  ... on InvalidRecords { ${RECORDS} }
  ... on ImportRecordsSuccess { ${RECORDS} effects { dryRun events { kind text } standings { pointsAfter } } } } }`;

interface ImportChoice {
  readonly into?: RunningTournament;
  readonly who?: AppContext;
  readonly dryRun?: boolean;
  readonly idempotencyKey?: string;
}

/** A tournament of three that is played elsewhere, and what is asked of it. */
export interface ImportScene {
  readonly db: Db;
  readonly world: World;
  readonly api: Api;
  readonly elsewhere: RunningTournament;
  /** Imports a text, by the director into `elsewhere` unless another is named. */
  importText(text: string, choice?: ImportChoice): Promise<Fields>;
  /** Every game of a tournament as its JSON says, without what only tells when and where. */
  gamesAsRecorded(tournament: RunningTournament): Promise<readonly Fields[]>;
  transcripts(tournament: RunningTournament): Promise<string>;
  close(): Promise<void>;
}

/** A scene of its own. */
export async function openImportScene(): Promise<ImportScene> {
  const db = await openTestDatabase();
  const world = newWorld(db);
  const api = await openApi(world);
  const elsewhere = await world.running(NAMES, { venue: 'ELSEWHERE', name: 'By mail' });
  return {
    ...{ db, world, api, elsewhere },
    async importText(text, { into = elsewhere, who = into.director.context, ...options } = {}) {
      const input = { tournamentId: idOf(into), text, ...options };
      return (await api.data(who, IMPORT, { input })).importRecords as Fields;
    },
    async gamesAsRecorded(tournament) {
      const query = 'query ($id: ID!) { tournament(id: $id) { record(format: JSON) } }';
      const { tournament: seen } = await api.data(world.anonymous, query, { id: idOf(tournament) });
      return listAt(JSON.parse(textAt(seen, 'record')), 'games').map((game) => ({
        names: at(game, 'players.first.name') + ' / ' + at(game, 'players.second.name'),
        place: [game.stage, game.group, game.round, game.number],
        status: game.result === null ? 'OPEN' : 'DECIDED',
        winner: at(game, 'result.winner'),
        how: at(game, 'result.how'),
        moves: game.moves === null ? null : at(game, 'moves.*.notation'),
        position: game.position,
      }));
    },
    async transcripts(tournament) {
      const source = 'query ($id: ID!) { tournament(id: $id) { record } }';
      return textAt(await api.data(world.anonymous, source, { id: idOf(tournament) }), 'tournament.record');
    },
    async close() {
      await api.close();
      await db.close();
    },
  };
}

interface RandomMoves {
  readonly moves: readonly string[];
  readonly line: string;
  readonly isOver: boolean;
}

/** The moves of a random game, the position that they lead to, and whether it is over there. */
export function randomMoves(seed: number, plies: number): RandomMoves {
  let position = bao.initial({ variant: 'KISWAHILI' });
  const moves: string[] = [];
  for (const number of numbers(seed)) {
    const legal = bao.legalMoves(position);
    const move = legal[number % Math.max(1, legal.length)];
    if (move === undefined || moves.length === plies) break;
    moves.push(bao.formatMove(position, move));
    position = played(position, move).position;
  }
  return { moves, line: bao.encode(position), isOver: bao.outcome(position) !== null };
}

/** A transcript of moves under its head lines. */
export function transcript(head: readonly string[], moves: readonly string[]): string {
  const lines = moves.flatMap((move, ply) =>
    ply % 2 === 0 ? [`${ply / 2 + 1}: ${[move, moves[ply + 1] ?? []].flat().join(' ')};`] : [],
  );
  return [...head, ...lines, ''].join('\n');
}

/** A random game that is played to its end, who won it and who lost. */
export const OVER = randomMoves(5, Number.POSITIVE_INFINITY);
export const WINNER = OVER.moves.length % 2 === 1 ? 'South' : 'North';
export const LOSER = WINNER === 'South' ? 'North' : 'South';
