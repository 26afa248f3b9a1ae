import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { HOUR, instant } from '../../api/src/kernel/time.ts';
import { apiTitle } from '../support/api-cycle.ts';
import { betterWins, runningKiba } from '../support/kiba-event.ts';
import { reportedKnockout } from '../support/reported-knockout.ts';
import { newWorld, type World } from '../support/world.ts';
import { violations } from './axe.ts';
import { isLive, openDashboard, told, type Dashboard } from './dashboard.ts';
import { misfits } from './misfits.ts';

let dashboard: Dashboard;
let world: World;

beforeAll(async () => {
  dashboard = await openDashboard();
  world = newWorld(dashboard.server.db);
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

const slider = (page: Page) => page.getByRole('slider', { name: 'Instant that is shown' });

/** Opens a page as if it were never seen before, so that nothing is marked as new. */
async function open(path: string): Promise<Page> {
  const page = await dashboard.visit(path);
  await page.addInitScript(() => localStorage.removeItem('baraza.visits'));
  return page;
}

/** Opens a page for somebody who was there last at an instant. */
async function comeBack(id: string, last: number): Promise<Page> {
  const page = await dashboard.visit('/tour');
  await page.addInitScript(
    ([tournamentId, at]) =>
      localStorage.setItem('baraza.visits', JSON.stringify({ [tournamentId]: { before: null, last: at } })),
    [id, last] as const,
  );
  await page.goto(`/tournaments/${id}`);
  await isLive(page);
  return page;
}

/** Remembers what a page tells after each result and start, and looks at each of them again when all is over. */
function recorded(page: Page, part: string) {
  const seen: string[] = [];
  const tell = async (): Promise<string> => (await Promise.all((await page.locator(part).all()).map(told))).join(' | ');
  return {
    async note(): Promise<void> {
      const last = seen.at(-1);
      let words = '';
      // What was told by the server while it heard of the change, and is being followed, is not what it will be.
      const isSettled = async (): Promise<boolean> => {
        await page.reload();
        await isLive(page);
        const before = words;
        words = await tell();
        return words === before && words !== last;
      };
      await expect.poll(isSettled).toBe(true);
      seen.push(words);
    },
    async lookAgain(): Promise<void> {
      await slider(page).focus();
      await page.keyboard.press('Home');
      for (const [index, shown] of seen.slice(0, -1).entries()) {
        await expect.poll(() => slider(page).getAttribute('aria-valuenow')).toBe(String(index));
        await expect.poll(tell).toBe(shown);
        await page.keyboard.press('ArrowRight');
      }
      await page.keyboard.press('End');
      await expect.poll(tell).toBe(seen.at(-1));
    },
  };
}

test('groups, semi-finals and the final of a staged tournament are those of the instant, game by game', async () => {
  world.setNow(instant(dashboard.server.clock.now() - 60 * HOUR));
  const event = await runningKiba(world, 9, { approvalHours: 336 });
  const path = `/tournaments/${globalId('KibaTournament', event.id)}`;
  const page = await open(path);
  const record = recorded(page, '.final-row, .stage-step');
  await record.note();
  const wins = betterWins(event);
  for (let steps = 0; (await event.status()) === 'RUNNING' && steps < 20; steps += 1) {
    const games = await event.open();
    if (games.length === 0) await event.approve();
    else await event.decide(wins, games.slice(0, Math.ceil(games.length / 2)));
    await record.note();
  }
  expect(await event.status()).toBe('FINISHED');
  await record.lookAgain();
  await page.close();

  const back = await comeBack(globalId('KibaTournament', event.id), world.now() - HOUR + 1);
  await expect.poll(() => back.locator('.final-match li', { hasText: 'new since you were here' }).count()).toBe(1);
  await back.close();
});

test('who comes back sees in the bracket which matches have a new result, and in groups who has moved and can finish where', async () => {
  const { server } = dashboard;
  const knockout = await reportedKnockout(server, 4);
  await knockout.report();
  await server.clock.advance(HOUR);
  const last = server.clock.now();
  await server.clock.advance(HOUR);
  await knockout.report();
  const bracket = await comeBack(knockout.id, last);
  const isNew = (part: string) => bracket.locator(part).filter({ hasText: 'new since you were here' }).count();
  await expect.poll(() => isNew('.match-box')).toBeGreaterThan(0);
  expect(await isNew('.match-box')).toBeLessThan(await bracket.locator('.match-box').count());
  expect(await violations(bracket, 'a bracket with new results')).toEqual([]);
  expect(await misfits(bracket, 'a bracket with new results', [1440, 390])).toEqual([]);
  await bracket.getByRole('slider').press('ArrowLeft');
  await expect.poll(() => isNew('.match-box')).toBe(0);
  await bracket.close();

  world.setNow(instant(server.clock.now() - 60 * HOUR));
  const event = await runningKiba(world, 9, { approvalHours: 336 });
  const wins = betterWins(event);
  // He who is worse wins all at first, then the better.
  await event.decide((game) => (wins(game) === 'first' ? 'second' : 'first'), (await event.open()).slice(0, 3));
  const seen = world.now() + 1;
  await event.decide(wins, (await event.open()).slice(0, 13));
  const groups = await comeBack(globalId('KibaTournament', event.id), seen);
  await groups.locator('.group-table tr', { hasText: 'since you were here' }).first().waitFor();
  await groups
    .locator('.row-outlook', { hasText: /^\s*Can finish \d/ })
    .first()
    .waitFor();
  await groups.setViewportSize({ width: 800, height: 900 });
  await groups.locator('.row-outlook').first().waitFor({ state: 'hidden' });
  await groups.getByRole('columnheader', { name: 'Can finish' }).first().waitFor();
  expect(await misfits(groups, 'groups that tell who can finish where', [1440, 800, 390])).toEqual([]);
  expect(await violations(groups, 'groups that tell who can finish where')).toEqual([]);
  await groups.close();
});

test('leagues and the title match of a cycle are those of the instant, and so is who holds the title', async () => {
  const { server } = dashboard;
  const title = await apiTitle(server, await server.signUp('Nino', 'DIRECTOR'));
  const names = ['Amina', 'Bakari', 'Chausiku', 'Dalili', 'Eshe', 'Fumo', 'Ghalib', 'Halima', 'Issa', 'Juma'];
  const first = await title.next([], names);
  await title.start(first);
  await title.decide(first);
  const cycle = await title.next(names.slice(1), ['Khamis']);
  await title.start(cycle);
  const page = await open(`/tournaments/${cycle}`);
  const record = recorded(page, '.league-pyramid');
  await record.note();
  const steps: (readonly [string, string] | undefined)[] = [['Bakari', 'Chausiku'], ['Dalili', 'Eshe'], undefined];
  for (const only of [...steps, undefined, undefined, undefined]) {
    await server.clock.advance(HOUR);
    await title.decide(cycle, only);
    await record.note();
  }
  await record.lookAgain();
  await slider(page).press('ArrowLeft');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await misfits(page, 'a title match at an earlier instant')).toEqual([]);
  expect(await violations(page, 'a title match at an earlier instant')).toEqual([]);
  await page.close();
});
