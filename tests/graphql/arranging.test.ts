import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../api/src/store/client.ts';
import { at, listAt, textAt, type Fields } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { newWorld, type Person, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { mutate } from './mutate.ts';

let db: Db;
let world: World;
let api: Api;
let director: Person;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db, 4_800);
  api = await openApi(world);
  director = await world.person('Dalila', 'DIRECTOR');
});
afterAll(async () => {
  await api.close();
  await db.close();
});

const ARRANGEMENT = `arrangement { kind isRearranged isExample seeding { id player { name } } tables { key name entries { id player { name } } }
  brokenRules { why rule ruleRefs { id text } } }`;
const ARRANGED = `... on ArrangedSuccess { ${ARRANGEMENT} }`;
const REASON = 'They share a house.';

const by = (name: string, input: object, fields?: string) => mutate(api, director.context, name, input, fields);

/** A tournament played elsewhere of so many new players, the first the strongest, whose registration is closed. */
async function closed(format: string, players: number, input: object = {}): Promise<string> {
  const game = format === 'KUKSU' ? 'GO' : 'BAO';
  const made = await by(
    'createTournament',
    { name: `Arranged ${format}`, game, format, venue: 'ELSEWHERE', ...input },
    '... on CreateTournamentSuccess { tournament { id } }',
  );
  const tournamentId = textAt(made, 'tournament.id');
  await by('openRegistration', { tournamentId });
  const newPlayers = Array.from({ length: players }, (_, index) => ({
    name: `${format.slice(0, 2)}${String(index + 1).padStart(2, '0')}`,
    elo: 2_000 - 10 * index,
  }));
  expect(await by('enterPlayers', { tournamentId, newPlayers })).toMatchObject({
    __typename: 'EnterTournamentSuccess',
  });
  expect(await by('closeRegistration', { tournamentId })).toMatchObject({ __typename: 'FieldSuccess' });
  return tournamentId;
}

interface Table {
  readonly key: string;
  readonly name: string;
  readonly players: readonly string[];
  readonly entryIds: readonly string[];
}

function tablesOf(done: Fields): readonly Table[] {
  return listAt(done, 'arrangement.tables').map((table) => ({
    key: textAt(table, 'key'),
    name: textAt(table, 'name'),
    players: listAt(table, 'entries').map((entry) => textAt(entry, 'player.name')),
    entryIds: listAt(table, 'entries').map((entry) => textAt(entry, 'id')),
  }));
}

/** The tables with two players exchanged, as an input has them. */
function swapped(tables: readonly Table[], one: string, other: string) {
  const ids = new Map(tables.flatMap(({ players, entryIds }) => players.map((name, at) => [name, entryIds[at] ?? ''])));
  const [a, b] = [ids.get(one) ?? '', ids.get(other) ?? ''];
  const turned = (id: string): string => (id === a ? b : id === b ? a : id);
  return tables.map(({ key, entryIds }) => ({ key, entryIds: entryIds.map(turned) }));
}

const broken = (done: Fields): readonly string[] =>
  listAt(done, 'arrangement.brokenRules').map((one) => `${textAt(one, 'rule')}: ${textAt(one, 'why')}`);

const STAGES = `query ($id: ID!) { tournament(id: $id) { status roundDueSince
  log(last: 100) { edges { node { text } } }
  groups { name entries { player { name } } }
  stages { name state rearrangements { round ruling { reason text by { name } } brokenRules { rule } drawn { name entries { player { name } } } } }
  games(first: 100, status: SCHEDULED) { edges { node { id seats { player { name } } } } } } }`;

async function tournament(id: string): Promise<Fields> {
  return at(await api.data(director.context, STAGES, { id }), 'tournament') as Fields;
}

