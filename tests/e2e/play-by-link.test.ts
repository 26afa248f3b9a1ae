import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { gameLink } from '../../api/src/application/mail/game-link.ts';
import { idNamed } from '../../api/src/graphql/global-id.ts';
import type { GameId } from '../../api/src/kernel/ids.ts';
import { gamesByIds } from '../../api/src/store/reading/game.ts';
import { gamesOf, runningTournament, type ApiTournament, type OpenGame } from '../support/api-tournament.ts';
import { seededEntropy } from '../support/seeded-entropy.ts';
import { violations } from './axe.ts';
import { openDashboard, type Dashboard } from './dashboard.ts';

let dashboard: Dashboard;
let tournament: ApiTournament;
let games: readonly OpenGame[];

beforeAll(async () => {
  dashboard = await openDashboard();
  tournament = await runningTournament(dashboard.server, ['Asha', 'Zuhura', 'Kobe']);
  games = await gamesOf(dashboard.server, tournament.id);
});
afterEach(() => dashboard.leave());
afterAll(() => dashboard.close());

const gameOf = (first: string, second: string) => games.find((game) => game.first === first && game.second === second)!;

/** What a mail's link leads to in the browser: a path with a fragment. */
async function pathFor(open: OpenGame): Promise<string> {
  const { db, clock } = dashboard.server;
  const [game] = await gamesByIds(db.prisma, [idNamed<GameId>(open.id, ['BaoGame'])]);
  return gameLink({ db, now: clock.now, entropy: seededEntropy(5), actor: { kind: 'system' } }, game!, 'first', '');
}

test('a link opens the board ready to move, says for whom, plays, and stands in no address afterwards', async () => {
  const game = gameOf('Asha', 'Zuhura');
  const page = await dashboard.visit(await pathFor(game), { size: [390, 844] });
  const aside = page.getByRole('complementary', { name: 'Playing by link' });
  await aside.getByText('You play by link as Asha, this game only.').waitFor();
  const bar = page.getByRole('region', { name: 'Your move' });
  await bar.getByText('Your move.').waitFor();
  expect(page.url()).toBe(dashboard.server.composed.url + game.path);
  expect(await violations(page, page.url())).toEqual([]);
  await bar.getByLabel('The move').fill('A6>*');
  await bar.getByRole('button', { name: 'Lay it' }).click();
  await bar.getByRole('button', { name: 'Send A6>*' }).click();
  await bar.getByText('A6>* sent.').waitFor();

  await page.goto(`/games/${gameOf('Asha', 'Kobe').id}`);
  await aside.getByRole('link', { name: 'To the game' }).waitFor();
  await page.getByRole('heading', { name: 'Asha – Kobe' }).waitFor();
  expect(await bar.count()).toBe(0);
  await aside.getByRole('link', { name: 'To the game' }).click();
  await page.getByRole('heading', { name: 'Asha – Zuhura' }).waitFor();
  await page.goto(await pathFor(gameOf('Kobe', 'Zuhura')));
  await aside.getByText('You play by link as Kobe, this game only.').waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Asha – Zuhura' }).waitFor();
  await aside.getByRole('link', { name: 'To the game' }).click();
  await page.getByRole('heading', { name: 'Kobe – Zuhura' }).waitFor();
  await aside.getByRole('button', { name: 'Stop playing by link' }).click();
  await aside.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Kobe – Zuhura' }).waitFor();
});

test('who signs in plays by no link any more', async () => {
  const page = await dashboard.visit(await pathFor(gameOf('Asha', 'Kobe')));
  const aside = page.getByRole('complementary', { name: 'Playing by link' });
  await aside.waitFor();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail').fill('zuhura@people.example');
  await page.getByLabel('Password', { exact: true }).fill('a password of tests');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'You: Zuhura' }).waitFor();
  expect(await aside.count()).toBe(0);
});

test('a link that is taken back while it is played by leads to why it opens nothing', async () => {
  const game = gameOf('Kobe', 'Asha');
  const bears = /401|SESSION_ENDED|LINK_FORGED/;
  const page = await dashboard.visit(await pathFor(game), { bears });
  await page.getByRole('region', { name: 'Your move' }).getByText('Your move.').waitFor();
  const account = await dashboard.visit('/account', { person: tournament.players.get('Kobe')!, size: [390, 844] });
  await account.getByRole('button', { name: 'Take back all links…' }).click();
  await account.getByRole('button', { name: 'Take back all links', exact: true }).click();
  await account.getByText('All links are taken back.').waitFor();
  // Nobody touches the page: it hears of it by itself.
  await page.getByRole('heading', { name: 'This link opens nothing' }).waitFor();
  expect(await page.getByRole('complementary').count()).toBe(0);
  await page.goto('/play');
  await page.getByRole('heading', { name: 'This link is not whole' }).waitFor();
});

test('who is signed in as the player himself goes on as that', async () => {
  const person = tournament.players.get('Zuhura')!;
  const page = await dashboard.visit(await pathFor(gameOf('Zuhura', 'Asha')), { person });
  await page.getByRole('button', { name: 'You: Zuhura' }).waitFor();
  await page.getByRole('heading', { name: 'Zuhura – Asha' }).waitFor();
  expect(await page.getByRole('complementary', { name: 'Playing by link' }).count()).toBe(0);
});
