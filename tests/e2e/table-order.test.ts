import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { openDashboard, type Dashboard } from './dashboard.ts';
import { draft, turnTo } from './directing.ts';
import { misfits } from './misfits.ts';

let dashboard: Dashboard;
let page: Page;

beforeAll(async () => {
  dashboard = await openDashboard();
  page = await dashboard.visit('/desk', { person: await dashboard.server.signUp('Salma', 'DIRECTOR') });
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

test('a director orders the tie-breaks by keys and says what a win is worth, and everybody reads it among the rules', async () => {
  await draft(page, 'Kombe la Tanga', async (form) => {
    await turnTo(form, 'Rules');
    await form.getByLabel('Points of a game won').fill('3');
    await form.getByLabel('Points of a game drawn').fill('1');
    await form.getByRole('button', { name: 'Add Games won' }).focus();
    await page.keyboard.press('Enter');
    await form.getByRole('button', { name: 'Move Games won up' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await form.getByRole('button', { name: 'Leave Score of the player list out' }).click();
    expect(await violations(page, 'the form')).toEqual([]);
    expect(await misfits(page, 'the form', [1440, 390])).toEqual([]);
  });
  await page.getByRole('link', { name: 'Rules', exact: true }).last().click();
  await page.getByText('3 points for each game won; where a game may end drawn, each gets 1 point.').waitFor();
  await page.getByText('Games won, then Neustadtl; whom nothing separates share the rank.').waitFor();
});
