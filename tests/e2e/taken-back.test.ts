import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE } from '../../api/src/kernel/time.ts';
import type { TestPerson } from '../support/api-client.ts';
import { at, listAt, textAt } from '../support/answer.ts';
import { done } from '../support/api-tournament.ts';
import { violations } from './axe.ts';
import { isLive, mark, openDashboard, type Dashboard } from './dashboard.ts';
import { paste } from './directing.ts';

const PLAYERS = ['Asha', 'Bahati', 'Chiku', 'Dalila', 'Esi', 'Faraji', 'Goma', 'Hadiya'];

let dashboard: Dashboard;
let director: TestPerson;
let id: string;

beforeAll(async () => {
  dashboard = await openDashboard();
  director = await dashboard.server.signUp('Salma', 'DIRECTOR');
  const by = (mutation: string, input: Record<string, unknown>, fields = '') =>
    done((query, variables) => dashboard.server.ask(query, variables, director), mutation, input, fields);
  const made = await by(
    'createTournament',
    { name: 'Mtoano', game: 'BACKGAMMON', format: 'KNOCKOUT', venue: 'ELSEWHERE' },
    '... on CreateTournamentSuccess { tournament { id } }',
  );
  id = textAt(made, 'tournament.id');
  await by('openRegistration', { tournamentId: id });
  await by('enterPlayers', { tournamentId: id, newPlayers: PLAYERS.map((name) => ({ name })) });
  await by('closeRegistration', { tournamentId: id });
  await by('startTournament', { tournamentId: id });
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

/** Who meets whom in the matches that are drawn. */
async function pairsOf(): Promise<readonly (readonly string[])[]> {
  const MATCHES = `query ($id: ID!) { tournament(id: $id) { ... on KnockoutTournament {
    rounds { matches { sides { entry { player { name } } } } } } } }`;
  const found = await dashboard.server.data(MATCHES, { id });
  return listAt(found, 'tournament.rounds')
    .flatMap((round) => listAt(round, 'matches'))
    .map((match) => listAt(match, 'sides').flatMap((side) => at(side, 'entry.player.name') ?? []))
    .map((names) => names.map(String))
    .filter(({ length }) => length === 2);
}

test('the last report of a knock-out is taken back: the preview names the boards that go, and the round is drawn anew from another', async () => {
  const page = await dashboard.visit(`/tournaments/${id}/direct`, { person: director });
  const watcher = await dashboard.visit(`/tournaments/${id}`);
  await isLive(watcher);
  const stayed = await mark(watcher);
  const next = watcher.locator('.bracket-round').nth(1);
  const first = await pairsOf();
  expect(first).toHaveLength(4);

  /** Reports the whole round, won by those who sit here. */
  async function report(seat: 0 | 1): Promise<readonly (readonly string[])[]> {
    await dashboard.server.clock.advance(MINUTE);
    const lines = first.map(
      (pair, index) => `match ${index + 1}: board ${index + 71} won by ${pair[seat]} by 12 points`,
    );
    const form = await paste(page, 'Subject lines', lines);
    await form.getByRole('button', { name: 'Report 4 lines' }).click();
    await expect.poll(async () => (await pairsOf()).length).toBe(6);
    const drawn = (await pairsOf()).slice(4);
    expect(new Set(drawn.flat())).toEqual(new Set(first.map((pair) => pair[seat])));
    for (const name of drawn.flat()) await next.locator('.line').filter({ hasText: name }).waitFor();
    return drawn;
  }

  const drawn = await report(0);
  await page.getByRole('button', { name: 'Take the last report back…' }).click();
  const dialog = page.getByRole('dialog');
  const gone = drawn.map((pair) => pair.join(' – '));
  const said = dialog.locator('.changes').getByText('2 boards that were only drawn from this are gone:').first();
  await said.waitFor();
  for (const board of gone) expect(await said.innerText()).toContain(board);
  expect(await violations(page, 'taking a round back')).toEqual([]);
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('4 results are taken back').waitFor();
  expect(await pairsOf()).toEqual(first);
  await expect.poll(() => next.locator('.line').filter({ hasText: drawn[0]![0]! }).count()).toBe(0);

  await report(1);
  expect(await stayed()).toBe(true);
  await watcher.getByRole('link', { name: 'Log' }).click();
  await watcher.getByText('2 boards that were only drawn from this are gone:').first().waitFor();
});
