// What big tables cost to be asked for, over HTTP as the page asks for them: the crosstable of 34 players with 1,122 games, their standings
// alone, the rounds of a Swiss, a KIBA event, a bracket and the pyramid of 630 players. By nobody in particular and by who is signed in, as
// they are kept; with a field more that is never kept, so that they are worked out; and the same text from a server that does nothing but
// send it: in turns in the same run. CPU of the server, its database and its client in milliseconds, medians of rounds.
import { parse, print, visit, type DocumentNode } from 'graphql';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { CreateTournamentInput } from '../../api/src/application/commands/tournament/create.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { nameOf } from '../../api/src/graphql/type-name.ts';
import type { FormatKey } from '../../api/src/formats/rules.ts';
import { apiTitle } from '../support/api-cycle.ts';
import type { TestPerson } from '../support/api-client.ts';
import { pageDocument } from '../support/page-documents.ts';
import { startServer } from '../support/server.ts';
import { newWorld } from '../support/world.ts';
import type { Bar } from './picture/comparison.ts';
import { drawPicture } from './picture/draw-picture.ts';

const ROUNDS = 24;
const UNMEASURED = 12;
/** How often in each round what is kept is asked for, as code that runs but a few times is not yet what it will be. */
const REPEATED = 8;
const PYRAMID = 630;

/** Milliseconds that a table may take as it is kept, at most. */
const GOALS: Readonly<Record<string, number>> = { 'crosstable of 34': 5, 'standings of 34': 1 };

const folder = mkdtempSync(join(tmpdir(), 'baraza-bench-'));
const MANY = String(10 ** 9);
const variables = { POINTS_PER_ADDRESS: MANY, POINTS_PER_ACCOUNT: MANY };
const server = await startServer({ dataDir: folder, variables });
const director = await server.signUp('Director', 'ADMIN');
const world = newWorld(server.db, 2);
const namesOf = (count: number, word: string) => Array.from({ length: count }, (_, index) => `${word} ${index + 1}`);

const large = await running('ROUND_ROBIN', 34, { settings: { preset: 'KIBA' } });
const kiba = await running('KIBA', 24, { settings: {} });
const swiss = await running('SWISS', 32, { settings: {} });
const knockout = await running('KNOCKOUT', 32, { settings: {}, game: 'BACKGAMMON', gameConfig: {} });
const title = await apiTitle(server, director);
const pyramid = await title.next([], namesOf(PYRAMID, 'Member'));
await title.start(pyramid);

const STANDINGS = parse(`query ($id: ID!) { tournament(id: $id) { version groups { standings { rank points
  entry { id player { id name } } tieBreaks { code value } } } } }`);
const TABLES: Readonly<Record<string, readonly [document: DocumentNode, id: string]>> = {
  'crosstable of 34': [pageDocument('TournamentCrosstable'), large],
  'standings of 34': [STANDINGS, large],
  'KIBA event of 24': [pageDocument('KibaEvent'), kiba],
  'Swiss of 32': [pageDocument('SwissTables'), swiss],
  'bracket of 32': [pageDocument('KnockoutEvent'), knockout],
  [`pyramid of ${PYRAMID}`]: [pageDocument('KuksuTournament'), pyramid],
};

async function running(format: FormatKey, count: number, input: Partial<CreateTournamentInput>): Promise<string> {
  const { id } = await world.running(namesOf(count, format), { format, ...input });
  return globalId(nameOf(format, 'Tournament'), id);
}

/** The same document with a field more that is never kept. */
function unkept(document: DocumentNode): DocumentNode {
  const more = parse('{ director { id } }').definitions[0];
  if (more?.kind !== 'OperationDefinition') throw new Error('It is a query.');
  return visit(document, {
    OperationDefinition: (operation) => ({
      ...operation,
      selectionSet: visit(operation.selectionSet, {
        Field: (field) =>
          field.name.value === 'tournament'
            ? {
                ...field,
                selectionSet: {
                  ...field.selectionSet,
                  selections: [...field.selectionSet!.selections, ...more.selectionSet.selections],
                },
              }
            : undefined,
      }),
    }),
  });
}

interface Cost {
  readonly ms: number;
  readonly text: string;
}

// A client of the same process costs its share of what is measured; this one costs half of what `fetch` does.
const agent = new Agent({ keepAlive: true });

/** A server that sends one text to whoever asks whatever. */
let sent = '';
const bare = createServer((request, response) => {
  request.resume().once('end', () => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(sent);
  });
}).listen(0, '127.0.0.1');
await once(bare, 'listening');
const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}`;

async function cost(query: string, id: string, person?: TestPerson, url = server.url): Promise<Cost> {
  const body = JSON.stringify({ query, variables: { id } });
  const headers = {
    'content-type': 'application/json',
    ...(person === undefined ? {} : { authorization: `Bearer ${person.token}` }),
  };
  const begun = process.cpuUsage();
  const asked = request(`${url}/graphql`, { agent, method: 'POST', headers });
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const answered = await text(answer);
  const { user, system } = process.cpuUsage(begun);
  if (answered.includes('"errors"')) throw new Error(answered.slice(0, 500));
  return { ms: (user + system) / 1_000, text: answered };
}

const median = (costs: readonly number[]): number => costs.toSorted((a, b) => a - b)[costs.length >> 1] ?? Number.NaN;

console.log(
  `${'table'.padEnd(18)}${['kB', 'kept', 'goal', 'signed in', 'worked out', 'signed in', 'bare HTTP'].map((head) => head.padStart(12)).join('')}`,
);
const bars: Bar[] = [];
for (const [name, [document, id]] of Object.entries(TABLES)) {
  const [kept, workedOut] = [print(document), print(unkept(document))];
  const ways: readonly (readonly [times: number, ask: () => Promise<Cost>])[] = [
    [REPEATED, () => cost(kept, id)],
    [REPEATED, () => cost(kept, id, director)],
    [1, () => cost(workedOut, id)],
    [1, () => cost(workedOut, id, director)],
    [REPEATED, () => cost(kept, id, undefined, bareUrl)],
  ];
  const costs: number[][] = ways.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, [times, way]] of ways.entries()) {
      for (let time = 0; time < times; time += 1) {
        const measured = await way();
        if (round >= UNMEASURED) costs[index]?.push(measured.ms);
        if (index === 0) sent = measured.text;
      }
    }
  }
  bars.push(
    { name, value: median(costs[0] ?? []), of: 'ours' },
    { name: 'worked out', value: median(costs[2] ?? []), of: 'peer' },
    { name: 'the same text, sent by bare HTTP', value: median(costs[4] ?? []), of: 'peer' },
  );
  const [ofKept = '', ...others] = costs.map((each) => median(each).toFixed(1));
  const row = [(sent.length / 1_000).toFixed(0), ofKept, String(GOALS[name] ?? ''), ...others];
  console.log(`${name.padEnd(18)}${row.map((cell) => cell.padStart(12)).join('')}`);
}
drawPicture('tables', {
  title: 'Big tables as they are kept, for whoever asks',
  unit: 'milliseconds of CPU, client too',
  better: 'less',
  bars,
});
agent.destroy();
bare.close();
await server.close();
rmSync(folder, { recursive: true });