/** Everybody beats who comes after him by name. */
async function reportAll(tournamentId: string): Promise<void> {
  const games = listAt(at(await tournament(tournamentId), 'games.edges.*.node'));
  const results = games.map((game) => {
    const [first, second] = listAt(game, 'seats').map((seat) => textAt(seat, 'player.name'));
    return { gameId: textAt(game, 'id'), winner: String(first) < String(second) ? 'FIRST' : 'SECOND' };
  });
  expect(await by('reportResult', { tournamentId, results })).toMatchObject({ __typename: 'ReportResultSuccess' });
}

const namesIn = (groups: unknown): unknown => [at(groups, 'groups.*.entries.*.player.name')].flat(2);

test('groups are looked at before the start and arranged otherwise, each broken rule named; what cannot be is refused (Common 4.8)', async () => {
  const tournamentId = await closed('KIBA', 9);
  const drawn = await by('startTournament', { tournamentId, dryRun: true }, ARRANGED);
  expect(drawn).toMatchObject({
    arrangement: { kind: 'GROUPS', isRearranged: false, isExample: false, brokenRules: [] },
  });
  const tables = tablesOf(drawn);
  expect(tables.map(({ name, players }) => [name, ...players])).toEqual([
    ['A', 'KI01', 'KI04', 'KI07'],
    ['B', 'KI02', 'KI05', 'KI08'],
    ['C', 'KI03', 'KI06', 'KI09'],
  ]);
  const start = (wanted: unknown, reason = REASON) =>
    by('startTournament', { tournamentId, dryRun: true, arrangement: { tables: wanted, reason } }, ARRANGED);
  const asDrawn = swapped(tables, 'KI01', 'KI01');
  const [a, b, c] = asDrawn;
  const refusals: readonly (readonly [unknown, RegExp])[] = [
    [asDrawn.slice(1), /every group or pairing/],
    [[a, b, b], /every group or pairing/],
    [[a, b, { ...c!, entryIds: [...c!.entryIds, a!.entryIds[0]] }], /somebody has two/],
    [[a, b, { ...c!, entryIds: c!.entryIds.slice(1) }], /somebody has none/],
    [[a, { ...b!, entryIds: [...b!.entryIds, ...c!.entryIds] }, { ...c!, entryIds: [] }], /2 to 34 players/],
  ];
  for (const [wanted, message] of refusals) {
    expect(await start(wanted)).toMatchObject({ code: 'INVALID_INPUT', message: expect.stringMatching(message) });
  }
  expect(await start(asDrawn, ' ')).toMatchObject({ code: 'INVALID_INPUT' });
  expect(await start(asDrawn)).toMatchObject({ arrangement: { isRearranged: false, brokenRules: [] } });

  const uneven = [
    a,
    { ...b!, entryIds: [...b!.entryIds, c!.entryIds[2]] },
    { ...c!, entryIds: c!.entryIds.slice(0, 2) },
  ];
  expect(broken(await start(uneven))).toEqual([
    'KIBA 4.1: Group C has only 2 players.',
    'KIBA 4.3: The groups have 3, 4, 2 players: sizes differ by one at most, larger groups first.',
    'KIBA 4.3: KI09 is in group B; the player list deals KI09 to group C.',
  ]);
  const wanted = { tables: swapped(tables, 'KI04', 'KI05'), reason: REASON };
  const stranger = await closed('KIBA', 6);
  expect(await by('startTournament', { tournamentId: stranger, arrangement: wanted })).toMatchObject({
    code: 'INVALID_INPUT',
  });
  const done = await by('startTournament', { tournamentId, arrangement: wanted }, ARRANGED);
  expect(broken(done)).toEqual([
    'KIBA 4.3: KI05 is in group A; the player list deals KI05 to group B.',
    'KIBA 4.3: KI04 is in group B; the player list deals KI04 to group A.',
  ]);
  const running = await tournament(tournamentId);
  expect(namesIn(running)).toEqual(['KI01', 'KI05', 'KI07', 'KI02', 'KI04', 'KI08', 'KI03', 'KI06', 'KI09']);
  expect(at(running, 'stages.0.rearrangements')).toMatchObject([
    {
      round: null,
      ruling: { reason: REASON, by: { name: 'Dalila' }, text: expect.stringContaining('against KIBA 4.3') },
      brokenRules: [{ rule: 'KIBA 4.3' }, { rule: 'KIBA 4.3' }],
      drawn: [{ name: 'A', entries: [{ player: { name: 'KI01' } }, { player: { name: 'KI04' } }, {}] }, {}, {}],
    },
  ]);
  expect(at(running, 'log.edges.*.node.text')).toContainEqual(expect.stringContaining('arranged by the director'));

  await reportAll(tournamentId);
  const stageId = textAt(
    await api.data(director.context, 'query ($id: ID!) { tournament(id: $id) { stages { id } } }', {
      id: tournamentId,
    }),
    'tournament.stages.0.id',
  );
  const fields = `... on AdvanceTournamentSuccess { ${ARRANGEMENT} }`;
  const semifinals = tablesOf(await by('advanceTournament', { tournamentId, stageId, dryRun: true }, fields));
  expect(semifinals.map(({ players }) => players)).toEqual([
    ['KI01', 'KI02', 'KI03'],
    ['KI05', 'KI04', 'KI06'],
  ]);
  const crossed = { tables: swapped(semifinals, 'KI01', 'KI04'), reason: REASON };
  const advanced = await by('advanceTournament', { tournamentId, stageId, arrangement: crossed }, fields);
  expect(broken(advanced)).toEqual([
    'KIBA 10.1: KI04 is in semi-final 1, where the place in the group does not lead.',
    'KIBA 10.1: KI01 is in semi-final 2, where the place in the group does not lead.',
    'KIBA 10.2: KI04 and KI02 have met in their group and meet again.',
    'KIBA 10.2: KI05 and KI01 have met in their group and meet again.',
  ]);
});

