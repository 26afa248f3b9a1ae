import { afterAll, beforeAll, expect, test } from 'vitest';
import { globalId } from '../../api/src/graphql/global-id.ts';
import type { Db } from '../../api/src/store/client.ts';
import { at, listAt, textAt } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { newWorld, type Person, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { mutate } from './mutate.ts';

let db: Db;
let world: World;
let api: Api;
let director: Person;
/** Somebody with an account, and another player who goes by his name. */
let kobe: Person;
let otherKobe: Person;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  api = await openApi(world);
  director = await world.person('Dalila', 'DIRECTOR');
  kobe = await world.person('Kobe of the Lists');
  otherKobe = await world.person('Kobe of the Lists');
});
afterAll(async () => {
  await api.close();
  await db.close();
});

const LINES =
  'lines { line text outcome messages column names { name who earlier offers player { id } known { id } } }';
const FIELDS = `... on InvalidLines { code message ${LINES} }`;
const idOf = (person: Person): string => globalId('Player', person.playerId);
const by = (name: string, input: object, fields = '') => mutate(api, director.context, name, input, fields);

async function open(venue = 'ELSEWHERE'): Promise<string> {
  const settings = { name: 'Listed', game: 'BAO', format: 'ROUND_ROBIN', venue };
  const made = await by('createTournament', settings, '... on CreateTournamentSuccess { tournament { id } }');
  const tournamentId = textAt(made, 'tournament.id');
  await by('openRegistration', { tournamentId });
  return tournamentId;
}

const enter = (tournamentId: string, lines: readonly string[], more: object = {}) =>
  by(
    'importRegistrations',
    { tournamentId, text: lines.join('\n'), ...more },
    `... on ImportRegistrationsSuccess { players ${LINES} tournament { entries { nodes { elo matches category idElsewhere player { id name hasAccount } } } } } ${FIELDS}`,
  );

test('a list of players is looked at line by line: doubles, namesakes, numbers that are none; nothing is guessed, nothing done', async () => {
  const tournamentId = await open();
  const text = [
    'Oscar, KE, 3, 1520, 12',
    '',
    'Jan; NL; 2; 1808 Elo',
    'oscar',
    'Kobe of the Lists\tIT',
    'Pia, Kenya',
    'Sam',
  ];
  const before = await fingerprint(db);
  const read = await enter(tournamentId, text);
  expect(read).toMatchObject({ code: 'INVALID_LINES' });
  expect(await fingerprint(db)).toEqual(before);
  expect(listAt(read, 'lines').map(({ line, outcome, column }) => [line, outcome, column])).toEqual([
    [1, 'TAKEN', null],
    [3, 'REFUSED', 4],
    [4, 'UNDECIDED', null],
    [5, 'UNDECIDED', null],
    [6, 'REFUSED', 2],
    [7, 'TAKEN', null],
  ]);
  expect(at(read, 'lines.1.messages')).toEqual([
    '"1808 Elo" cannot be read. The Elo must be a whole number from 0 to 4000.',
  ]);
  expect(at(read, 'lines.2.names.0')).toMatchObject({ who: null, earlier: 1, offers: ['EARLIER', 'NEW'], known: [] });
  const named = at(read, 'lines.3.names.0');
  expect(named).toMatchObject({ who: null, earlier: null, offers: ['KNOWN', 'NEW'] });
  expect(listAt(named, 'known')).toHaveLength(2);
});

