import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { done, gamesOf, runningTournament, type ApiTournament, type OpenGame } from '../support/api-tournament.ts';
import { violations } from './axe.ts';
import { choose } from './directing.ts';
import { isLive, openDashboard, type Dashboard } from './dashboard.ts';

let dashboard: Dashboard;
let tournament: ApiTournament;
let open: OpenGame[];

beforeAll(async () => {
  dashboard = await openDashboard();
  tournament = await runningTournament(dashboard.server, ['Ana', 'Bea', 'Cleo', 'Dora', 'Eva', 'Fia']);
  open = [...(await gamesOf(dashboard.server, tournament.id))];
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

/** The last open game, whose second player gives up; answers who that was and who has won. */
async function giveUp(): Promise<{ readonly winner: string; readonly loser: string }> {
  const game = open.pop();
  if (game === undefined) throw new Error('every game is decided');
  const loser = tournament.players.get(game.second);
  const ask = (query: string, variables: Record<string, unknown>) => dashboard.server.ask(query, variables, loser);
  await done(ask, 'resign', { gameId: game.id }, '');
  return { winner: game.first, loser: game.second };
}

/** What the parts of a page that are read out as they change hold, as a screen reader is given them. */
async function announced(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const words = (id: string): string => {
    const node = byId.get(id);
    if (node === undefined) return '';
    const own = node.role?.value === 'StaticText' ? String(node.name?.value ?? '') : '';
    return own + (node.childIds ?? []).map(words).join('');
  };
  const isPolite = (node: (typeof nodes)[number]): boolean =>
    node.properties?.some(({ name, value }) => name === 'live' && value.value === 'polite') === true;
  return nodes.filter((node) => node.role?.value === 'status' && isPolite(node)).map(({ nodeId }) => words(nodeId));
}
/** Everything that the results' part says from now on. */
async function everythingTold(page: Page): Promise<readonly string[]> {
  const told: string[] = [];
  await page.exposeFunction('toldHere', (words: string) => told.push(words));
  await page.locator('#main ~ p[role=status]').evaluate((status) => {
    new MutationObserver(() => Reflect.get(globalThis, 'toldHere')(status.textContent)).observe(status, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  return told;
}
const told = (page: Page, words: string): Promise<void> =>
  page.getByRole('status').filter({ hasText: words }).waitFor({ state: 'attached' });

test('a result is read out once, in a sentence, in whatever language, and not every cell that it changes', async () => {
  const [page, swahili] = await Promise.all([
    dashboard.visit(`/tournaments/${tournament.id}/crosstable`),
    dashboard.visit(`/tournaments/${tournament.id}`, { prefers: 'sw' }),
  ]);
  await Promise.all([isLive(page), swahili.locator('.live-badge.live').waitFor()]);
  await page.getByRole('table').waitFor();
  const { winner, loser } = await giveUp();
  await told(page, `${winner} beat ${loser}, now 1st`);
  await told(swahili, `${winner} amemshinda ${loser}, sasa ni wa 1`);
  expect((await announced(page)).filter((words) => words.includes(winner))).toEqual([
    `${winner} beat ${loser}, now 1st`,
  ]);
  expect(await violations(page, 'told')).toEqual([]);
});

test('who does not want to hear results turns them off by the keyboard, and they stay off', async () => {
  const page = await dashboard.visit(`/tournaments/${tournament.id}/crosstable`);
  await isLive(page);
  const choice = page.getByRole('checkbox', { name: 'Read new results out' });
  await choice.focus();
  await choice.press('Space');
  expect(await choice.isChecked()).toBe(false);
  await page.reload();
  await isLive(page);
  const heard = await dashboard.visit(`/tournaments/${tournament.id}/crosstable`);
  await isLive(heard);
  await page.getByRole('table').waitFor();
  const { winner, loser } = await giveUp();
  await told(heard, `${winner} beat ${loser}`);
  await page
    .getByRole('link', { name: new RegExp(`^won .*against ${loser}$`) })
    .first()
    .waitFor();
  expect((await announced(page)).join(' ')).not.toContain('beat');
});

test('who has decided a game himself is not told so', async () => {
  const [page, heard] = await Promise.all([
    dashboard.visit(`/tournaments/${tournament.id}/direct`, { person: tournament.director }),
    dashboard.visit(`/tournaments/${tournament.id}`),
  ]);
  await Promise.all([isLive(page), isLive(heard)]);
  const heardHere = await everythingTold(page);
  await page.getByRole('button', { name: 'Rule…' }).first().click();
  const dialog = page.getByRole('dialog', { name: /^Rule / });
  const winner = /– (.*), game/.exec(await dialog.getByRole('heading').first().innerText())![1]!;
  await choose(dialog, 'Result', `${winner} wins`);
  await dialog.getByLabel('Reason, public').fill('The other never came');
  await dialog.getByRole('button', { name: `Rule: ${winner} wins` }).click();
  await dialog.waitFor({ state: 'detached' });
  await told(heard, `${winner} beat`);
  const { winner: next, loser } = await giveUp();
  await told(page, `${next} beat ${loser}`);
  expect(heardHere).toEqual([expect.stringContaining(`${next} beat ${loser}`)]);
});
