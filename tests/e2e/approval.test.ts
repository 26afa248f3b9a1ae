import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textAt } from '../support/answer.ts';
import { apiTitle } from '../support/api-cycle.ts';
import type { TestPerson } from '../support/api-client.ts';
import { done, gamesOf } from '../support/api-tournament.ts';
import { reportedKnockout } from '../support/reported-knockout.ts';
import { violations } from './axe.ts';
import { isLive, mark, openDashboard, told, type Dashboard } from './dashboard.ts';
import { perform, status } from './directing.ts';
import { misfits } from './misfits.ts';
import { pagesOf, printFaults } from './paper.ts';

let dashboard: Dashboard;
let director: TestPerson;
let asha: TestPerson;
/** A tournament of stages, of which the first is played. */
let staged: string;
/** The pages of the director and of a player. */
let page: Page;
let hers: Page;

const run = (person: TestPerson, mutation: string, input: Record<string, unknown>, fields = '') =>
  done((query, variables) => dashboard.server.ask(query, variables, person), mutation, input, fields);

beforeAll(async () => {
  dashboard = await openDashboard();
  director = await dashboard.server.signUp('Salma', 'DIRECTOR');
  asha = await dashboard.server.signUp('Asha');
  const settings = { name: 'Kombe la Hatua', game: 'BAO', format: 'KIBA', venue: 'ELSEWHERE', timeControl: null };
  const made = await run(
    director,
    'createTournament',
    settings,
    '... on CreateTournamentSuccess { tournament { id } }',
  );
  staged = textAt(made, 'tournament.id');
  await run(director, 'openRegistration', { tournamentId: staged });
  await run(asha, 'enterTournament', { tournamentId: staged });
  const newPlayers = Array.from({ length: 8 }, (_, index) => ({ name: `Fundi wa Bao ${index + 1}` }));
  await run(director, 'enterPlayers', { tournamentId: staged, newPlayers });
  await run(director, 'closeRegistration', { tournamentId: staged });
  await run(director, 'startTournament', { tournamentId: staged });
  page = await dashboard.visit(`/tournaments/${staged}/direct`, { person: director });
  hers = await dashboard.visit(`/tournaments/${staged}`, { person: asha, size: [390, 844] });
  for (const shown of [page, hers]) await isLive(shown);
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

test('a player sees a stage wait for its director, until when, and at once that it stands and who goes on', async () => {
  const stayed = await mark(hers);
  const results = (await gamesOf(dashboard.server, staged)).map(({ id, first, second }) => {
    return { gameId: id, how: 'PLAYED', winner: first < second ? 'FIRST' : 'SECOND' };
  });
  await run(director, 'reportResult', { tournamentId: staged, results });
  const awaited = hers.getByText(/The result stands in/);
  await awaited.waitFor();
  expect(await violations(hers, 'a stage that waits')).toEqual([]);
  expect(await misfits(hers, 'a stage that waits')).toEqual([]);
  await perform(page, 'Approve the qualification…', 'Let the next games begin', /./);
  await awaited.waitFor({ state: 'detached' });
  expect(await stayed()).toBe(true);
  await hers.getByRole('button', { name: /^Notices/ }).click();
  await hers
    .getByText(/you have place \d in group/)
    .first()
    .waitFor();
});

test('the schedule with its results, and the crosstable, are printed with nothing cut off and nothing of the screen', async () => {
  const paper = await dashboard.visit(`/tournaments/${staged}/schedule`);
  for (const [tab, sheet] of [
    ['schedule', 'upright'],
    ['crosstable', 'across'],
    ['players', 'upright'],
  ] as const) {
    await paper.goto(`/tournaments/${staged}/${tab}`);
    await isLive(paper);
    await paper.getByText('Fundi wa Bao 1', { exact: true }).filter({ visible: true }).first().waitFor();
    expect(await printFaults(paper, tab, sheet)).toEqual([]);
    expect(pagesOf(await paper.pdf({ preferCSSPageSize: true }))).toBeGreaterThan(0);
  }
});

test('the end of a knock-out waits for its director: nobody is the champion until he lets it stand', async () => {
  const knockout = await reportedKnockout(dashboard.server, 4, { approvalHours: 24 });
  const his = await dashboard.visit(`/tournaments/${knockout.id}/direct`, { person: knockout.director });
  const watcher = await dashboard.visit(`/tournaments/${knockout.id}`);
  for (const shown of [his, watcher]) await isLive(shown);
  while (await knockout.report());
  await watcher.getByText(/The result stands in (1d 0h|23h)/).waitFor();
  expect(await told(watcher.locator('main'))).not.toContain('is the champion');
  expect(await violations(watcher, 'a final that waits')).toEqual([]);
  await perform(his, 'Let the result stand…', 'Let the result stand', /./);
  await watcher.getByText('is the champion').first().waitFor();
  await status(watcher).getByText('finished', { exact: true }).waitFor();
});

test('who has won a title has a certificate of it, and each of the first three places one, found from the hall of fame', async () => {
  const title = await apiTitle(dashboard.server, director);
  const cycle = await title.next([], ['Amina', 'Bakari', 'Chausiku', 'Dalili', 'Eshe']);
  await title.start(cycle);
  const asked = 'query ($id: ID!) { tournament(id: $id) { status } }';
  const isOver = async () =>
    textAt((await dashboard.server.data(asked, { id: cycle })).tournament, 'status') === 'FINISHED';
  while (!(await isOver())) await title.decide(cycle);
  const shown = await dashboard.visit('/hall-of-fame');
  await shown.getByRole('link', { name: 'Amina' }).first().waitFor();
  await shown.getByRole('link', { name: 'Kuksu' }).first().click();
  await shown.getByRole('link', { name: 'Certificate' }).first().click();
  const sheets = shown.getByRole('article');
  await expect.poll(() => sheets.count()).toBe(4);
  expect(await told(sheets.first())).toMatch(/Amina.*has won the title of .* in ?Kuksu, cycle 1/);
  expect(await violations(shown, 'the certificate of a title')).toEqual([]);
  expect(await printFaults(shown, 'the certificate of a title', 'whole')).toEqual([]);
  expect(pagesOf(await shown.pdf({ preferCSSPageSize: true }))).toBe(4);
});
