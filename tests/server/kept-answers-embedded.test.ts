import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { print } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBeside } from '../../api/src/store/client.ts';
import { listAt } from '../support/answer.ts';
import { runningTournament, type ApiTournament } from '../support/api-tournament.ts';
import { give } from '../support/given-command.ts';
import { pageDocument } from '../support/page-documents.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { countStatements } from '../support/statements.ts';

const CROSSTABLE = print(pageDocument('TournamentCrosstable'));

const folder = mkdtempSync(join(tmpdir(), 'baraza-kept-'));
let server: TestServer;
let tournament: ApiTournament;
beforeAll(async () => {
  server = await startServer({ dataDir: folder });
  tournament = await runningTournament(server, ['Asha', 'Bakari', 'Chausiku']);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The crosstable, and how many statements it took. */
async function crosstable() {
  await server.composed.settled();
  const count = countStatements();
  const data = await server.data(CROSSTABLE, { id: tournament.id });
  count.stop();
  return { data, statements: count.sent() };
}
const namesIn = ({ data }: Awaited<ReturnType<typeof crosstable>>) =>
  new Set(listAt(data, 'tournament.groups.0.crosstable.rows.*.standing.entry.player.name'));

test('a table that is asked for again is answered by no statement where nothing was committed, and by one where something was', async () => {
  const first = await crosstable();
  expect((await crosstable()).statements).toBeLessThanOrEqual(1);
  expect(await crosstable()).toEqual({ data: first.data, statements: 0 });
  await give(server, tournament.players.get('Asha')!, 'setLanguage', { locale: 'SW' });
  expect(await crosstable()).toEqual({ data: first.data, statements: 1 });
  expect(await crosstable()).toEqual({ data: first.data, statements: 0 });
});

test('what is written by this server, or beside it, is in the next answer', async () => {
  await crosstable();
  await give(server, tournament.players.get('Asha')!, 'changeProfile', { name: 'Asha Juma' });
  expect(namesIn(await crosstable())).toEqual(new Set(['Asha Juma', 'Bakari', 'Chausiku']));
  const beside = await openBeside(folder);
  await beside!.prisma.player.updateMany({ where: { name: 'Bakari' }, data: { name: 'Bakari Omari' } });
  await beside!.close();
  expect(namesIn(await crosstable())).toEqual(new Set(['Asha Juma', 'Bakari Omari', 'Chausiku']));
});
