import type { Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import type { TestPerson } from '../support/api-client.ts';
import { textAt } from '../support/answer.ts';
import { done } from '../support/api-tournament.ts';
import { isLive, openDashboard, type Dashboard } from './dashboard.ts';
import { perform, status } from './directing.ts';

let dashboard: Dashboard;
let director: TestPerson;
let page: Page;

beforeAll(async () => {
  dashboard = await openDashboard();
  director = await dashboard.server.signUp('Salma', 'DIRECTOR');
  page = await dashboard.visit('/desk', { person: director });
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

const by = (mutation: string, input: object, fields = '') =>
  done((query, variables) => dashboard.server.ask(query, variables, director), mutation, { ...input }, fields);
const dialog = () => page.getByRole('dialog');
const seat = (name: string) => dialog().locator('.tables .seat', { hasText: name });

/** A tournament with its sign-up open. */
async function open(input: object): Promise<string> {
  const made = await by('createTournament', input, '... on CreateTournamentSuccess { tournament { id } }');
  const tournamentId = textAt(made, 'tournament.id');
  await by('openRegistration', { tournamentId });
  return tournamentId;
}

/** One that is played elsewhere, of these players, the first the strongest; its sign-up is closed, and it is directed. */
async function closed(input: object, names: readonly string[]): Promise<string> {
  const tournamentId = await open({ venue: 'ELSEWHERE', ...input });
  const newPlayers = names.map((name, index) => ({ name, elo: 2_000 - 10 * index }));
  await by('enterPlayers', { tournamentId, newPlayers });
  await by('closeRegistration', { tournamentId });
  await page.goto(`/tournaments/${tournamentId}/direct`);
  return tournamentId;
}

/** Two change their places before the start, which names a broken rule, and it starts so. */
async function startSwapped(one: string, other: string, broken: string | RegExp, rule: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Start…' }).click();
  await seat(one).click();
  await seat(other).click();
  await dialog().locator('.broken-rules').getByText(broken).first().waitFor();
  await dialog().getByRole('link', { name: rule }).first().waitFor();
  await dialog().getByLabel('Why it is arranged otherwise').fill('They share a house.');
  await dialog().locator('.changes li').first().waitFor();
  await dialog().getByRole('button', { name: 'Start the tournament' }).click();
  await dialog().waitFor({ state: 'detached' });
}

test('groups are changed before they are published, with the rule that it breaks, and everybody reads why', async () => {
  const names = Array.from({ length: 9 }, (_, index) => `Kundi ${index + 1}`);
  const id = await closed({ name: 'Groups', game: 'BAO', format: 'KIBA' }, names);
  await startSwapped(
    'Kundi 1',
    'Kundi 2',
    'Kundi 2 is in group A; the player list deals Kundi 2 to group B.',
    /^KIBA 4\.3/,
  );
  const reader = await dashboard.visit(`/tournaments/${id}`);
  await reader.getByText('The reason: They share a house.').waitFor();
});

test('leagues are changed before they are published, with the rule that it breaks', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `Kuksu ${String(index + 1).padStart(2, '0')}`);
  const kuksu = { acceptanceDays: 0 };
  await closed({ name: 'Leagues', game: 'GO', format: 'KUKSU', formatSettings: { kuksu } }, names);
  await startSwapped(
    'Kuksu 10',
    'Kuksu 11',
    'Kuksu 11 is in league A; by the rules the place is in league B1.',
    /^Kuksu 9\.1/,
  );
  await status(page).getByText('running', { exact: true }).waitFor();
});

test('pairs of a knock-out stand in place of the lot, and everybody reads why', async () => {
  const settings = { name: 'Mtoano', game: 'BACKGAMMON', format: 'KNOCKOUT' };
  // So many that no example of the lot is what is arranged in its place.
  const players = Array.from({ length: 16 }, (_, index) => `Mtu${String(index + 1).padStart(2, '0')}`);
  const id = await closed(settings, players);
  await page.getByRole('button', { name: 'Start…' }).click();
  await dialog().getByText('this is an example of what may come out').waitFor();
  const boards = dialog().locator('.tables.pairs section');
  const [one = '', other = ''] = await Promise.all(
    [0, 1].map((index) => boards.nth(index).locator('.seat .name').first().innerText()),
  );
  await seat(one).click();
  await seat(other).click();
  await dialog().getByText('What you arrange here stands in place of the lot.').waitFor();
  await dialog()
    .getByRole('link', { name: /^Knock-out 2\.1/ })
    .first()
    .waitFor();
  await dialog().getByLabel('Why it is arranged otherwise').fill('They live in one street.');
  await dialog().locator('.changes li').first().waitFor();
  await dialog().getByRole('button', { name: 'Start the tournament' }).click();
  await dialog().waitFor({ state: 'detached' });

  const reader = await dashboard.visit(`/tournaments/${id}`);
  await isLive(reader);
  await reader.getByText('The reason: They live in one street.').waitFor();
});

test('who waits is put first, and goes on waiting in that order', async () => {
  const tournamentId = await open({ name: 'Foleni', game: 'BAO', format: 'ROUND_ROBIN', maxPlayers: 3 });
  const newPlayers = ['Zawadi', 'Zena', 'Zuhura'].map((name) => ({ name }));
  await by('enterPlayers', { tournamentId, newPlayers });
  const waiting: Page[] = [];
  for (const name of ['Imani', 'Jabali']) {
    const shown = await dashboard.visit(`/tournaments/${tournamentId}`, {
      person: await dashboard.server.signUp(name),
    });
    await perform(shown, 'Join the waiting list…', 'Join the waiting list', /./);
    waiting.push(shown);
  }
  const [imani, jabali] = waiting;
  await jabali!.getByText('You are number 2 on the waiting list').waitFor();
  await page.goto(`/tournaments/${tournamentId}/direct`);
  await perform(page, 'Put first: Jabali', 'Put the player first', /./);
  await jabali!.getByText('You are number 1 on the waiting list').waitFor();
  await imani!.getByText('You are number 2 on the waiting list').waitFor();
});

test('a tournament starts by itself once it is full, and another takes in who comes late', async () => {
  const few = { game: 'BAO', format: 'ROUND_ROBIN', maxPlayers: 3 };
  const full = await open({ name: 'Kamili', ...few });
  const late = await open({ name: 'Wachelewao', ...few });
  const newPlayers = ['Wambui', 'Wanjiru'].map((name) => ({ name }));
  for (const tournamentId of [full, late]) await by('enterPlayers', { tournamentId, newPlayers });
  const agree = async (id: string, choice: string): Promise<void> => {
    await page.goto(`/tournaments/${id}/direct`);
    await page.getByRole('region', { name: 'Settings' }).getByLabel(choice).check();
    await perform(page, 'Change them…', 'Change the settings', /changed/);
  };
  await agree(late, 'Players may still enter by themselves after sign-up has closed, until it starts');
  await perform(page, 'Close sign-up…', 'Close sign-up', /./);
  await agree(full, 'It also starts by itself as soon as all places are taken');
  const person = await dashboard.server.signUp('Kamau');
  const player = await dashboard.visit(`/tournaments/${late}`, { person });
  await perform(player, /^Enter$/, 'Enter the tournament', /Kamau has entered/);
  await player.getByText('You play here').waitFor();
  await player.goto(`/tournaments/${full}`);
  await perform(player, /^Enter$/, 'Enter the tournament', /Kamau has entered/);
  await status(player).getByText('running', { exact: true }).waitFor();
  await status(page).getByText('running', { exact: true }).waitFor();
});
