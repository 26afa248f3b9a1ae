import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DAY, HOUR, millis } from '../../api/src/kernel/time.ts';
import { at, listAt, textAt } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { done, gamesOf, type ApiTournament, type OpenGame } from '../support/api-tournament.ts';
import { violations } from './axe.ts';
import { isLive, mark, openDashboard, type Dashboard } from './dashboard.ts';
import { isTold } from './directing.ts';
import { NAMED_BY_SERIES, SIGNED_UP } from './every-format.ts';

let dashboard: Dashboard;
let director: TestPerson;

beforeAll(async () => {
  dashboard = await openDashboard();
  director = await dashboard.server.signUp('Salma', 'DIRECTOR');
});
afterEach(() => dashboard.leave());
afterAll(() => dashboard.close());

const by = (person: TestPerson) => (query: string, variables: Record<string, unknown>) =>
  dashboard.server.ask(query, variables, person);
const direct = ({ id }: ApiTournament): Promise<Page> =>
  dashboard.visit(`/tournaments/${id}/direct`, { person: director });
const entered = (page: Page): Locator => page.getByRole('region', { name: 'Who has entered' });

/** Opens what replaces a player, from the list of who has entered. */
async function replacing(page: Page, name: string): Promise<Locator> {
  await entered(page)
    .getByRole('button', { name: `Replace ${name}…` })
    .click();
  return page.getByRole('dialog');
}

/** Says who is somebody new, and why; what it does is shown or refused below. */
async function fillNew(dialog: Locator, name: string): Promise<void> {
  await dialog.getByText('Somebody new', { exact: true }).click();
  await dialog.getByLabel('Name of the new player').fill(name);
  await dialog.getByLabel('Reason, public').fill('Did not appear');
}