test('chosen and mended, all enter at once: the same, somebody else, one of two namesakes; sent again nobody enters twice', async () => {
  const tournamentId = await open();
  const text = [
    'name,elo,id',
    'Oscar,1520,',
    'Oscar,,',
    'Kobe of the Lists,1700,kobe77',
    'Kobe of the Lists,,',
    'Oscar,,',
  ];
  const choices = [
    { line: 3, who: 'EARLIER' },
    { line: 4, who: 'KNOWN', playerId: idOf(otherKobe) },
    { line: 5, who: 'NEW' },
    { line: 6, who: 'NEW' },
  ];
  const wrong = [...choices.slice(1), { line: 3, who: 'KNOWN', playerId: idOf(director) }];
  expect(at(await enter(tournamentId, text, { choices: wrong }), 'lines.*.outcome')).toEqual([
    ...['TAKEN', 'UNDECIDED', 'TAKEN', 'TAKEN', 'TAKEN'],
  ]);
  const given = { choices, idempotencyKey: 'the whole list' };
  const done = await enter(tournamentId, text, given);
  expect(done).toMatchObject({ players: 4 });
  expect(at(done, 'lines.1.messages')).toEqual(['The same as in line 2: nothing more is done.']);
  const entries = listAt(done, 'tournament.entries.nodes').map((entry) =>
    [textAt(entry, 'player.name'), at(entry, 'elo'), at(entry, 'idElsewhere')].join(' '),
  );
  expect(entries.toSorted((one, other) => (one < other ? -1 : 1))).toEqual([
    'Kobe of the Lists 1500 ',
    'Kobe of the Lists 1700 kobe77',
    'Oscar 1500 ',
    'Oscar 1520 ',
  ]);
  expect(await enter(tournamentId, text, given)).toEqual(done);
  const handles = await enter(tournamentId, ['kobe-of-the-lists-2', 'Pia'], { dryRun: true });
  expect(listAt(handles, 'lines').map(({ outcome, names }) => [outcome, at(names, '0.offers')])).toEqual([
    ['NOTHING', ['KNOWN', 'NEW']],
    ['TAKEN', ['NEW']],
  ]);
  const elsewhere = await enter(await open(), ['kobe-of-the-lists']);
  expect(at(elsewhere, 'lines.0')).toMatchObject({ outcome: 'UNDECIDED', names: [{ known: [{ id: idOf(kobe) }] }] });
  const again = await enter(tournamentId, ['Kobe of the Lists, , , 1650'], {
    choices: [{ line: 1, who: 'KNOWN', playerId: idOf(otherKobe) }],
  });
  expect(at(again, 'lines.0.messages')).toEqual([
    'Kobe of the Lists has entered already.',
    'Elo 1650 counts in this tournament.',
  ]);
  expect(again).toMatchObject({ players: 4 });
  const taken = await enter(tournamentId, ['name,id', 'Ada,KOBE77']);
  expect(at(taken, 'lines.0')).toMatchObject({ outcome: 'REFUSED', column: 2 });
  const site = await api.data(
    director.context,
    'query ($id: ID!) { node(id: $id) { ... on Player { ratings { elo } } } }',
    {
      id: idOf(otherKobe),
    },
  );
  expect(site).toEqual({ node: { ratings: [] } });
});

test('results are pasted in the same way: by name, handle or id, namesakes chosen, each line by itself', async () => {
  const tournamentId = await open();
  const people = ['name,id', 'Ada of Lists,', 'Bo of Lists,bo99', 'Kobe of the Lists,', 'Kobe of the Lists,'];
  const choices = [
    { line: 4, who: 'KNOWN', playerId: idOf(kobe) },
    { line: 5, who: 'KNOWN', playerId: idOf(otherKobe) },
  ];
  await enter(tournamentId, people, { choices });
  await by('closeRegistration', { tournamentId });
  await by('startTournament', { tournamentId });
  const report = (lines: readonly string[], more: object = {}) =>
    by(
      'importResults',
      { tournamentId, text: lines.join('\n'), ...more },
      `... on ImportResultsSuccess { ${LINES} tournament { gamesDecided } } ${FIELDS}`,
    );
  const lines = [
    'Ada of Lists, BO99, +',
    'Kobe of the Lists, Ada of Lists, -, https://example.org/7, time',
    'Bo of Lists, Ada of Lists, +',
    'Bo of Lists, Nobody, +',
    'Ada of Lists, Bo of Lists, ?',
  ];
  const tried = await report(lines, { dryRun: true });
  expect(listAt(tried, 'lines').map(({ outcome, column }) => [outcome, column])).toEqual([
    ['TAKEN', null],
    ['UNDECIDED', null],
    ['REFUSED', null],
    ['REFUSED', 2],
    ['REFUSED', 3],
  ]);
  expect(at(tried, 'lines.1.names.0.offers')).toEqual(['KNOWN']);
  const twice = await report(['Ada of Lists, BO99, +', 'bo99, ada-of-lists, -', 'Ada of Lists, BO99, -'], {
    dryRun: true,
  });
  expect(at(twice, 'lines.*.outcome')).toEqual(['TAKEN', 'NOTHING', 'REFUSED']);
  expect(at(twice, 'lines.1.messages')).toEqual(['The same as in line 1: nothing more is done.']);
  const chosen = { choices: [{ line: 2, name: 1, who: 'KNOWN', playerId: idOf(kobe) }] };
  const done = await report(lines, chosen);
  expect(done).toMatchObject({ tournament: { gamesDecided: 2 } });
  expect(at(done, 'lines.1.messages')).toEqual(['Game 1: Ada of Lists wins.']);
  expect(await report(['Ada of Lists, BO99, ++'])).toMatchObject({ code: 'INVALID_LINES' });
  const strange = await mutate(api, kobe.context, 'importResults', { tournamentId, text: lines[0] });
  expect(strange).toMatchObject({ __typename: 'Forbidden' });
});