test('seats of a round robin, and leagues of a cycle, with where everybody is told as it was arranged (Kuksu 2.5, 9.1, 10.1)', async () => {
  const round = await closed('ROUND_ROBIN', 4);
  const seats = tablesOf(await by('startTournament', { tournamentId: round, dryRun: true }, ARRANGED));
  const arrangement = { tables: swapped(seats, 'RO01', 'RO04'), reason: REASON };
  expect(broken(await by('startTournament', { tournamentId: round, arrangement }, ARRANGED))).toEqual([
    'Round robin 1.2: The seats do not follow the player list.',
  ]);
  const cycle = await closed('KUKSU', 20, { formatSettings: { kuksu: { acceptanceDays: 0 } } });
  const leagues = tablesOf(await by('startTournament', { tournamentId: cycle, dryRun: true }, ARRANGED));
  expect(leagues.map(({ name, players }) => [name, players.length])).toEqual([
    ['A', 10],
    ['B1', 5],
    ['B2', 5],
  ]);
  const up = { tables: swapped(leagues, 'KU10', 'KU11'), reason: REASON };
  expect(broken(await by('startTournament', { tournamentId: cycle, dryRun: true, arrangement: up }, ARRANGED))).toEqual(
    [
      'Kuksu 9.1: KU11 is in league A; by the rules the place is in league B1.',
      'Kuksu 9.1: KU10 is in league B1; by the rules the place is in league A.',
    ],
  );
  const across = { tables: swapped(leagues, 'KU11', 'KU12'), reason: REASON };
  expect(broken(await by('startTournament', { tournamentId: cycle, arrangement: across }, ARRANGED))).toEqual([
    'Kuksu 10.1: KU12 is in league B1; by the snake of ratings it is league B2.',
    'Kuksu 10.1: KU11 is in league B2; by the snake of ratings it is league B1.',
  ]);
  const PLACES = `query ($id: ID!) { tournament(id: $id) { ... on KuksuTournament { arrangement { placements {
    league reason rule entry { player { name } } } } } } }`;
  const places = listAt(await api.data(director.context, PLACES, { id: cycle }), 'tournament.arrangement.placements');
  const moved = places.filter(({ reason }) => reason === 'DIRECTOR');
  expect(moved).toMatchObject([
    { league: 'B1', rule: 'Common 4.8', entry: { player: { name: 'KU12' } } },
    { league: 'B2', rule: 'Common 4.8', entry: { player: { name: 'KU11' } } },
  ]);
  expect(places).toHaveLength(20);
});

