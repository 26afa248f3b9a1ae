import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textAt } from '../support/answer.ts';
import { done } from '../support/api-tournament.ts';
import { violations } from './axe.ts';
import { isLive, openDashboard, type Dashboard } from './dashboard.ts';

let dashboard: Dashboard;
let tournament: string;

beforeAll(async () => {
  dashboard = await openDashboard({ variables: { DEV_MAIL: 'on', MAIL_DOMAIN: 'baraza.example', MAIL_IN_PORT: '0' } });
  const director = await dashboard.server.signUp('Salma', 'DIRECTOR');
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
