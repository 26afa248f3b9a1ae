// What big tables cost to be asked for by nobody in particular, over HTTP: the crosstable of 34 players with 1,122 games as the page asks for
// it, and the standings alone; once as they are kept, once with a field more that is never kept, so that they are worked out, in turns in
// the same run. CPU of the server, its database and its client in milliseconds, medians of rounds. Measured on Node 24.21 on two cores that
// were busy with four other programs, so that only the ratios count: crosstable 12.2 and 207.0, standings 7.3 and 159.6.
import { print } from 'graphql';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { pageDocument } from '../support/page-documents.ts';
import { startServer } from '../support/server.ts';
import { newWorld } from '../support/world.ts';

const PLAYERS = 34;
const ROUNDS = 40;
const UNMEASURED = 12;

const folder = mkdtempSync(join(tmpdir(), 'baraza-bench-'));
const server = await startServer({ dataDir: folder });
const names = Array.from({ length: PLAYERS }, (_, index) => `Player ${index + 1}`);
const { id } = await newWorld(server.db, 2).running(names, { settings: { preset: 'KIBA' } });
const variables = { id: globalId('RoundRobinTournament', id) };

const UNKEPT = 'director { id }';
const STANDINGS = `query ($id: ID!) { tournament(id: $id) { version groups { standings { rank points
  entry { id player { id name } } tieBreaks { code value } } } } }`;
const TABLES = { crosstable: print(pageDocument('TournamentCrosstable')), standings: STANDINGS };

async function cost(query: string): Promise<number> {
  const begun = process.cpuUsage();
  const headers = { 'content-type': 'application/json', 'accept-encoding': 'identity' };
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  });
  const text = await answer.text();
  const { user, system } = process.cpuUsage(begun);
  if (text.includes('"errors"')) throw new Error(text);
  return (user + system) / 1_000;
}

const median = (costs: readonly number[]): number => costs.toSorted((a, b) => a - b)[costs.length >> 1] ?? Number.NaN;

console.log(`${'table'.padEnd(14)}${['kept', 'worked out', 'ratio'].map((head) => head.padStart(12)).join('')}`);
for (const [name, query] of Object.entries(TABLES)) {
  const kept: number[] = [];
  const workedOut: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    kept.push(await cost(query));
    workedOut.push(await cost(query.replace('version', `version ${UNKEPT}`)));
  }
  const [less, more] = [median(kept.slice(UNMEASURED)), median(workedOut.slice(UNMEASURED))];
  const row = [less.toFixed(1), more.toFixed(1), (less / more).toFixed(2)];
  console.log(`${name.padEnd(14)}${row.map((cell) => cell.padStart(12)).join('')}`);
}
await server.close();
rmSync(folder, { recursive: true });