/** The rounds that wait for the director. */
async function needed(): Promise<readonly unknown[]> {
  const source = `{ viewer { attention(first: 50) { edges { node { ... on RoundAttention { kind deed since missing } } } } } }`;
  const all = listAt(at(await api.data(director.context, source), 'viewer.attention.edges.*.node'));
  return all.filter(({ kind }) => kind !== undefined);
}

test('where all is drawn at the start nothing waits, and nothing is offered; where rounds are to come it is, until the last is drawn (Common 4.9)', async () => {
  const more = async (id: string) =>
    at(
      await api.data(world.anonymous, 'query ($id: ID!) { tournament(id: $id) { drawsMore } }', { id }),
      'tournament.drawsMore',
    );
  const choices = await api.data(world.anonymous, '{ tournamentChoices { formats { format drawsLater } } }', {});
  const later = listAt(choices, 'tournamentChoices.formats').filter(({ drawsLater }) => drawsLater === true);
  expect(new Set(later.map(({ format }) => format))).toEqual(new Set(['KIBA', 'KNOCKOUT', 'SWISS']));
  const table = await closed('ROUND_ROBIN', 4);
  expect(await by('updateTournament', { tournamentId: table, holdsRounds: true })).toMatchObject({
    code: 'INVALID_INPUT',
    message:
      'In this system of play everything is drawn at the start: nothing is left that could wait to be published.',
  });
  expect(await more(table)).toBe(false);
  const swiss = await closed('SWISS', 5, { formatSettings: { swiss: { rounds: 1 } } });
  expect(await more(swiss)).toBe(true);
  await by('startTournament', { tournamentId: swiss });
  expect(await more(swiss)).toBe(false);
});

test('the field of a Swiss stands in another order than the player list, which pairs every round (Common 4.8, Swiss 2.1)', async () => {
  const tournamentId = await closed('SWISS', 4, { formatSettings: { swiss: { rounds: 2 } } });
  const start = (arrangement: object | null, more: object = { dryRun: true }) =>
    by('startTournament', { tournamentId, arrangement, ...more }, ARRANGED);
  const drawn = await start(null);
  const order = listAt(drawn, 'arrangement.seeding').map((entry) => textAt(entry, 'id'));
  expect(at(drawn, 'arrangement.seeding.*.player.name')).toEqual(['SW01', 'SW02', 'SW03', 'SW04']);
  expect(tablesOf(drawn).map(({ players }) => players.toSorted())).toEqual([
    ['SW01', 'SW03'],
    ['SW02', 'SW04'],
  ]);
  const reason = REASON;
  for (const [seeding, message] of [
    [order.slice(1), /somebody has none/],
    [[...order, order[0]], /somebody has two/],
  ] as const) {
    expect(await start({ seeding, reason })).toMatchObject({ message: expect.stringMatching(message) });
  }
  expect(await start({ seeding: order, reason })).toMatchObject({ arrangement: { isRearranged: false } });
  const [one, two, three, four] = order;
  const seeding = [one, three, two, four];
  const tried = await start({ seeding, reason });
  expect(broken(tried)).toEqual([
    'Swiss 2.1, KIBA 3.4: SW03 is number 2 of the field and would be number 3 by the player list.',
    'Swiss 2.1, KIBA 3.4: SW02 is number 3 of the field and would be number 2 by the player list.',
  ]);
  const tables = tablesOf(tried);
  expect(tables.map(({ players }) => players.toSorted())).toEqual([
    ['SW01', 'SW02'],
    ['SW03', 'SW04'],
  ]);
  // The pairs of that order may be changed beside it.
  const both = broken(await start({ seeding, tables: swapped(tables, 'SW02', 'SW04'), reason }));
  expect(both).toHaveLength(4);
  expect(both.join(' ')).toContain('the order of the field pairs them otherwise');
  await start({ seeding, reason }, {});
  const begun = await tournament(tournamentId);
  expect(namesIn(begun)).toEqual(['SW01', 'SW03', 'SW02', 'SW04']);
  expect(begun.stages).toMatchObject([
    { rearrangements: [{ round: 1, ruling: { reason }, brokenRules: [{ rule: 'Swiss 2.1, KIBA 3.4' }, {}] }] },
  ]);
  const table = await closed('ROUND_ROBIN', 4);
  expect(
    await by('startTournament', { tournamentId: table, dryRun: true, arrangement: { seeding: order, reason } }),
  ).toMatchObject({ message: 'What is published now is not drawn by an order of the players.' });
});

