import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { DAY, HOUR, millis } from '../../api/src/kernel/time.ts';
import { done, gamesOf, tournamentIdAt } from '../support/api-tournament.ts';
import type { TestPerson } from '../support/api-client.ts';
import { violations } from './axe.ts';
import { openDashboard, type Dashboard } from './dashboard.ts';
import { choose, draft, enter, perform, status, turnTo } from './directing.ts';
import { misfits } from './misfits.ts';

let dashboard: Dashboard;
let salma: TestPerson;
let page: Page;
let player: Page;

beforeAll(async () => {
  dashboard = await openDashboard();
  salma = await dashboard.server.signUp('Salma', 'DIRECTOR');
  page = await dashboard.visit('/desk', { person: salma });
  player = await dashboard.visit('/tournaments', { person: await dashboard.server.signUp('Asha') });
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

const POLICY = 'The 1st game lost on time costs that game. The 2nd costs the place too';
const path = () => new URL(page.url()).pathname;
const isOver = () => player.locator('.player-strip', { hasText: 'Asha' }).getByText('time over').first();

/** Gives everybody who moves first more time, but for Asha, who has a day more in one of her games. Answers that game. */
async function leaveTimeToOthers(): Promise<string> {
  const { server } = dashboard;
  const games = await gamesOf(server, await tournamentIdAt(server, path()));
  const [, later] = games.filter(({ first }) => first === 'Asha');
  const extended = games.filter(({ id, first }) => first !== 'Asha' || id === later!.id);
  for (const { id: gameId, first } of extended) {
    const seconds = (first === 'Asha' ? 1 : 20) * 86_400;
    const input = { gameId, seat: 'FIRST', seconds, reason: 'The mail is slow.' };
    await done((query, variables) => server.ask(query, variables, salma), 'extendTime', input, '');
  }
  return later!.id;
}

test('what a game lost on time costs is chosen with the rules, summed up, and read before joining', async () => {
  await draft(page, 'Kombe la Saa', async (form) => {
    await choose(form, 'System of play', 'round robin');
    await turnTo(form, 'Rules');
    await form.getByLabel('The second').selectOption('the place too: withdrawn');
    await form.locator('.outline').getByText(POLICY).waitFor();
    expect(await violations(page, 'the rules of a new tournament')).toEqual([]);
    expect(await misfits(page, 'the rules of a new tournament', [1440, 390])).toEqual([]);
    await turnTo(form, 'Look and make');
    await form.locator('.chosen').getByText(POLICY).waitFor();
  });
  await perform(page, 'Open for players…', 'Open for players', /./);
  await player.goto(path().replace('/direct', ''));
  await player.locator('.viewer-entry').getByRole('button').click();
  const dialog = player.getByRole('dialog');
  await dialog.getByText(POLICY).waitFor();
  await dialog.locator('.changes li').first().waitFor();
  await dialog.getByRole('button', { name: 'Enter' }).click();
  await dialog.waitFor({ state: 'detached' });
});

test('she is warned on her board, loses her place by the second, is told why, and the director takes her in again', async () => {
  await status(page).getByText('sign-up', { exact: true }).waitFor();
  await enter(page, ['Bea', 'Cleo']);
  await perform(page, 'Close sign-up…', 'Close sign-up', /./);
  await perform(page, 'Start…', 'Start the tournament', /./);
  await status(page).getByText('running', { exact: true }).waitFor();
  await player.goto(`/games/${await leaveTimeToOthers()}`);
  await dashboard.server.clock.advance(millis(3 * DAY + HOUR));
  await player.reload();
  await player.getByText('If your time runs out you lose your place too').waitFor();
  expect(await violations(player, 'the board')).toEqual([]);
  expect(await misfits(player, 'the board', [1440, 390])).toEqual([]);

  await dashboard.server.clock.advance(millis(DAY));
  await isOver().waitFor();
  await player.getByRole('button', { name: /notice|news/i }).click();
  await player.getByText('You are out of Kombe la Saa: games lost on time cost the place there.').waitFor();

  await page.getByRole('button', { name: 'Take Asha in again…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('She was in hospital.');
  await dialog.locator('.changes').getByText('Asha is in again, and 2 games are open again.').waitFor();
  await dialog.getByRole('button', { name: 'Take the player in again' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Log', exact: true }).last().click();
  await page.getByText('Asha is withdrawn: 2 games lost on time cost the place here').first().waitFor();
  await page.getByText('Asha is in again, and 2 games are open again').first().waitFor();
});
