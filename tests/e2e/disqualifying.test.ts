import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { FORMATS } from '../../api/src/formats/rules.ts';
import { HOUR, millis } from '../../api/src/kernel/time.ts';
import type { TestPerson } from '../support/api-client.ts';
import { gamesOf } from '../support/api-tournament.ts';
import { violations } from './axe.ts';
import { isLive, openDashboard, type Dashboard } from './dashboard.ts';
import { isTold } from './directing.ts';
import { EVERY_FORMAT } from './every-format.ts';
import { misfits } from './misfits.ts';

let dashboard: Dashboard;
let director: TestPerson;

beforeAll(async () => {
  dashboard = await openDashboard({ variables: { DEV_MAIL: 'on' } });
  director = await dashboard.server.signUp('Salma', 'DIRECTOR');
});
afterEach(() => dashboard.leave());
afterAll(() => dashboard.close());

test('no format is left out', () => {
  expect(new Set(EVERY_FORMAT.map(({ format }) => format))).toEqual(new Set(Object.keys(FORMATS)));
});

test.each(EVERY_FORMAT)(
  '$what: a player is disqualified, the director sees whom that tells and what it takes; everybody sees it, his opponent is told, and it is taken back',
  async ({ format, running }) => {
    const tournament = await running(dashboard.server, director);
    await dashboard.server.clock.advance(millis(HOUR));
    const [game] = await gamesOf(dashboard.server, tournament.id);
    const [who, other] = [game!.second, game!.first];
    const page = await dashboard.visit(`/tournaments/${tournament.id}/direct`, { person: director });
    const watcher = await dashboard.visit(`/tournaments/${tournament.id}/players`);
    const his = await dashboard.visit(`/tournaments/${tournament.id}`, { person: tournament.players.get(who)! });
    const opponent = await dashboard.visit(`/games/${game!.id}`, { person: tournament.players.get(other)! });
    for (const shown of [watcher, his, opponent]) await isLive(shown);
    const yourMove = opponent.getByRole('region', { name: 'Your move' }).getByText('Your move.');
    await yourMove.waitFor();
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: `Disqualify ${who}…` }).click();
    await dialog.getByLabel('Reason, public').fill('A program chose his moves.');
    await dialog.getByText(new RegExp(`${who}.* (is|are) told by mail\\.`)).waitFor();
    await dialog.getByText(/The director can take the player in again at any time/).waitFor();
    const { isOut } = FORMATS[format].usual().disqualification;
    await dialog
      .getByText(isOut ? /All games that are not decided are lost/ : /He keeps his points and his place/)
      .first()
      .waitFor();
    expect(await violations(page, 'disqualifying')).toEqual([]);
    expect(await misfits(page, 'disqualifying', [1440, 390])).toEqual([]);
    await dialog.getByRole('button', { name: 'Disqualify the player' }).click();
    await dialog.waitFor({ state: 'detached' });
    await watcher.getByText('disqualified', { exact: true }).first().waitFor();
    await his.getByText('You are disqualified', { exact: true }).waitFor();
    await isTold(his, /You are disqualified in .* A program chose his moves\./);
    if (isOut) {
      await opponent.locator('.result-line').getByText('by forfeit').waitFor();
      await isTold(opponent, new RegExp(`${who} is disqualified; (one game|\\d games) against you (is|are) decided`));
    } else {
      expect(await yourMove.isVisible()).toBe(true);
    }
    await page.getByRole('button', { name: `Take ${who} in again…` }).click();
    await dialog.getByLabel('Reason, public').fill('It was somebody else.');
    await dialog.locator('.changes li').first().waitFor();
    await dialog.getByRole('button', { name: 'Take the player in again' }).click();
    await dialog.waitFor({ state: 'detached' });
    await watcher.getByText('disqualified', { exact: true }).first().waitFor({ state: 'detached' });
    await his.getByText('You are disqualified', { exact: true }).waitFor({ state: 'detached' });
    await yourMove.waitFor();
  },
);