async function replace(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Replace the player' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Who moves first in a game makes the first move that there is. */
async function moveFirst(game: OpenGame, person: TestPerson): Promise<void> {
  const query = 'query ($id: ID!) { game(id: $id) { __typename ... on BaoGame { legalMoves { notation } } } }';
  const { game: shown } = await dashboard.server.data(query, { id: game.id });
  const move = at(shown, '__typename') === 'BaoGame' ? textAt(listAt(shown, 'legalMoves')[0], 'notation') : 'D4';
  await done(by(person), 'playMove', { gameId: game.id, ply: 0, move }, '');
}

const AGAINST_YOU = '(one game|\\d+ games) against you, begun anew with fresh clocks';

describe.each(SIGNED_UP)('$what', ({ what, running }) => {
  test('a no-show is replaced by somebody new, then another by who waits; the games begin anew and those who are in them are told, until one is decided', async () => {
    const waits = `${what} waiting`;
    const tournament = await running(dashboard.server, director, [waits]);
    const games = await gamesOf(dashboard.server, tournament.id);
    const game = games[0]!;
    const opponent = tournament.players.get(game.first)!;
    await moveFirst(game, opponent);
    await dashboard.server.clock.advance(millis(HOUR));
    const [page, his, waiter] = [
      await direct(tournament),
      await dashboard.visit(`/games/${game.id}`, { person: opponent }),
      await dashboard.visit('/', { person: tournament.players.get(waits)! }),
    ];
    for (const shown of [his, waiter]) await isLive(shown);
    const stayed = await mark(his);
    const moves = his.locator('.move-list td');
    await moves.first().waitFor();

    const newcomer = `${what} newcomer`;
    const dialog = await replacing(page, game.second);
    await fillNew(dialog, newcomer);
    await dialog.getByLabel('Links, public').fill('https://club.example/threads/18');
    await dialog.locator('.changes').getByText(`${newcomer} plays in place of ${game.second}`).first().waitFor();
    expect(await violations(page, 'replacing a player')).toEqual([]);
    await replace(dialog);
    await entered(page).getByRole('link', { name: newcomer }).waitFor();
    await his.getByRole('heading', { level: 1, name: newcomer }).waitFor();
    await moves.first().waitFor({ state: 'detached' });
    await his.getByRole('region', { name: 'Your move' }).getByText('Your move.').waitFor();
    await isTold(his, new RegExp(`${newcomer} has taken the place of ${game.second} in ${AGAINST_YOU}`));

    await dashboard.server.clock.advance(millis(HOUR));
    const second = await replacing(page, game.first);
    expect(await second.getByRole('radio', { name: `1. ${waits}` }).isChecked()).toBe(true);
    await second.getByLabel('Reason, public').fill('Did not appear');
    await second.locator('.changes').getByText(`${waits} plays in place of ${game.first}`).first().waitFor();
    await replace(second);
    await his.getByRole('heading', { level: 1, name: waits }).waitFor();
    await isTold(his, /Another player has your place in .* Did not appear/);
    await isTold(waiter, /You play in .* in the place of a player who does not/);
    await waiter.goto(`/games/${game.id}`);
    await waiter.getByRole('region', { name: 'Your move' }).getByText('Your move.').waitFor();
    expect(await stayed()).toBe(true);

    await done(by(tournament.players.get(waits)!), 'resign', { gameId: game.id }, '');
    await fillNew(await replacing(page, newcomer), `${what} late`);
    await dialog
      .getByRole('alert')
      .getByText(`${newcomer} has a decided game, and what is decided stays with who played it`)
      .waitFor();
    expect(await dialog.getByRole('button', { name: 'Replace the player' }).isDisabled()).toBe(true);
  });
});

describe.each(NAMED_BY_SERIES)('$what', ({ running }) => {
  test('nobody else can take a place, and the director reads what he can do instead', async () => {
    const tournament = await running(dashboard.server, director);
    const { first } = (await gamesOf(dashboard.server, tournament.id))[0]!;
    const page = await direct(tournament);
    const dialog = await replacing(page, first);
    await fillNew(dialog, 'Somebody');
    await dialog
      .getByRole('alert')
      .getByText(`nobody else can take the place of ${first}. Withdraw ${first} instead: his open games are lost then.`)
      .waitFor();
    expect(await dialog.getByRole('button', { name: 'Replace the player' }).isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await entered(page)
      .getByRole('button', { name: `Withdraw ${first}…` })
      .waitFor();
  });
});

test('at the desk he sees who plays nowhere while others wait, and the first who waits takes the place', async () => {
  const input = { name: 'Kombe la Unguja', game: 'BAO', format: 'ROUND_ROBIN', maxPlayers: 3 };
  const made = await done(
    by(director),
    'createTournament',
    input,
    '... on CreateTournamentSuccess { tournament { id } }',
  );
  const tournamentId = textAt(made, 'tournament.id');
  await done(by(director), 'openRegistration', { tournamentId }, '');
  const newPlayers = ['Halima', 'Idi', 'Jabali', 'Kito', 'Lulu'].map((name) => ({ name }));
  await done(by(director), 'enterPlayers', { tournamentId, newPlayers, orWait: true }, '');
  await done(by(director), 'closeRegistration', { tournamentId }, '');
  await done(by(director), 'startTournament', { tournamentId }, '');
  await dashboard.server.clock.advance(millis(2 * DAY + HOUR));
  const desk = await dashboard.visit('/desk', { person: director });
  await desk.getByRole('button', { name: 'Replace… Halima' }).click();
  const dialog = desk.getByRole('dialog');
  expect(await dialog.getByRole('radio', { name: '1. Kito' }).isChecked()).toBe(true);
  await dialog.getByLabel('Reason, public').fill('Halima did not appear');
  await dialog.locator('.changes').getByText('Kito plays in place of Halima').first().waitFor();
  expect(await violations(desk, 'replacing a player by who waits')).toEqual([]);
  await replace(dialog);
  await desk.getByRole('button', { name: 'Replace… Halima' }).waitFor({ state: 'detached' });
  await desk.getByRole('button', { name: 'Replace… Idi' }).click();
  await dialog.getByRole('radio', { name: '1. Lulu' }).waitFor();
});
