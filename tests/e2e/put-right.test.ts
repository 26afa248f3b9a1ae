import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAt, textAt } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { done, gamesOf, runningTournament, type ApiTournament } from '../support/api-tournament.ts';
import { violations } from './axe.ts';
import { clicksOf, countClicks } from './clicks.ts';
import { isLive, openDashboard, type Dashboard } from './dashboard.ts';
import { misfits } from './misfits.ts';

const EVIDENCE = 'https://club.example/threads/17';
const NAMES = Array.from({ length: 12 }, (_, index) => `Fundi ${index + 1}`);

let dashboard: Dashboard;
let running: ApiTournament;
/** A tournament of two groups that is played elsewhere, every game of its qualification reported. */
let elsewhere: string;
/** The pages of the administrator and the director. */
let admin: Page;
let page: Page;

beforeAll(async () => {
  dashboard = await openDashboard();
  const { server } = dashboard;
  const ada = await server.signUp('Ada', 'ADMIN');
  running = await runningTournament(server, ['Amina', 'Bakari', 'Chausiku']);
  elsewhere = await grouped(running.director);
  admin = await dashboard.visit('/accounts', { person: ada });
  page = await dashboard.visit(`/tournaments/${running.id}/direct`, { person: running.director });
  await countClicks(page);
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

async function grouped(director: TestPerson): Promise<string> {
  const by = (query: string, variables: Record<string, unknown>) => dashboard.server.ask(query, variables, director);
  const settings = { name: 'Kombe la Kale', game: 'BAO', format: 'KIBA', venue: 'ELSEWHERE', timeControl: null };
  const success = '... on CreateTournamentSuccess { tournament { id } }';
  const made = await done(by, 'createTournament', { ...settings, formatSettings: { kiba: { groups: 2 } } }, success);
  const tournamentId = textAt(made, 'tournament.id');
  await done(by, 'openRegistration', { tournamentId }, '');
  await done(by, 'enterPlayers', { tournamentId, newPlayers: NAMES.map((name) => ({ name })) }, '');
  await done(by, 'closeRegistration', { tournamentId }, '');
  await done(by, 'startTournament', { tournamentId }, '');
  const games = await gamesOf(dashboard.server, tournamentId);
  const results = games.map(({ id }) => ({ gameId: id, how: 'PLAYED', winner: 'FIRST' }));
  await done(by, 'reportResult', { tournamentId, results }, '');
  return tournamentId;
}

test('the chat of a child is turned off by the administrator: the opponent reads that nobody would answer, the child cannot turn it on', async () => {
  const game = (await gamesOf(dashboard.server, running.id)).find(
    ({ first, second }) => first === 'Amina' && second === 'Bakari',
  )!;
  const amina = await dashboard.visit(`/games/${game.id}`, { person: running.players.get('Amina')!, size: [390, 844] });
  await amina.getByRole('tab', { name: 'Chat' }).click();
  await amina.getByLabel('Write a message').waitFor();
  await admin.getByRole('link', { name: 'Bakari' }).click();
  await admin.getByRole('button', { name: 'Turn the chat off…' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByText('Right for children.').waitFor();
  await dialog.getByRole('button', { name: 'Turn the chat off' }).click();
  await admin.getByText('turned off by an administrator').waitFor();
  await amina.reload();
  await amina.getByRole('tab', { name: 'Chat' }).click();
  await amina.getByText('Bakari does not chat, so only the director writes here.').waitFor();
  expect(await amina.getByLabel('Write a message').count()).toBe(0);
  expect(await violations(amina, 'an opponent who does not chat')).toEqual([]);
  const bakari = await dashboard.visit(`/games/${game.id}`, { person: running.players.get('Bakari')! });
  await bakari.getByRole('tab', { name: 'Chat' }).click();
  await bakari.getByText('The chat is off for you.').waitFor();
  await bakari.goto('/account#profile');
  await bakari.getByText('An administrator has turned the chat off for you').waitFor();
  expect(await bakari.getByRole('button', { name: 'Turn the chat on' }).count()).toBe(0);
});

test('a player is disqualified, with what it rests on: he reads it, everybody sees it, and it is taken back', async () => {
  const watcher = await dashboard.visit(`/tournaments/${running.id}/players`);
  const his = await dashboard.visit(`/tournaments/${running.id}`, { person: running.players.get('Chausiku')! });
  for (const shown of [watcher, his]) await isLive(shown);
  const dialog = page.getByRole('dialog');
  const clicks = await clicksOf(page, async () => {
    await page.getByRole('button', { name: 'Disqualify Chausiku…' }).click();
    await dialog.getByLabel('Reason, public').fill('A program chose his moves.');
    await dialog.getByLabel('Links, public').fill(EVIDENCE);
    await dialog.locator('.changes li').first().waitFor();
    expect(await violations(page, 'disqualifying')).toEqual([]);
    expect(await misfits(page, 'disqualifying', [1440, 390])).toEqual([]);
    await dialog.getByRole('button', { name: 'Disqualify the player' }).click();
    await dialog.waitFor({ state: 'detached' });
  });
  expect(clicks).toBe(2);
  await watcher.getByText('disqualified', { exact: true }).first().waitFor();
  await his.getByText('You are disqualified', { exact: true }).waitFor();
  expect(await violations(his, 'who is disqualified')).toEqual([]);
  const log = await dashboard.visit(`/tournaments/${running.id}/log`);
  await log.getByText('A program chose his moves.').first().waitFor();
  expect(await log.getByRole('link', { name: EVIDENCE }).first().getAttribute('href')).toBe(EVIDENCE);
  await page.getByRole('button', { name: 'Take Chausiku in again…' }).click();
  await dialog.getByLabel('Reason, public').fill('It was somebody else.');
  await dialog.locator('.changes li').first().waitFor();
  await dialog.getByRole('button', { name: 'Take the player in again' }).click();
  await watcher.getByText('disqualified', { exact: true }).first().waitFor({ state: 'detached' });
  await his.getByText('You are disqualified', { exact: true }).waitFor({ state: 'detached' });
});

test('the game to be corrected is found by its group, its round and a player', async () => {
  const asked = `query ($id: ID!) { tournament(id: $id) { groups { name pairings { round games { seats { player { name } } } } } } }`;
  const { tournament } = await dashboard.server.data(asked, { id: elsewhere });
  const group = listAt(tournament, 'groups')[1];
  const [pairing] = listAt(group, 'pairings').filter(({ round }) => round === 2);
  const names = listAt(pairing, 'games.0.seats').map((seat) => textAt(seat, 'player.name'));
  await page.goto(`/tournaments/${elsewhere}/direct`);
  const games = page.getByRole('region', { name: 'Games' });
  await games.getByRole('button', { name: 'Correct…' }).nth(7).waitFor();
  await games.getByLabel('Group').selectOption(textAt(group, 'name'));
  await games.getByLabel('Round').selectOption('Round 2');
  await games.getByLabel('Games of').fill(names[0]!);
  const rows = games.locator('tbody tr');
  await expect
    .poll(async () => (await rows.allInnerTexts()).every((text) => names.every((name) => text.includes(name))))
    .toBe(true);
  expect(await violations(page, 'games that were looked for')).toEqual([]);
  await rows.first().getByRole('button', { name: 'Correct…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(`${names[1]} wins`, { exact: true }).click();
  await dialog.locator('.changes li').first().waitFor();
  await dialog.getByRole('button', { name: 'Correct the result' }).click();
  await dialog.waitFor({ state: 'detached' });
});

test('who says wrongly to have been somebody is told so, and who says it rightly has the games, as an administrator decides', async () => {
  const [zuri, juma] = [await dashboard.server.signUp('Zuri'), await dashboard.server.signUp('Juma')];
  const claims = async (person: TestPerson): Promise<Page> => {
    const own = await dashboard.visit('/players/fundi-3', { person });
    await own.getByRole('button', { name: 'That was me…' }).click();
    await own.getByRole('dialog').getByRole('button', { name: 'Say that it was me' }).click();
    await own.getByText('It waits for the director.').waitFor();
    return own;
  };
  const hers = await claims(zuri);
  await admin.goto('/desk');
  const answered = async (who: string, answer: string, deed: string): Promise<void> => {
    const row = admin.getByRole('row', { name: `${who} says: Fundi 3 was me` });
    await row.getByRole('button', { name: /^Answer…/ }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByText(answer, { exact: true }).click();
    await dialog.getByRole('button', { name: deed }).click();
    await row.waitFor({ state: 'detached' });
  };
  await answered('Zuri', 'It is not true', 'Reject it');
  await hers.reload();
  await hers.getByText('It was decided that it was not.').waitFor();
  const his = await claims(juma);
  await admin.reload();
  await answered('Juma', 'It is true', 'Confirm it');
  await his.goto('/players/fundi-3');
  await his.waitForURL(/\/p\/juma$/);
  const results = his.getByRole('table', { name: 'Results' });
  await expect.poll(() => results.locator('tbody tr', { hasText: 'Fundi' }).count()).toBeGreaterThan(4);
  await his.getByRole('link', { name: 'Kombe la Kale' }).first().waitFor();
});
