import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textAt } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { done, gamesOf } from '../support/api-tournament.ts';
import { violations } from './axe.ts';
import { isLive, mark, openDashboard, type Dashboard } from './dashboard.ts';
import { perform, reportAll } from './directing.ts';

/** The strongest first: whoever is named before wins, but that the second and the third win the games in which they move first. */
const NAMES = ['Amina', 'Bakari', 'Chausiku', 'Dalili', 'Eshe', 'Fumo'];
const TIED = ['Bakari', 'Chausiku'];

let dashboard: Dashboard;
let director: TestPerson;
let page: Page;
let watcher: Page;
let id: string;
let stayed: () => Promise<boolean>;

const direct = (mutation: string, input: object, fields = '') =>
  done((query, variables) => dashboard.server.ask(query, variables, director), mutation, { ...input }, fields);
/** The rows of what needs him that say so. */
const needed = (what: string) =>
  page.getByRole('table', { name: 'Needs you' }).getByRole('row').filter({ hasText: what });

beforeAll(async () => {
  dashboard = await openDashboard();
  director = await dashboard.server.signUp('Salma', 'DIRECTOR');
  const made = await direct(
    'createTournament',
    {
      ...{ name: 'Kombe la Hatua', game: 'BAO', format: 'KIBA', venue: 'ELSEWHERE' },
      formatSettings: { kiba: { groups: 1 } },
    },
    '... on CreateTournamentSuccess { tournament { id } }',
  );
  id = textAt(made, 'tournament.id');
  await direct('openRegistration', { tournamentId: id });
  await direct('enterPlayers', { tournamentId: id, newPlayers: NAMES.map((name) => ({ name })) });
  await direct('closeRegistration', { tournamentId: id });
  await direct('startTournament', { tournamentId: id });
  const results = (await gamesOf(dashboard.server, id)).map(({ id: gameId, first, second }) => {
    const isSplit = TIED.includes(first) && TIED.includes(second);
    return { gameId, how: 'PLAYED', winner: isSplit || first < second ? 'FIRST' : 'SECOND' };
  });
  await direct('reportResult', { tournamentId: id, results });
  page = await dashboard.visit('/desk', { person: director });
  watcher = await dashboard.visit(`/tournaments/${id}`);
  await isLive(watcher);
  stayed = await mark(watcher);
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

test('the desk names who is tied at the cut, and leads to the game that parts them', async () => {
  const tie = needed('tied place');
  for (const name of TIED) await tie.getByText(name).waitFor();
  await tie.getByRole('link', { name: /^Open/ }).click();
  await page.getByText('Play-off: one more game for each pair that nothing separates').waitFor();
  await watcher.getByText('Play-off: one more game for each pair that nothing separates').waitFor();
  expect(await needed('stage is over').count()).toBe(0);
});

test('the result of that game is reported: nothing is tied any more, and the stage waits for its approval', async () => {
  await page.goto(`/tournaments/${id}/direct`);
  await reportAll(page, 1, ['Chausiku']);
  expect(await violations(page, 'settling a tie at a cut')).toEqual([]);
  await page.goto('/desk');
  await needed('stage is over').waitFor();
  expect(await needed('tied place').count()).toBe(0);
});

test('the stage is approved at the desk, and the next one is drawn by what was settled', async () => {
  await perform(page, /^Approve…/, /^Approve it/, /./);
  const final = watcher.locator('.final-match');
  await final.getByText('Amina').first().waitFor();
  await final.getByText('Chausiku').first().waitFor();
  expect(await final.getByText('Bakari').count()).toBe(0);
  expect(await stayed()).toBe(true);
});
