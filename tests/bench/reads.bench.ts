// What the commonest pages cost to read, on an embedded database in memory: the documents that each page sends, over the demo
// world and over a tournament of 34 players with 1,122 games. CPU time of this thread in milliseconds, medians of rounds in which
// all pages take turns, so that what else the machine does meets all alike; once by the plain executor, once as compiled code;
// and the SQL statements of one such page in both ways, with those that begin and end its moment. Measured on Node 24.21 on two cores
// that other programs shared, side by side with the reads as they were before entities were read by Pothos over Prisma, in brackets:
//
// page        statements   CPU plain      compiled
// home        29 (29)      29.7 (30.4)    30.5 (32.4)
// game        11 (11)       6.2  (5.7)     5.5  (5.2)
// tournament  22 (24)      14.8 (13.4)    14.7 (12.9)
// crosstable  11 (11)      47.1 (43.9)    37.3 (38.2)
// schedule    10 (10)      80.0 (85.8)    56.1 (56.3)
// players      4  (4)       3.3  (3.0)     2.6  (2.5)
// player      17 (18)      19.1 (18.7)    17.4 (16.2)
// series      15 (16)      12.6 (12.0)    12.4 (11.6)
// pyramid     15 (16)      24.3 (26.3)    19.3 (19.7)
// bracket     15 (15)      12.7 (12.5)    12.7 (10.4)
//
// Compiled code stays: the schedule, the crosstable and the pyramid cost a fifth to three tenths less by it, and no page takes a statement
// more.
import { execute, parse, type DocumentNode, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { makeDemo } from '../../api/src/application/demo/make-demo.ts';
import type { AppContext } from '../../api/src/application/context.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { schema } from '../../api/src/graphql/schema.ts';
import { nameOf } from '../../api/src/graphql/type-name.ts';
import { tournamentTypeName } from '../../api/src/graphql/tournament/type.ts';
import { asId, type TournamentId } from '../../api/src/kernel/ids.ts';
import type { Bar } from './picture/comparison.ts';
import { compiledQueries } from '../../api/src/server/compiled-queries.ts';
import { openDatabase, type Db } from '../../api/src/store/client.ts';
import { readAtOneMoment } from '../../api/src/store/one-moment.ts';
import { tournamentsByIds } from '../../api/src/store/reading/tournament.ts';
import { migrate } from '../../api/prisma/apply-migrations.ts';
import { textAt } from '../support/answer.ts';
import { demoWorld } from '../support/made-demo.ts';
import { pageDocument } from '../support/page-documents.ts';
import { countStatements } from '../support/statements.ts';
import { must, newWorld } from '../support/world.ts';
import { drawPicture } from './picture/draw-picture.ts';

const PLAYERS = 34;
const ROUNDS = 60;
const UNMEASURED = 15;

type Variables = Readonly<Record<string, unknown>>;

interface Asked {
  readonly document: DocumentNode;
  readonly variables: Variables;
}

/** The operations that a page sends when it is opened. */
const page = (...asked: readonly (readonly [name: string, variables: Variables])[]): readonly Asked[] =>
  asked.map(([name, variables]) => ({ document: pageDocument(name), variables }));

const db = must(await openDatabase({ dataDir: null }));
must(await migrate(db));
await makeDemo(demoWorld(db, 1));
const world = newWorld(db, 2);
const names = Array.from({ length: PLAYERS }, (_, index) => `Player ${index + 1}`);
const large = await world.running(names, { settings: { preset: 'KIBA' } });

const game = await db.prisma.game.findFirstOrThrow({
  where: { status: 'RUNNING', tournament: { venue: 'HERE' } },
  orderBy: [{ ply: 'desc' }, { addedAt: 'asc' }, { id: 'asc' }],
  include: { tournament: true },
});
const series = await db.prisma.series.findFirstOrThrow({ where: { kind: 'CHAMPIONSHIP' } });
const player = await db.prisma.player.findFirstOrThrow({ orderBy: [{ entries: { _count: 'desc' } }, { id: 'asc' }] });
const [cycle, knockout] = [await latest(db, 'KUKSU'), await latest(db, 'KNOCKOUT')];

const ofLarge = { id: await tournamentGlobalId(large.id) };
const ofGame = globalId(nameOf(game.tournament.game, 'Game'), asId(game.id));
const OPEN = { status: ['REGISTRATION', 'CLOSED', 'RUNNING'] };
const PAGES = {
  home: page(['Home', {}], ['HomeTournaments', OPEN], ['LatestResults', {}], ['HomeSeries', {}]),
  game: page(['GamePage', { path: await pathOf(ofGame) }]),
  tournament: page(
    ['TournamentPage', { path: await pathOf(ofLarge.id) }],
    ['TournamentOverview', ofLarge],
    ['TournamentPlayers', ofLarge],
  ),
  crosstable: page(['TournamentCrosstable', ofLarge]),
  schedule: page(['TournamentSchedule', ofLarge]),
  players: page(['Players', { orderBy: 'ELO' }]),
  player: page(['PlayerPage', { handle: player.handle }]),
  series: page(['ChampionshipOverview', { id: globalId('KibaChampionship', asId(series.id)) }]),
  pyramid: page(['KuksuTournament', { id: await tournamentGlobalId(cycle) }]),
  bracket: page(['KnockoutEvent', { id: await tournamentGlobalId(knockout) }]),
} as const;

/** How often the server answers a document at the most before it compiles it. */
const OFTEN = 10;
/** The two ways of executing a document; the server compiles one that it is asked for again and again. */
const compiler = compiledQueries(schema);
const ways = {
  plain: async (args: ExecutionArgs) => execute(args),
  compiled(args: ExecutionArgs) {
    let executing: typeof execute = execute;
    const setExecuteFn = (given: typeof execute) => void (executing = given);
    for (let answered = 0; answered <= OFTEN && executing === execute; answered += 1) {
      const hooks = compiler.onExecute?.({ args, executeFn: execute, setExecuteFn } as never);
      if (hooks !== undefined && 'onExecuteDone' in hooks)
        void hooks.onExecuteDone?.({ result: { data: {} } } as never);
    }
    return executing(args);
  },
} satisfies Readonly<Record<string, (args: ExecutionArgs) => Promise<ExecutionResult> | ExecutionResult>>;

interface Measured {
  readonly name: string;
  readonly run: () => Promise<void>;
  readonly costs: number[];
}

const measured = Object.entries(PAGES).map(([name, asked]) => ({
  name,
  plain: measurement(name, asked, 'plain'),
  compiled: measurement(name, asked, 'compiled'),
}));
for (let round = 0; round < ROUNDS + UNMEASURED; round += 1) {
  for (const { plain, compiled } of measured) {
    for (const { run, costs } of [plain, compiled]) {
      const begun = process.threadCpuUsage();
      await run();
      const { user, system } = process.threadCpuUsage(begun);
      if (round >= UNMEASURED) costs.push((user + system) / 1_000);
    }
  }
}

console.log(
  `${'page'.padEnd(14)}${['statements', 'compiled', 'CPU plain', 'compiled'].map((head) => head.padStart(12)).join('')}`,
);
const bars: Bar[] = [];
for (const { name, plain, compiled } of measured) {
  bars.push({ name: `${name}, compiled`, value: median(compiled.costs), of: 'ours' });
  bars.push({ name: 'by the plain executor', value: median(plain.costs), of: 'peer' });
  const statements = [await statementsOf(plain.run), await statementsOf(compiled.run)];
  const row = [...statements.map(String), median(plain.costs).toFixed(1), median(compiled.costs).toFixed(1)];
  console.log(`${name.padEnd(14)}${row.map((cell) => cell.padStart(12)).join('')}`);
}
drawPicture('reads', {
  title: 'The commonest pages, read on an embedded database',
  unit: 'milliseconds of CPU',
  better: 'less',
  bars,
});
await db.close();

function measurement(name: string, asked: readonly Asked[], way: keyof typeof ways): Measured {
  const run = async (): Promise<void> => {
    for (const { document, variables } of asked) {
      const { errors } = await readAtOneMoment(db, async (moment) =>
        ways[way]({ schema, document, variableValues: variables, contextValue: contextAt(moment) }),
      );
      if (errors !== undefined) throw new Error(`${name}: ${errors.map(({ message }) => message).join('\n')}`);
    }
  };
  return { name, run, costs: [] };
}

function contextAt(moment: Db): object {
  const app: AppContext = { ...world.anonymous, db: moment };
  return { app, publicUrl: 'https://baraza.example' };
}

async function statementsOf(run: () => Promise<void>): Promise<number> {
  const count = countStatements();
  await run();
  count.stop();
  return count.sent();
}

function median(costs: readonly number[]): number {
  return costs.toSorted((a, b) => a - b)[costs.length >> 1] ?? Number.NaN;
}

async function latest({ prisma }: Db, format: string): Promise<TournamentId> {
  const { id } = await prisma.tournament.findFirstOrThrow({
    where: { format, status: { in: ['RUNNING', 'FINISHED'] } },
    orderBy: { startedAt: 'desc' },
  });
  return asId<TournamentId>(id);
}

async function tournamentGlobalId(id: TournamentId): Promise<string> {
  const [tournament] = await tournamentsByIds(db.prisma, [id]);
  if (tournament === undefined) throw new Error(`There is no tournament ${id}`);
  return globalId(tournamentTypeName(tournament), id);
}

/** The address of its page. */
async function pathOf(id: string): Promise<string> {
  const document = parse(
    `query ($id: ID!) { node(id: $id) { ... on Game { pagePath } ... on Tournament { pagePath } } }`,
  );
  return textAt(
    await execute({ schema, document, variableValues: { id }, contextValue: contextAt(db) }),
    'data.node.pagePath',
  );
}
