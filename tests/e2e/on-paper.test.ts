import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiTitle } from '../support/api-cycle.ts';
import { reportedKnockout } from '../support/reported-knockout.ts';
import { isLive, openDashboard, told, type Dashboard } from './dashboard.ts';
import { pagesOf, printFaults } from './paper.ts';

let dashboard: Dashboard;

beforeAll(async () => {
  dashboard = await openDashboard();
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

/** The parts of the page that are printed, by their headings, and on how many sheets. */
async function printed(page: Page): Promise<{ readonly headings: readonly string[]; readonly sheets: number }> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  await page.emulateMedia({ media: 'print' });
  const headings = await page
    .locator('main :is(h1, h2, h3)')
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.textContent?.trim() ?? ''));
  await page.emulateMedia({ media: null });
  return { headings, sheets: pagesOf(pdf) };
}

test('a pyramid of three tiers is printed whole on one sheet, its leagues and nothing else, with nothing to press', async () => {
  const title = await apiTitle(dashboard.server, await dashboard.server.signUp('Nino', 'DIRECTOR'));
  const names = Array.from({ length: 50 }, (_, index) => `Mchezaji ${String(index + 1).padStart(2, '0')}`);
  const cycle = await title.next([], names);
  await title.start(cycle);
  const page = await dashboard.visit(`/tournaments/${cycle}`, { scheme: 'dark' });
  await isLive(page);
  await page.locator('.league-card').first().waitFor();
  expect(await printFaults(page, 'a pyramid', 'across')).toEqual([]);
  const { headings, sheets } = await printed(page);
  expect(headings.slice(1).filter((heading) => heading.startsWith('League'))).toEqual(
    ['A', 'B1', 'B2', 'C1', 'C2', 'C3', 'C4'].map((league) => `League ${league}`),
  );
  expect(headings.slice(1).filter((heading) => !/^(League|Tier) /.test(heading))).toEqual([]);
  expect(sheets).toBe(1);
  const leagues = await told(page.locator('.league-pyramid'));
  expect(names.filter((name) => !leagues.includes(name))).toEqual([]);
});

test('a bracket is printed round by round with every match, of 32 on two sheets, with nothing to press', async () => {
  for (const [players, most, rounds] of [
    [8, 1, ['Quarter-finals', 'Semi-finals', 'Final']],
    [32, 2, ['Round 1', 'Round 2', 'Quarter-finals', 'Semi-finals', 'Final']],
  ] as const) {
    const knockout = await reportedKnockout(dashboard.server, players);
    await knockout.report();
    const page = await dashboard.visit(`/tournaments/${knockout.id}`);
    await isLive(page);
    await page.locator('.match-box').first().waitFor();
    expect(await printFaults(page, `a bracket of ${players}`, 'across')).toEqual([]);
    const { headings, sheets } = await printed(page);
    const [matches, others] = [headings.filter(isMatch), headings.slice(1).filter((heading) => !isMatch(heading))];
    expect(matches).toHaveLength(players / 2);
    expect(others).toEqual(rounds);
    expect(sheets).toBe(most);
    await page.close();
  }
});

const isMatch = (heading: string): boolean => heading.startsWith('Match ');
