import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR, millis } from '../../api/src/kernel/time.ts';
import { at } from '../support/answer.ts';
import { runningTournament } from '../support/api-tournament.ts';
import { startMailServer, type MailServer } from '../support/mail-server.ts';

let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
});
afterAll(() => mail.close());

const NAMES = ['Amina', 'Bakari', 'Chausiku', 'Daudi', 'Eshe', 'Faraji'];
const STATE = `query ($id: ID!) { tournament(id: $id) { status stages { kind state }
  ... on KibaTournament { finalists { player { name } } champion { player { name } } } } }`;

test('a KIBA tournament in which nobody moves is told by mail from its start to its champion', async () => {
  const { server } = mail;
  const input = { name: 'Kombe', format: 'KIBA', formatSettings: { kiba: { approvalHours: 24 } } };
  const { id, players } = await runningTournament(server, NAMES, input);
  const state = async () => at(await server.data(STATE, { id }), 'tournament');
  const person = (name: string) => players.get(name)!;
  const subjects = (name: string) => mail.news(person(name)).map((line) => line.replace(/^\S+ /, ''));
  for (const one of players.values()) await mail.wish(one, { reminders: [] });
  await mail.wish(person('Faraji'), { reminders: [], locale: 'SW' });
  for (const name of NAMES) expect(subjects(name)).toEqual(['Kombe has started']);
  const started = mail.mailbox.to(person('Amina').email).at(-1);
  expect(started?.text).toMatch(/Bakari/);

  const leave = 'mutation ($id: ID!) { withdraw(input: { tournamentId: $id }) { __typename } }';
  expect(await server.data(leave, { id }, person('Faraji'))).toMatchObject({
    withdraw: { __typename: 'WithdrawSuccess' },
  });
  await server.composed.settled();
  for (const name of NAMES.slice(0, 5)) expect(subjects(name)).toEqual(['Faraji has withdrawn from Kombe']);
  subjects('Faraji');

  await server.clock.advance(millis(3 * DAY + HOUR));
  expect(await state()).toMatchObject({ stages: [{ kind: 'QUALIFICATION', state: 'PLAYOFF' }] });
  await server.clock.advance(millis(3 * DAY + HOUR));
  expect(await state()).toMatchObject({ stages: [{ kind: 'QUALIFICATION', state: 'AWAITING_APPROVAL' }] });
  await server.clock.advance(millis(DAY));
  expect(await state()).toMatchObject({ stages: [{ state: 'PUBLISHED' }, { kind: 'FINAL', state: 'RUNNING' }] });
  const finalists = (at(await state(), 'finalists.*.player.name') as readonly string[]).toSorted();
  expect(finalists).toHaveLength(2);
  expect(subjects('Faraji').filter((subject) => subject === 'Raundi “Mchujo” ya Kombe imekwisha')).toHaveLength(1);
  const over = 'The stage “Qualification” of Kombe is over';
  for (const name of NAMES.slice(0, 5)) {
    const news = subjects(name).filter((subject) => !/ (is|are) over$/.test(subject) || subject === over);
    expect(news.filter((subject) => subject === over)).toHaveLength(1);
    expect(news.filter((subject) => subject === 'Kombe has started')).toHaveLength(finalists.includes(name) ? 2 : 1);
    const told = mail.mailbox.to(person(name).email).find(({ subject }) => subject === over);
    expect(told?.text).toMatch(finalists.includes(name) ? /You have qualified for: Final/ : /You have not qualified/);
  }

  await server.clock.advance(millis(9 * DAY + 3 * HOUR));
  expect(await state()).toMatchObject({ status: 'FINISHED' });
  const champion = String(at(await state(), 'champion.player.name'));
  expect(finalists).toContain(champion);
  expect(subjects(champion).filter((subject) => subject === 'The stage “Final” of Kombe is over')).toHaveLength(1);
});
