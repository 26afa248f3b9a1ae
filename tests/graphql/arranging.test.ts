import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, listAt, textAt } from '../support/answer.ts';
import {
  ARRANGED,
  ARRANGEMENT,
  broken,
  namesIn,
  openArranging,
  REASON,
  swapped,
  tablesOf,
  type ArrangingScene,
} from './arranging-scene.ts';

let scene: ArrangingScene;

beforeAll(async () => {
  scene = await openArranging(4800);
});
afterAll(() => scene.close());

test('groups are looked at before the start and arranged otherwise, each broken rule named; what cannot be is refused (Common 4.8)', async () => {
  const { api, director, by, closed, tournament, reportAll } = scene;
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
    [asDrawn.slice(1), /every group .* once; missing: A\.$/],
    [[a, b, b], /every group .* once; given more than once: B\.$/],
    [[a, b, { ...c!, key: 'Z' }], /every group .*; not drawn: Z\.$/],
    [[a, b, { ...c!, entryIds: [...c!.entryIds, a!.entryIds[0]] }], /more than one .* KI01 \(group A, group C\)\.$/],
    [[a, b, { ...c!, entryIds: c!.entryIds.slice(1) }], /has a place; none is given to KI03\.$/],
    [
      [a, { ...b!, entryIds: [...b!.entryIds, ...c!.entryIds] }, { ...c!, entryIds: [] }],
      /2 to 34 players; otherwise here: group C \(nobody\)\.$/,
    ],
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
    'KIBA 4.3: Sizes of groups differ by one at most, larger groups first. Players: A 3, B 4, C 2.',
    'KIBA 4.3: KI09 is in group B; the player list deals KI09 to group C.',
  ]);
  expect(broken(await start(swapped(tables, 'KI01', 'KI04')))).toEqual([
    'KIBA 4.3, KIBA 3.4: In group A the seats of KI04 and KI01 do not follow the player list.',
  ]);
  const wanted = { tables: swapped(tables, 'KI04', 'KI05'), reason: REASON };
  const stranger = await closed('KIBA', 9);
  expect(await by('startTournament', { tournamentId: stranger, arrangement: wanted })).toMatchObject({
    code: 'INVALID_INPUT',
    message:
      'Only those who were drawn can be arranged; an entry that is not of this tournament is named in group A, group B, group C.',
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
  const { api, director, by, closed } = scene;
  const round = await closed('ROUND_ROBIN', 4);
  const seats = tablesOf(await by('startTournament', { tournamentId: round, dryRun: true }, ARRANGED));
  const arrangement = { tables: swapped(seats, 'RO01', 'RO04'), reason: REASON };
  expect(broken(await by('startTournament', { tournamentId: round, arrangement }, ARRANGED))).toEqual([
    'Round robin 1.2: The seats of RO04 and RO01 do not follow the player list.',
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
