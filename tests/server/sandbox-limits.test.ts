import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR, MINUTE, millis } from '../../api/src/kernel/time.ts';
import { at, listAt, textAt } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { done, runningTournament, type ApiTournament } from '../support/api-tournament.ts';
import { mutationOf } from '../support/mutation.ts';
import { forkedBy, post } from '../support/sandbox.ts';
import { startServer, type TestServer } from '../support/server.ts';

const FORKS = 1;

let server: TestServer;
let cup: ApiTournament;
let other: ApiTournament;
let asha: TestPerson;

beforeAll(async () => {
  server = await startServer({ variables: { FORKS_PER_ACCOUNT: String(FORKS) } });
  cup = await runningTournament(server, ['Asha', 'Bibi', 'Chui']);
  other = await runningTournament(server, ['Duma', 'Ena', 'Faru'], {}, cup.director);
  asha = cup.players.get('Asha')!;
  await server.clock.settled();
});
afterAll(() => server.close());

const by = (person: TestPerson) => (query: string, variables: Record<string, unknown>) =>
  server.ask(query, variables, person);
const give = async (person: TestPerson, mutation: string, input: object, more = '') => {
  const query = mutationOf(mutation, `__typename ... on CommandError { code message } ${more}`);
  return (await server.data(query, { input }, person))[mutation];
};
const throwAway = (person: TestPerson, sandboxId: string) => done(by(person), 'deleteSandbox', { sandboxId }, '');

/** The same person by a token for one tournament alone. */
async function scopedTo(tournamentId: string, person: TestPerson): Promise<TestPerson> {
  const input = { name: 'What if', verbs: ['READ', 'PLAY', 'DIRECT'], tournamentId };
  const made = await done(by(person), 'createToken', input, '... on CreateTokenSuccess { token }');
  return { ...person, token: textAt(made, 'token') };
}

test('a token for one tournament plays and throws away the sandbox that it has forked of it, and no other', async () => {
  const own = await scopedTo(cup.id, asha);
  const foreign = await scopedTo(other.id, asha);
  expect(await give(own, 'forkTournament', { tournamentId: other.id })).toMatchObject({ code: 'FORBIDDEN' });
  const sandbox = await forkedBy(server, own, { tournamentId: cup.id });
  const VIEWER = '{ viewer { sandbox { id stop } } }';
  for (const mutation of ['playSandbox', 'stopSandbox', 'compareSandbox', 'deleteSandbox'])
    expect(await give(foreign, mutation, { sandboxId: sandbox.id })).toMatchObject({ code: 'FORBIDDEN' });
  expect(at(await server.data(VIEWER, {}, foreign), 'viewer.sandbox')).toBeNull();
  const until = new Date(server.clock.now() + MINUTE).toISOString();
  expect(await give(own, 'playSandbox', { sandboxId: sandbox.id, until })).toMatchObject({
    __typename: 'SandboxSuccess',
  });
  await server.clock.settled();
  expect(at(await server.data(VIEWER, {}, own), 'viewer.sandbox')).toEqual({ id: sandbox.id, stop: 'UNTIL' });
  const status = 'query ($id: ID!) { tournament(id: $id) { status } }';
  expect(await post(sandbox.address, { query: status, variables: { id: cup.id } }, own)).toMatchObject({
    body: { data: { tournament: { status: 'RUNNING' } } },
  });
  expect(await give(own, 'deleteSandbox', { sandboxId: sandbox.id })).toMatchObject({
    __typename: 'DeleteSandboxSuccess',
  });
});

test('who forks in a loop is told by which rule he may not, and when he may again', async () => {
  const { limits } = await server.data('{ limits { rule scope maximum refusal setting } }', {});
  const rule = { rule: 'forks an account', scope: 'ACCOUNT', maximum: FORKS };
  expect(listAt(limits)).toContainEqual({ ...rule, refusal: 'TOO_MANY_FORKS', setting: 'FORKS_PER_ACCOUNT' });
  const input = { tournamentId: cup.id };
  const bibi = cup.players.get('Bibi')!;
  for (let fork = 0; fork < FORKS; fork++) await throwAway(bibi, (await forkedBy(server, bibi, input)).id);
  const more = '... on TooManyForks { rule number maximum retryAt }';
  const again = server.clock.now() + HOUR / FORKS;
  expect(await give(bibi, 'forkTournament', input, more)).toEqual({
    __typename: 'TooManyForks',
    code: 'TOO_MANY_FORKS',
    message: expect.stringMatching(/^You may make 1 sandbox in an hour: come again after /),
    ...{ rule: 'forks an account', number: FORKS + 1, maximum: FORKS, retryAt: new Date(again).toISOString() },
  });
  await server.clock.advance(millis(HOUR / FORKS));
  await throwAway(bibi, (await forkedBy(server, bibi, input)).id);
});
