import { afterAll, beforeAll, expect, test } from 'vitest';
import { textAt } from '../support/answer.ts';
import { apiTitle } from '../support/api-cycle.ts';
import { done } from '../support/api-tournament.ts';
import { violations } from './axe.ts';
import { isLive, openDashboard, type Dashboard } from './dashboard.ts';
import { perform } from './directing.ts';

let dashboard: Dashboard;
let tournament: string;
const people: Record<string, Awaited<ReturnType<Dashboard['server']['signUp']>>> = {};

beforeAll(async () => {
  dashboard = await openDashboard();
  for (const name of ['Salma', 'Asha']) people[name] = await dashboard.server.signUp(name, 'DIRECTOR');
  const by = (query: string, variables: Record<string, unknown>) =>
    dashboard.server.ask(query, variables, people['Salma']);
  const startsAt = new Date(Date.now() + 20 * 86_400_000).toISOString();
  const made = await done(
    by,
    'createTournament',
    { name: 'Kombe la Mwezi', game: 'BAO', format: 'ROUND_ROBIN', startsAt },
    '... on CreateTournamentSuccess { tournament { id } }',
  );
  tournament = textAt(made, 'tournament.id');
  await done(by, 'openRegistration', { tournamentId: tournament }, '');
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

test('a tournament is held again and again, and a player is signed up each time: by him, until he says no', async () => {
  const director = await dashboard.visit(`/tournaments/${tournament}/direct`, { person: people['Salma']! });
  const player = await dashboard.visit(`/tournaments/${tournament}`, { person: people['Asha']!, size: [390, 844] });
  await isLive(player);
  expect(await player.getByLabel('Sign me up each time').count()).toBe(0);
  await director.getByText('This tournament is held once.').waitFor();
  await director.getByRole('button', { name: 'Hold it again and again…' }).click();
  const dialog = director.getByRole('dialog', { name: 'How often is Kombe la Mwezi held?' });
  await dialog.getByLabel('Weeks from one start to the next').fill('2');
  await dialog.getByLabel('Days of sign-up before each start').fill('30');
  await dialog.getByText('The number of days of sign-up must be a whole number from 1 to 14.').waitFor();
  await dialog.getByLabel('Days of sign-up before each start').fill('10');
  await dialog.getByText('is held again every 2 weeks; the next edition starts on').waitFor();
  expect(await violations(director, 'how often a tournament is held')).toEqual([]);
  await dialog.getByRole('button', { name: 'Hold it so' }).click();
  await director.getByText('Every 2 weeks, open for players 10 days before.').waitFor();

  const each = player.getByLabel('Sign me up each time');
  await each.check();
  await player.getByText('You are signed up each time').waitFor();
  await player.reload();
  await isLive(player);
  expect(await each.isChecked()).toBe(true);
  await each.uncheck();
  await player.getByText('You are not signed up by itself any more').waitFor();

  await director.getByRole('button', { name: 'End it…' }).click();
  const ending = director.getByRole('dialog', { name: 'Is this the last edition of Kombe la Mwezi?' });
  await ending.getByText('The tournament is not held again after this edition.').waitFor();
  await ending.getByRole('button', { name: 'Hold it no more' }).click();
  await director.getByText('This tournament is held once.').waitFor();
  await each.waitFor({ state: 'detached' });
});

test('a player is signed up in each cycle of a title that follows, and is told so', async () => {
  const title = await apiTitle(dashboard.server, people['Salma']!);
  const first = await title.next([], ['Adili', 'Baraka', 'Chiku', 'Dua', 'Elimu']);
  const person = await dashboard.server.signUp('Furaha');
  const player = await dashboard.visit(`/tournaments/${first}`, { person });
  await perform(player, /^Enter$/, 'Enter the tournament', /Furaha has entered/);
  await player.getByLabel('Sign me up each time').check();
  await player.getByText('You are signed up each time').waitFor();
  await title.start(first);
  await title.decide(first);
  await player.locator('.tournament-header').getByText('finished', { exact: true }).waitFor();
  await title.next([], ['Gharibu']);

  // The results of the cycle that has ended are told too: more than nine.
  await player.getByRole('button', { name: /^Notices, \d+\+? new$/ }).click();
  const told = player.locator('.notice-list li', {
    hasText: 'You are entered in Kuksu, cycle 2, as you have asked to be each time',
  });
  await told.getByRole('link').click();
  await player.getByRole('heading', { name: 'Kuksu, cycle 2', level: 1 }).waitFor();
  await player.getByText('You play here').waitFor();
  expect(await player.getByLabel('Sign me up each time').isChecked()).toBe(true);
});
