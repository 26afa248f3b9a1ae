import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '../support/answer.ts';
import { ARRANGED, openArranging, REASON, tablesOf, type ArrangingScene } from './arranging-scene.ts';

let scene: ArrangingScene;

beforeAll(async () => {
  scene = await openArranging(4820);
});
afterAll(() => scene.close());

test('a knock-out is arranged in place of its lot, which anybody can still check (Knock-out 2.1, 2.7)', async () => {
  const { api, director, by, closed, tournament, reportAll } = scene;
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