test('a Swiss that holds its rounds waits for its director, who may pair it himself (Common 4.9, Swiss 3, 4.3)', async () => {
  const tournamentId = await closed('SWISS', 5, { holdsRounds: true, formatSettings: { swiss: { rounds: 3 } } });
  const publish = (input: object = {}) => by('publishRound', { tournamentId, ...input }, ARRANGED);
  expect(await publish()).toMatchObject({ code: 'WRONG_STATUS' });
  const first = tablesOf(await by('startTournament', { tournamentId }, ARRANGED));
  expect(first.map(({ players }) => players.length)).toEqual([2, 2, 1]);
  expect(await publish()).toMatchObject({ code: 'WRONG_STATUS', message: 'No round waits to be published.' });
  await reportAll(tournamentId);
  const due = await tournament(tournamentId);
  expect(due.roundDueSince).not.toBeNull();
  expect(at(due, 'games.edges')).toEqual([]);
  const NOTICES = '{ viewer { notices { text } } }';
  expect(JSON.stringify(await api.data(director.context, NOTICES))).toContain('waits for the director to publish it');
  expect(await needed()).toEqual([{ kind: 'ROUND_DUE', deed: 'PUBLISH_ROUND', since: due.roundDueSince, missing: 0 }]);
  expect(await by('updateTournament', { tournamentId, holdsRounds: false })).toMatchObject({ code: 'WRONG_STATUS' });

  const drawn = await publish({ dryRun: true });
  const tables = tablesOf(drawn);
  const rests = tables.at(-1)?.players[0] ?? '';
  const [one, other] = [first[0]?.players[0] ?? '', first[0]?.players[1] ?? ''];
  const opponent = tables.find(({ players }) => players.includes(one))?.players.find((name) => name !== one) ?? '';
  const again = { tables: swapped(tables, opponent, other), reason: REASON };
  expect(broken(await publish({ dryRun: true, arrangement: again }))).toContain(
    `Swiss 3.1: ${one} and ${other} meet a second time.`.replace(`${one} and ${other}`, namesAt(again, tables, one)),
  );
  const [board] = tables;
  const turned = { tables: swapped(tables, board?.players[0] ?? '', board?.players[1] ?? ''), reason: REASON };
  expect(broken(await publish({ dryRun: true, arrangement: turned }))).toEqual([
    `Swiss 4.3: ${board?.players[0]} ought to move first against ${board?.players[1]}.`,
  ]);
  const restsAgain = { tables: swapped(tables, rests, first.at(-1)?.players[0] ?? ''), reason: REASON };
  expect(broken(await publish({ dryRun: true, arrangement: restsAgain })).join(' ')).toContain('would rest again');
  const pairOfThree = tables.map(({ key, entryIds }, index) => ({
    key,
    entryIds: index === 0 ? [...entryIds, ...(tables.at(-1)?.entryIds ?? [])] : index === 2 ? [] : entryIds,
  }));
  expect(await publish({ arrangement: { tables: pairOfThree, reason: REASON } })).toMatchObject({
    code: 'INVALID_INPUT',
    message: 'A pairing has two players, and as many rest as were drawn to.',
  });
  expect(await publish({ arrangement: turned })).toMatchObject({ arrangement: { isRearranged: true } });
  expect(await needed()).toEqual([]);
  const playing = await tournament(tournamentId);
  expect(playing).toMatchObject({
    roundDueSince: null,
    stages: [{ rearrangements: [{ round: 2, brokenRules: [{ rule: 'Swiss 4.3' }] }] }],
  });
  expect(listAt(playing, 'games.edges')).toHaveLength(2);
  expect(await by('updateTournament', { tournamentId, holdsRounds: false })).toMatchObject({
    __typename: 'TournamentSuccess',
  });
  await reportAll(tournamentId);
  expect(listAt(await tournament(tournamentId), 'games.edges')).toHaveLength(2);
});

