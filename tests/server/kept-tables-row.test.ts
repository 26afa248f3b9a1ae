import fc from 'fast-check';
import { print } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, listAt, textAt, type Fields } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { done } from '../support/api-tournament.ts';
import { mutationOf } from '../support/mutation.ts';
import { pageDocument } from '../support/page-documents.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { serverRow, type RowMember, type ServerRow } from '../support/server-row.ts';

const SERVERS = 3;
/** Commands that are under way at once. */
const AT_ONCE = 3;
const TABLES = print(pageDocument('TournamentCrosstable'));
const STATE = `query ($id: ID!) { tournament(id: $id) { version games(first: 100) { nodes { id status } }
  entries(first: 100) { nodes { status player { id name } } } groups { standings { rank points entry { player { name } } } } } }`;

let row: ServerRow;
let director: TestPerson;
beforeAll(async () => {
  row = await serverRow(SERVERS);
  director = await row.members[0]!.signUp('Director', 'DIRECTOR');
});
afterAll(() => row.close());

interface Scene {
  readonly id: string;
  readonly people: readonly TestPerson[];
  /** Who has entered, those that have accounts first, and somebody without one last. */
  readonly players: readonly string[];
  readonly outsider: string;
  readonly games: readonly string[];
}

let made = 0;

/** A round robin that is played elsewhere, of four with accounts and one without; and somebody who does not play. */
async function scene(): Promise<Scene> {
  const [one] = row.members as [RowMember];
  const by = (person: TestPerson) => (query: string, variables: Record<string, unknown>) =>
    one.ask(query, variables, person);
  const settings = { name: `Kombe ${(made += 1)}`, game: 'BAO', format: 'ROUND_ROBIN', venue: 'ELSEWHERE' };
  const created = '... on CreateTournamentSuccess { tournament { id } }';
  const id = textAt(await done(by(director), 'createTournament', settings, created), 'tournament.id');
  const step = (mutation: string, more: object = {}) => done(by(director), mutation, { tournamentId: id, ...more }, '');
  await step('openRegistration');
  const people: TestPerson[] = [];
  for (const name of ['Salma', 'Tumaini', 'Zuberi', 'Wema']) {
    const person = await one.signUp(`${name} ${made}`);
    people.push(person);
    await done(by(person), 'enterTournament', { tournamentId: id }, '');
  }
  await step('enterPlayers', { newPlayers: [{ name: `Mgeni ${made}` }] });
  await step('closeRegistration');
  await step('startTournament');
  const outsider = await one.signUp(`Nje ${made}`);
  const state = await one.data(STATE, { id });
  const playerOf = (name: string): string =>
    textAt(
      listAt(state, 'tournament.entries.nodes').find((entry) => at(entry, 'player.name') === name),
      'player.id',
    );
  return {
    id,
    people,
    players: [...people.map(({ name }) => playerOf(name)), playerOf(`Mgeni ${made}`)],
    outsider: textAt(await one.data('{ viewer { player { id } } }', {}, outsider), 'viewer.player.id'),
    games: listAt(state, 'tournament.games.nodes').map((game) => textAt(game, 'id')),
  };
}

const KINDS = ['report', 'correct', 'rename', 'rate', 'disqualify', 'close', 'merge'] as const;

/** A command that is given at one of the servers. */
interface Deed {
  readonly kind: (typeof KINDS)[number];
  readonly at: number;
  readonly which: number;
  readonly winner: 'FIRST' | 'SECOND';
}

const deeds = fc.array(
  fc.record<Deed>({
    kind: fc.constantFrom(...KINDS),
    at: fc.nat(SERVERS - 1),
    which: fc.nat(3),
    winner: fc.constantFrom('FIRST', 'SECOND'),
  }),
  { minLength: 9, maxLength: 15 },
);

function commandOf({ kind, which, winner }: Deed, { id, people, players, outsider, games }: Scene, number: number) {
  const person = people[which]!;
  const game = { gameId: games[which], winner };
  const commands: Readonly<Record<Deed['kind'], readonly [mutation: string, by: TestPerson, input: Fields]>> = {
    report: ['reportResult', director, { tournamentId: id, results: [game] }],
    correct: ['correctResult', director, { ...game, reason: 'Misread.' }],
    rename: ['changeProfile', person, { name: `Aitwaye ${number}` }],
    rate: [
      'importRating',
      director,
      { playerId: players[which], game: 'BAO', elo: 1_500 + number, matches: 3, source: 'A list' },
    ],
    disqualify: ['disqualify', director, { tournamentId: id, playerId: players[which], reason: 'Cheated.' }],
    close: ['closeAccount', person, { confirmation: person.email }],
    merge: ['mergePlayers', director, { fromId: players[4], intoId: outsider, reason: 'Is the same.' }],
  };
  return commands[kind];
}

/** Each server's links lead to itself. */
const textOf = (answer: unknown): string => JSON.stringify(answer).replaceAll(/http:\/\/localhost:\d+/g, '');

/** What a server answers now over HTTP, where answers are kept, as text. */
const kept = async (member: RowMember, id: string): Promise<readonly string[]> => {
  const answers = await Promise.all([TABLES, STATE].map((query) => member.data(query, { id })));
  return answers.map(textOf);
};

/** The same over a WebSocket, where they are worked out anew. */
const fresh = async (member: RowMember, id: string): Promise<readonly string[]> => {
  const socket = member.socket();
  const answers = await Promise.all([TABLES, STATE].map((query) => socket.ask(query, { id })));
  await socket.close();
  return answers.map(({ data }) => textOf(data));
};

const versionIn = (texts: readonly string[]): number => Number(at(JSON.parse(texts[1] ?? ''), 'tournament.version'));

test('whatever is done at any of three servers, at once or one after another, is in the tables of all of them', async () => {
  const succeeded = new Set<Deed['kind']>();
  let number = 0;
  const property = fc.asyncProperty(deeds, async (given) => {
    const there = await scene();
    const { id } = there;
    const members = row.members;
    for (const member of members) await kept(member, id);

    async function act(deed: Deed): Promise<void> {
      const member = members[deed.at]!;
      const [mutation, by, input] = commandOf(deed, there, (number += 1));
      const { data } = await member.ask(
        mutationOf(mutation, '__typename ... on CommandError { code message }'),
        { input },
        by,
      );
      if (at(data ?? {}, `${mutation}.code`) === undefined) succeeded.add(deed.kind);
      // The others stand where a look past all that is kept stands now, or further.
      const version = versionIn(await fresh(member, id));
      for (const other of members) expect(versionIn(await kept(other, id))).toBeGreaterThanOrEqual(version);
    }

    for (let begun = 0; begun < given.length; begun += AT_ONCE) {
      await Promise.all(given.slice(begun, begun + AT_ONCE).map(act));
      const [one] = members as [RowMember];
      const truth = await fresh(one, id);
      for (const member of members) expect(await kept(member, id)).toEqual(truth);
    }
  });
  await fc.assert(property, propertyRuns(1, 6));
  expect([...succeeded].sort()).toEqual([...KINDS].sort());

  const all = await Promise.all(row.members.map((member) => everything(member)));
  const begun = await row.add();
  expect(new Set([...all, await everything(begun)]).size).toBe(1);
});

/** All tables there are, as a server answers them. */
async function everything(member: RowMember): Promise<string> {
  const { tournaments } = await member.data('{ tournaments(first: 100) { nodes { id } } }');
  const texts: string[] = [];
  for (const one of listAt(tournaments, 'nodes')) texts.push(...(await kept(member, textAt(one, 'id'))));
  return texts.join('\n');
}
