import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, listAt, textAt } from '../support/answer.ts';
import {
  ARRANGED,
  broken,
  namesIn,
  openArranging,
  REASON,
  swapped,
  tablesOf,
  type ArrangingScene,
  type Table,
} from './arranging-scene.ts';

let scene: ArrangingScene;

beforeAll(async () => {
  scene = await openArranging(4810);
});
afterAll(() => scene.close());

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

test('where all is drawn at the start nothing waits, and nothing is offered; where rounds are to come it is, until the last is drawn (Common 4.9)', async () => {
  const { world, api, by, closed } = scene;
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
  const { by, closed, tournament } = scene;
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
    [order.slice(1), /none is given to SW01\.$/],
    [[...order, order[0]], /more than one is given to SW01 \(number 1, number 5\)\.$/],
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
  const { api, director, by, closed, tournament, reportAll, needed } = scene;
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
    message: expect.stringMatching(
      /^A pairing has two players, and as many rest as were drawn to; otherwise here: board 1 \(SW\d\d, SW\d\d and SW\d\d\), board 3 \(nobody\)\.$/,
    ),
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