test('what a player is called on the other server is given as he enters, corrected by the director, and nobody else’s', async () => {
  const tournamentId = await open();
  const enterOne = (who: Person, idElsewhere: string) =>
    mutate(
      api,
      who.context,
      'enterTournament',
      { tournamentId, idElsewhere },
      '... on EnterTournamentSuccess { entries { idElsewhere } }',
    );
  expect(await enterOne(kobe, ' kb1 ')).toMatchObject({ entries: [{ idElsewhere: 'kb1' }] });
  expect(await enterOne(otherKobe, 'KB1')).toMatchObject({ __typename: 'InvalidInput' });
  expect(await enterOne(otherKobe, 'kb2')).toMatchObject({ entries: [{ idElsewhere: 'kb2' }] });
  const correct = (idElsewhere: string | null) =>
    by(
      'correctEntry',
      { tournamentId, playerId: idOf(kobe), idElsewhere },
      '... on CorrectEntrySuccess { entry { idElsewhere } }',
    );
  expect(await correct('kb2')).toMatchObject({ __typename: 'InvalidInput' });
  expect(await correct('kb3')).toMatchObject({ entry: { idElsewhere: 'kb3' } });
  expect(await correct(null)).toMatchObject({ entry: { idElsewhere: null } });
});

test('games are found by group and round', async () => {
  const tournamentId = await open();
  await enter(tournamentId, ['Ada Round', 'Bo Round', 'Cy Round', 'Di Round']);
  await by('closeRegistration', { tournamentId });
  await by('startTournament', { tournamentId });
  const found = async (narrowed: string) => {
    const query = `query ($id: ID!) { tournament(id: $id) { groups { id } games(first: 20, ${narrowed}) { edges { node { id } } } } }`;
    return api.data(world.anonymous, query, { id: tournamentId });
  };
  const group = textAt(await found('round: 1'), 'tournament.groups.0.id');
  expect(listAt(await found('round: 1'), 'tournament.games.edges')).toHaveLength(4);
  expect(listAt(await found(`group: "${group}"`), 'tournament.games.edges')).toHaveLength(12);
  expect(listAt(await found(`group: "${tournamentId}"`), 'tournament.games.edges')).toHaveLength(0);
});

test('subjects of sign-up mails stand among the lines: answered, handed on and folded ones; who gives no name goes by his id', async () => {
  const tournamentId = await open();
  const text = [
    'Wema, KE, 2, 1520',
    'Subject: Re: sign-up: Xena Said, userid xena7',
    'AW: Fwd: I would like to participate in the',
    '  tournament, my userid at the server is yusuf9',
    'Please sign me up, my name is Zed from Kenya (id zed, category 2)',
    'Re: Sign me up!',
    'Fwd: [List] "Sign up: Xena Other, userid XENA7"',
  ];
  const read = await enter(tournamentId, text);
  const outcomes = listAt(read, 'lines').map(({ line, outcome, messages }) => [
    line,
    outcome,
    (messages as string[])[0],
  ]);
  expect(outcomes).toEqual([
    [1, 'TAKEN', expect.stringContaining('Wema is new here')],
    [2, 'TAKEN', expect.stringContaining('Xena Said is new here')],
    [3, 'TAKEN', expect.stringContaining('yusuf9 is new here')],
    [5, 'TAKEN', expect.stringContaining('Zed is new here')],
    [6, 'REFUSED', 'There is no name and no id in this subject.'],
    [7, 'REFUSED', 'Somebody else is called XENA7 on the other server.'],
  ]);
  expect(textAt(read, 'lines.2.text')).toBe(
    'AW: Fwd: I would like to participate in the tournament, my userid at the server is yusuf9',
  );
  const done = await enter(tournamentId, text.slice(0, 5));
  const entries = listAt(done, 'tournament.entries.nodes').map((entry) =>
    [textAt(entry, 'player.name'), at(entry, 'category'), at(entry, 'idElsewhere')].join(' '),
  );
  expect(entries.toSorted()).toEqual(['Wema 2 ', 'Xena Said 3 xena7', 'Zed 2 zed', 'yusuf9 3 yusuf9']);
  const again = await enter(tournamentId, ['Re: userid yusuf9', 'Xena Said', 'id: zed']);
  expect(listAt(again, 'lines').map(({ messages }) => (messages as string[])[0])).toEqual([
    ...['yusuf9 has entered already.', 'Xena Said has entered already.', 'zed has entered already.'],
  ]);
  expect(listAt(again, 'tournament.entries.nodes')).toHaveLength(4);
});