/** Two who meet at the board of one, who moves first at first. */
function namesAt(
  wanted: { readonly tables: readonly { readonly entryIds: readonly string[] }[] },
  tables: readonly Table[],
  one: string,
): string {
  const names = new Map(tables.flatMap(({ players, entryIds }) => entryIds.map((id, at) => [id, players[at] ?? ''])));
  const board = wanted.tables.map(({ entryIds }) => entryIds.map((id) => names.get(id) ?? ''));
  return (board.find((players) => players.includes(one)) ?? []).join(' and ');
}

test('a knock-out is arranged in place of its lot, which anybody can still check (Knock-out 2.1, 2.7)', async () => {
  const tournamentId = await closed('KNOCKOUT', 5, { holdsRounds: true, formatSettings: { knockout: { length: 1 } } });
  const example = await by('startTournament', { tournamentId, dryRun: true }, ARRANGED);
  expect(example).toMatchObject({ arrangement: { kind: 'PAIRS', isExample: true } });
  const names = tablesOf(example)
    .flatMap(({ players }) => players)
    .toSorted();
  const ids = new Map(
    tablesOf(example).flatMap(({ players, entryIds }) => players.map((name, n) => [name, entryIds[n]])),
  );
  const wanted = tablesOf(example).map(({ key, entryIds }, index) => ({
    key,
    entryIds: names.slice(2 * index, 2 * index + entryIds.length).map((name) => ids.get(name)),
  }));
  const started = await by(
    'startTournament',
    { tournamentId, arrangement: { tables: wanted, reason: REASON } },
    ARRANGED,
  );
  expect(tablesOf(started).map(({ players }) => players)).toEqual([['KN01', 'KN02'], ['KN03', 'KN04'], ['KN05']]);
  const DRAWS = `query ($id: ID!) { tournament(id: $id) { stages { rearrangements { drawn { entries { player { name } } } } }
    ... on KnockoutTournament { drawCommitments { tournamentId seed commitment lots { name items { id } order { id player { name } } } } } } }`;
  const read = at(await api.data(director.context, DRAWS, { id: tournamentId }), 'tournament');
  const draw = at(read, 'drawCommitments.0');
  const lot = at(draw, 'lots.0');
  expect([at(read, 'stages.0.rearrangements.0.drawn.*.entries.*.player.name')].flat(2)).toEqual(
    at(lot, 'order.*.player.name'),
  );
  await reportAll(tournamentId);
  expect((await tournament(tournamentId)).roundDueSince).not.toBeNull();
  expect(
    at(await api.data(director.context, DRAWS, { id: tournamentId }), 'tournament.drawCommitments.1.seed'),
  ).toBeNull();
  const next = await by('publishRound', { tournamentId }, ARRANGED);
  expect(next).toMatchObject({ arrangement: { isRearranged: false, isExample: false, brokenRules: [] } });
});
