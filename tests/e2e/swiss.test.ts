import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportResult } from '../../api/src/application/commands/tournament/report-result.ts';
import { withdraw } from '../../api/src/application/commands/tournament/withdraw.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import type { PlayerId } from '../../api/src/kernel/ids.ts';
import { must, newWorld, personOf, type RunningTournament } from '../support/world.ts';
import { violations } from './axe.ts';
import { isLive, mark, openDashboard, told, type Dashboard } from './dashboard.ts';
import { misfits } from './misfits.ts';

const NAMES = ['Amina', 'Bakari', 'Chausiku', 'Dalili', 'Eshe'];

let dashboard: Dashboard;
let tournament: RunningTournament;
let page: Page;

beforeAll(async () => {
  dashboard = await openDashboard();
  tournament = await newWorld(dashboard.server.db).running(NAMES, {
    ...{ format: 'SWISS', settings: { bye: 'DRAW' }, venue: 'ELSEWHERE', timeControl: null },
    ...{ game: 'OWARE', gameConfig: {} },
  });
  page = await dashboard.visit(`/tournaments/${globalId('SwissTournament', tournament.id)}`);
  await isLive(page);
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

/** Reports every open game as won by who moves first. */
async function reportRound(): Promise<void> {
  const open = (await tournament.games()).filter(({ finishedAt }) => finishedAt === null);
  const results = open.map(({ id }) => ({
    ...{ gameId: id, address: null, boardNumber: null, at: null },
    ...{ winner: 'first' as const, how: 'PLAYED' as const },
  }));
  must(await reportResult(tournament.director.context, { tournamentId: tournament.id, results }));
}

const card = (name: string) => page.locator('section', { has: page.getByRole('heading', { name }) }).last();
const row = (name: string): Promise<string> =>
  told(page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) }));
const nameOf = (playerId: PlayerId): string => personOf(tournament.players, playerId).name;

/** Who meets whom, of all rounds in order. */
async function meetings(): Promise<readonly { readonly first: string; readonly second: string }[]> {
  const games = (await tournament.games()).toSorted((a, b) => a.key.localeCompare(b.key));
  return games.map(({ players }) => ({ first: nameOf(players.first), second: nameOf(players.second) }));
}

test('the round that is played stands on the first page, and the next one comes without loading it again', async () => {
  const stayed = await mark(page);
  await card('Round 1 of 3').getByText('0 of 2 games decided').waitFor();
  await card('Round 1 of 3').getByText('Eshe has a bye').waitFor();
  await card('Round 1 of 3').getByText('Round 2 is drawn when all of these games are decided.').waitFor();
  await reportRound();
  await card('Round 2 of 3').getByText('0 of 2 games decided').waitFor();
  await page.getByRole('link', { name: 'Round 1 over' }).click();
  const [opening] = await meetings();
  await card('Round 1 of 3')
    .getByRole('link', { name: `${opening?.first} against ${opening?.second}: 1–0` })
    .waitFor();
  expect(await stayed()).toBe(true);
});

test('a board tells why its two meet, and a bye why it is whose', async () => {
  await page.getByRole('button', { name: 'Why Eshe rests' }).click();
  await page.getByText(/^Eshe came with 0 points and has the bye/).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Round 2/ }).click();
  await page.getByRole('button', { name: 'Why these two meet' }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Swiss 2.1' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await misfits(page, 'the first page', [1440, 390, 360])).toEqual([]);
  expect(await violations(page, 'the first page')).toEqual([]);
});

test('the crosstable has a row a rank and a column a round: opponent, seat and result, the bye, and who was not paired', async () => {
  const [opening] = await meetings();
  const leaver = tournament.players.find(({ name }) => name === opening?.second);
  must(await withdraw(tournament.director.context, { tournamentId: tournament.id, playerId: leaver!.playerId }));
  await reportRound();
  await page.getByRole('link', { name: 'Crosstable', exact: true }).first().click();
  await page.getByRole('columnheader', { name: 'Round 3' }).waitFor();
  expect(await row('Eshe')).toContain('+½ bye');
  expect(await row(leaver!.name)).toContain('Round 3: not paired');
  expect(await row(opening!.first)).toMatch(
    new RegExp(`won, game 1 against ${opening!.second} *\\d *rank \\d, moved first`),
  );
  expect(await misfits(page, 'the crosstable', [1440, 390, 360])).toEqual([]);
  expect(await violations(page, 'the crosstable')).toEqual([]);
});
