import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, listAt, textAt } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { done } from '../support/api-tournament.ts';
import { violations } from './axe.ts';
import { isLive, openDashboard, type Dashboard } from './dashboard.ts';

let dashboard: Dashboard;
let tournament: string;
let director: TestPerson;

beforeAll(async () => {
  dashboard = await openDashboard({ variables: { DEV_MAIL: 'on', MAIL_DOMAIN: 'baraza.example', MAIL_IN_PORT: '0' } });
  director = await dashboard.server.signUp('Salma', 'DIRECTOR');
  const by = (query: string, variables: Record<string, unknown>) => dashboard.server.ask(query, variables, director);
  const made = await done(
    by,
    'createTournament',
    { name: 'Kombe la barua', game: 'BACKGAMMON', format: 'KNOCKOUT', venue: 'ELSEWHERE' },
    '... on CreateTournamentSuccess { tournament { id } }',
  );
  tournament = textAt(made, 'tournament.id');
  await done(by, 'openRegistration', { tournamentId: tournament }, '');
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

test('the page has a mail ready by which a player signs up with his id, and sees at once that he is in', async () => {
  const asha = await dashboard.server.signUp('Asha');
  const page = await dashboard.visit(`/tournaments/${tournament}`, { person: asha, size: [390, 844] });
  await isLive(page);
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What you are called where it is played').fill('asha99');
  const href = await dialog.getByRole('link', { name: 'Sign up by mail' }).getAttribute('href');
  expect(await violations(page, 'signing up by mail')).toEqual([]);
  const mail = new URL(href!);
  const [subject, text] = ['subject', 'body'].map((part) => mail.searchParams.get(part)!);
  expect([subject, text]).toEqual(['Sign me up for Kombe la barua', 'id: asha99']);
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  const post = createTransport({ host: '127.0.0.1', port: dashboard.server.composed.mailIn!.port, ignoreTLS: true });
  const { response } = await post.sendMail({ from: asha.email, to: mail.pathname, subject: subject!, text: text! });
  expect(response).toContain('Taken: entered');
  await page.getByText('You play here').waitFor();
});

test('a stranger writes from the page, and the director enters him from his desk; a namesake is told apart, another declined', async () => {
  const open = await dashboard.visit(`/tournaments/${tournament}`, { size: [390, 844] });
  const href = await open.getByRole('link', { name: 'Sign up by mail' }).getAttribute('href');
  expect(await violations(open, 'asking to be entered')).toEqual([]);
  const mail = new URL(href!);
  expect(mail.searchParams.get('body')).toContain('id: ');
  const post = createTransport({ host: '127.0.0.1', port: dashboard.server.composed.mailIn!.port, ignoreTLS: true });
  const write = async (from: string, text: string): Promise<void> => {
    const sent = { from, to: mail.pathname, subject: mail.searchParams.get('subject')!, text };
    expect((await post.sendMail(sent)).response).toContain('Taken: requested');
  };
  const page = await dashboard.visit('/desk', { person: director });
  await isLive(page);
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  const answer = async (name: string) => {
    await row(name).getByRole('button', { name: 'Answer' }).click();
    return page.getByRole('dialog');
  };
  await write('Zuhura <zuhura@home.example>', 'I come from Kenya, and my userid is zuhura7.');
  let dialog = await answer('Zuhura');
  await dialog.getByText('I come from Kenya').waitFor();
  expect(await dialog.getByLabel('Country').inputValue()).toBe('KE');
  await dialog.getByText('Zuhura is new here').waitFor();
  expect(await violations(page, 'answering a request')).toEqual([]);
  await dialog.getByRole('button', { name: 'Enter him' }).click();
  await page.getByText('Zuhura is entered', { exact: true }).waitFor();
  await write('Asha <asha@home.example>', 'id: other');
  dialog = await answer('Asha');
  await dialog.getByText('is it this one, or somebody else?').first().waitFor();
  await dialog.getByRole('combobox').selectOption('NEW');
  await dialog.getByRole('button', { name: 'Enter him' }).click();
  await page.getByText('Asha is entered', { exact: true }).waitFor();
  await write('kobe@home.example', 'Let me in!');
  dialog = await answer('kobe');
  await dialog.getByText('Decline', { exact: true }).click();
  await dialog.getByLabel('Why you do not enter him').fill('It is for members.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await page.getByText('kobe is not entered', { exact: true }).waitFor();
  await page.getByText('Nothing needs you.').waitFor();
  await page.getByText('kobe has asked by mail to be entered; that is declined.').waitFor();
  const field =
    'query ($id: ID!) { tournament(id: $id) { entries { nodes { idElsewhere player { name hasAccount } } } } }';
  const entries = listAt(at(await dashboard.server.data(field, { id: tournament }), 'tournament'), 'entries.nodes');
  expect(entries).toHaveLength(3);
  expect(entries).toContainEqual({ idElsewhere: 'other', player: { name: 'Asha', hasAccount: false } });
});
