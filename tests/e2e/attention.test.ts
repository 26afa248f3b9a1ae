import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR, millis } from '../../api/src/kernel/time.ts';
import { at, listAt, textAt, type Fields } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { done, gamesOf, nameAt } from '../support/api-tournament.ts';
import { clicksOf, countClicks } from './clicks.ts';
import { openDashboard, type Dashboard } from './dashboard.ts';
import { choose, perform } from './directing.ts';

const EIGHT = ['Amina', 'Bakari', 'Chausiku', 'Dalili', 'Eshe', 'Fumo', 'Ghalib', 'Halima'];
const ELSEWHERE = { venue: 'ELSEWHERE', timeControl: null };

let dashboard: Dashboard;
let director: TestPerson;
let page: Page;
const people = new Map<string, TestPerson>();

beforeAll(async () => {
  dashboard = await openDashboard();
  director = await dashboard.server.signUp('Salma', 'DIRECTOR');
  for (const name of EIGHT) people.set(name, await dashboard.server.signUp(name));
  page = await dashboard.visit('/desk', { person: director });
  await countClicks(page);
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

const by = (who: TestPerson) => (query: string, variables: Record<string, unknown>) =>
  dashboard.server.ask(query, variables, who);
const direct = (mutation: string, input: Fields, fields = '') => done(by(director), mutation, input, fields);

/** A tournament whose sign-up is closed, with people who have accounts and others, all of the same strength. */
async function closed(input: Fields, accounts: readonly string[], others = 0): Promise<string> {
  const made = await direct('createTournament', input, '... on CreateTournamentSuccess { tournament { id } }');
  const tournamentId = textAt(made, 'tournament.id');
  await direct('openRegistration', { tournamentId });
  for (const name of accounts) await done(by(people.get(name)!), 'enterTournament', { tournamentId }, '');
  const newPlayers = Array.from({ length: others }, (_, index) => ({ name: `Fundi ${index + 1}` }));
  if (others > 0) await direct('enterPlayers', { tournamentId, newPlayers });
  await direct('closeRegistration', { tournamentId });
  return tournamentId;
}

async function started(input: Fields, accounts: readonly string[], others = 0): Promise<string> {
  const tournamentId = await closed(input, accounts, others);
  await direct('startTournament', { tournamentId });
  return tournamentId;
}

const OPEN = `query ($id: ID!) { tournament(id: $id) { games(first: 100) { edges { node {
  id result { at } seats { seat player { name } } } } } } }`;

/** Reports every open game; whether the first wins it is said by the names of both. */
async function report(id: string, wins: (first: string, second: string) => boolean): Promise<void> {
  const { tournament } = await dashboard.server.data(OPEN, { id });
  const open = listAt(at(tournament, 'games.edges.*.node')).filter(({ result }) => result === null);
  const results = open.map((game) => {
    const winner = wins(nameAt(game, 'FIRST'), nameAt(game, 'SECOND')) ? 'FIRST' : 'SECOND';
    return { gameId: game.id, how: 'PLAYED', winner };
  });
  await direct('reportResult', { tournamentId: id, results });
}

const MATCHES = `query ($id: ID!) { tournament(id: $id) { ... on KnockoutTournament { rounds { matches {
  id number sides { entry { player { name } } } } } } } }`;

/** The matches of the first round, each with the names of its two sides. */
async function matchesOf(id: string) {
  const { tournament } = await dashboard.server.data(MATCHES, { id });
  return listAt(tournament, 'rounds.0.matches').map((match) => ({
    id: textAt(match, 'id'),
    number: Number(match.number),
    names: listAt(match, 'sides').map((side) => textAt(side, 'entry.player.name')),
  }));
}

/** The rows of what needs him in one tournament, shown alone on his desk. */
async function rowsOf(name: string): Promise<Locator> {
  await page.goto('/desk');
  const only = page.getByRole('button', { name: new RegExp(`^Show only ${name}`) });
  const rows = page.getByRole('table', { name: 'Needs you' }).getByRole('row');
  await only.or(rows.first()).first().waitFor();
  if (await only.isVisible()) await only.click();
  await rows.first().waitFor();
  return rows;
}

/** What stands in a row leads to its deed, which is done there; the row is gone by itself. In how many clicks. */
async function cure(row: Locator, button: RegExp, fill: (dialog: Locator) => Promise<void>, deed: RegExp) {
  return clicksOf(page, async () => {
    await row.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog');
    await fill(dialog);
    await dialog.locator('.changes li, .changes tr').first().waitFor();
    await dialog.getByRole('button', { name: deed }).click();
    await row.waitFor({ state: 'detached' });
  });
}

test('a sign-up that is too short leads to where it is opened again, one that is ready is started where it stands', async () => {
  const settings = { name: 'Kombe la Wachache', game: 'BAO', format: 'ROUND_ROBIN' };
  const tournamentId = await closed(settings, ['Amina', 'Bakari']);
  const rows = await rowsOf(settings.name);
  await rows
    .filter({ hasText: 'cannot start yet' })
    .getByRole('link', { name: /^Enter players/ })
    .click();
  await page.getByText('The field cannot start as it is').waitFor();
  await perform(page, 'Open sign-up again…', 'Open sign-up again', /./);
  await done(by(people.get('Chausiku')!), 'enterTournament', { tournamentId }, '');
  await direct('closeRegistration', { tournamentId });
  const ready = (await rowsOf(settings.name)).filter({ hasText: 'ready to start' });
  expect(await cure(ready, /^Start…/, async () => {}, /^Start/)).toBe(2);
});

test('games that nobody has begun, and one whose score is disputed, are ruled where they stand', async () => {
  const go = { game: 'GO', gameSettings: { go: { size: 9 } } };
  const settings = { name: 'Kombe la Mawe', format: 'ROUND_ROBIN', timeControl: 'T=(20+1)<=30', ...go };
  const tournamentId = await started(settings, ['Amina', 'Bakari', 'Chausiku']);
  const [game] = await gamesOf(dashboard.server, tournamentId);
  const [first, second] = [people.get(game!.first)!, people.get(game!.second)!];
  for (const [ply, who] of [first, second].entries())
    await done(by(who), 'playMove', { gameId: game!.id, move: 'pass', ply }, '');
  await done(by(first), 'disputeScore', { gameId: game!.id }, '');
  const fill = async (dialog: Locator): Promise<void> => {
    await dialog
      .getByText(/ wins$/)
      .first()
      .click();
    await dialog.getByLabel('Reason, public').fill('He never came');
  };
  const disputed = (await rowsOf(settings.name)).filter({ hasText: 'awaits a ruling' });
  expect(await cure(disputed, /^Rule…/, fill, /^Rule: /)).toBe(3);
  await dashboard.server.clock.advance(millis(4 * DAY));
  const idle = (await rowsOf(settings.name)).filter({ hasText: 'never started' });
  const count = await idle.count();
  await idle
    .first()
    .getByRole('button', { name: /^Rule…/ })
    .click();
  const dialog = page.getByRole('dialog');
  await fill(dialog);
  await dialog.locator('.changes li').first().waitFor();
  await dialog.getByRole('button', { name: /^Rule: / }).click();
  await expect.poll(() => idle.count()).toBe(count - 1);
});

test('a tie that holds a stage up leads to its table, and a stage that is over is approved where it stands', async () => {
  const settings = { name: 'Kombe la Hatua', game: 'BAO', format: 'KIBA', ...ELSEWHERE };
  const tournamentId = await started(settings, [], 6);
  await report(tournamentId, () => true);
  const tied = (await rowsOf(settings.name)).filter({ hasText: 'tied place' });
  await tied.getByText('Fundi 1').waitFor();
  await tied.getByRole('link', { name: /^Open/ }).click();
  await page.getByRole('heading', { name: 'Qualification' }).first().waitFor();
  await report(tournamentId, (first, second) => first < second);
  const over = (await rowsOf(settings.name)).filter({ hasText: 'stage is over' });
  expect(await cure(over, /^Approve…/, async () => {}, /^Approve it/)).toBe(2);
});

test('a report that is in doubt is settled, a protest answered and a match that no rule decides is decided where they stand', async () => {
  const settings = { name: 'Kombe la Mtoano', game: 'BACKGAMMON', format: 'KNOCKOUT', ...ELSEWHERE };
  const knockout = { ...settings, formatSettings: { knockout: { length: 3 } } };
  const tournamentId = await started(knockout, EIGHT);
  const matches = await matchesOf(tournamentId);
  const tell = (who: string, number: number, words: string) =>
    done(by(people.get(who)!), 'reportMatch', { tournamentId, subject: `match ${number}: ${words}` }, '');
  const [disputed, second, third, last] = matches;
  const [one, other] = disputed!.names;
  await tell(one!, disputed!.number, `board 11 won by ${one!.toLowerCase()} by 1 points`);
  await tell(other!, disputed!.number, `board 11 won by ${one!.toLowerCase()} by 2 points`);
  const doubt = (await rowsOf(settings.name)).filter({ hasText: 'result differs' });
  const settle = (dialog: Locator) => dialog.getByLabel(/^Why/).fill('As the board says');
  expect(await cure(doubt, /^Settle…/, settle, /^Accept it/)).toBe(2);

  const text = 'He plays two boards at once.';
  await done(by(people.get(last!.names[0]!)!), 'raiseProtest', { matchId: last!.id, text }, '');
  const protest = (await rowsOf(settings.name)).filter({ hasText: 'protest' });
  const answer = async (dialog: Locator): Promise<void> => {
    await dialog.getByText(text).waitFor();
    await choose(dialog, 'Who wins the match', 'it goes on');
    await dialog.getByLabel('Answer, public').fill('That is allowed.');
  };
  expect(await cure(protest, /^Answer…/, answer, /goes on/)).toBe(3);

  for (const { number, names } of [disputed!, second!, third!])
    await tell(names[0]!, number, `board 2${number} won by ${names[0]!.toLowerCase()} by 3 points`);
  await dashboard.server.clock.advance(millis(7 * DAY + HOUR));
  const undecided = (await rowsOf(settings.name)).filter({ hasText: 'match undecided' });
  const decide = async (dialog: Locator): Promise<void> => {
    await dialog.getByText(`${last!.names[0]!} wins (0 points)`, { exact: true }).click();
    await dialog.getByLabel('Reason, public').fill('By lot');
  };
  expect(await cure(undecided, /^Decide…/, decide, /^Decide: /)).toBe(3);
});

test('a player whom the mail did not reach is shown among the entered from its row, with what can be done', async () => {
  const settings = { name: 'Kombe la Barua', game: 'BAO', format: 'ROUND_ROBIN', ...ELSEWHERE };
  await started(settings, ['Amina'], 3);
  const { accountId } = people.get('Amina')!;
  const { id: playerId } = await dashboard.server.db.prisma.player.findFirstOrThrow({ where: { accountId } });
  const now = new Date(dashboard.server.clock.now());
  const mail = { kind: 'DIGEST', payload: {}, dedupeKey: 'bounced', madeAt: now, notBefore: now, changedAt: now };
  await dashboard.server.db.prisma.outboxMail.create({ data: { ...mail, id: 'bounced', state: 'BOUNCED', playerId } });
  const bounced = (await rowsOf(settings.name)).filter({ hasText: 'mail came back' });
  await bounced.getByRole('link', { name: /^Open/ }).click();
  await page.locator('li:focus', { hasText: 'Amina' }).getByRole('button', { name: 'Withdraw Amina…' }).waitFor();
});

test('games elsewhere of which nobody has told anything lead to the entry of their results, where they stand alone', async () => {
  const settings = { name: 'Kombe la Mbali', game: 'BAO', format: 'ROUND_ROBIN', ...ELSEWHERE };
  const tournamentId = await started(settings, [], 3);
  await dashboard.server.clock.advance(millis(2 * DAY));
  const [early] = await gamesOf(dashboard.server, tournamentId);
  await direct('reportResult', { tournamentId, results: [{ gameId: early!.id, how: 'PLAYED', winner: 'FIRST' }] });
  await dashboard.server.clock.advance(millis(2 * DAY + HOUR));
  const untold = (await rowsOf(settings.name)).filter({ hasText: 'no result for 4d' });
  await untold.getByText('5 games').waitFor();
  const clicks = await clicksOf(page, async () => {
    await untold.getByRole('button', { name: /^Enter results/ }).click();
    await page.getByText('Only the 5 games of which nobody has told anything are shown.').waitFor();
    await page
      .locator('label')
      .filter({ hasText: /^Fundi/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Report 1 result…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('.changes tr').first().waitFor();
    await dialog.getByRole('button', { name: /^Report/ }).click();
    await untold.getByText('4 games').waitFor();
  });
  expect(clicks).toBe(4);
  await page.getByRole('button', { name: 'Show all open games' }).click();
  await page.getByText('Only the 4 games of which nobody has told anything are shown.').waitFor({ state: 'detached' });
});

test('boards elsewhere of which nobody has told anything are named where subject lines are pasted', async () => {
  const settings = { name: 'Kombe la Ubao', game: 'BACKGAMMON', format: 'KNOCKOUT', ...ELSEWHERE };
  const tournamentId = await started(settings, ['Amina', 'Bakari', 'Chausiku', 'Dalili']);
  await dashboard.server.clock.advance(millis(4 * DAY + HOUR));
  const untold = (await rowsOf(settings.name)).filter({ hasText: 'no result for 4d' });
  await page.goto(`/tournaments/${tournamentId}/direct`);
  await untold.getByRole('button', { name: /^Enter results/ }).click();
  const named = page.getByRole('region', { name: 'Nobody has told of these' });
  await expect.poll(() => named.getByRole('listitem').count()).toBe(2);
  const { number, names } = (await matchesOf(tournamentId))[0]!;
  await done(
    by(people.get(names[0]!)!),
    'reportMatch',
    { tournamentId, subject: `match ${number}: board 71 won by ${names[0]!.toLowerCase()} by 9 points` },
    '',
  );
  await untold.getByText('1 game', { exact: false }).waitFor();
});
