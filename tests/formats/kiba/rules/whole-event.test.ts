import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asId, type EntryId } from '../../../../api/src/kernel/ids.ts';
import { kibaFinal } from '../../../../api/src/formats/kiba/rules/final.ts';
import { kibaGroups } from '../../../../api/src/formats/kiba/rules/groups.ts';
import { kibaPoints, type KibaStage, type StagedGame } from '../../../../api/src/formats/kiba/rules/points.ts';
import { kibaFinalists, kibaSemifinals } from '../../../../api/src/formats/kiba/rules/qualifiers.ts';
import { playerList } from '../../../../api/src/rules/ratings/player-list.ts';
import type { Result } from '../../../../api/src/kernel/result.ts';
import type { PairGame } from '../../../../api/src/rules/standings/pair-game.ts';
import { KIBA_SCORE } from '../../../../api/src/formats/kiba/rules/score.ts';
import { pairStandings, usualPairOrder } from '../../../../api/src/rules/standings/pair-standings.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const field = fc
  .array(
    fc.record({
      category: fc.integer({ min: 1, max: 3 }),
      elo: fc.integer({ min: 1000, max: 2200 }),
      matches: fc.nat(900),
    }),
    {
      minLength: 6,
      maxLength: 34,
    },
  )
  .map((players) =>
    players.map((player, index) => ({ ...player, id: asId<EntryId>(`p${index}`), name: `P${index}`, enteredAt: null })),
  );
const run = field.chain((players) =>
  fc.record({
    players: fc.constant(players),
    count: fc.option(fc.integer({ min: 1, max: Math.floor(players.length / 3) })),
    luck: fc.infiniteStream(fc.boolean()),
  }),
);

function value<Value, Failure>(result: Result<Value, Failure>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

test('from the list to the champion: KIBA 9.1, 9.3, 10.2, 11 (1) to (7) and Championship 4 hold with any results', () => {
  fc.assert(
    fc.property(run, ({ players, count, luck }) => {
      const byId = new Map(players.map((player) => [player.id, player]));
      const playersOf = (ids: readonly EntryId[]) => ids.flatMap((id) => byId.get(id) ?? []);
      const wins = () => luck.next().value === true;
      const played: StagedGame[] = [];
      /** Plays a whole group and answers its ids, best first. */
      const ranked = (stage: KibaStage, ids: readonly EntryId[]): readonly EntryId[] => {
        const games: PairGame[] = ids.flatMap((first, index) =>
          ids.slice(index + 1).flatMap((second) => [
            { key: null, first, second, number: 1, decided: true, winner: wins() ? first : second },
            { key: null, first: second, second: first, number: 2, decided: true, winner: wins() ? first : second },
          ]),
        );
        played.push(...games.map(({ first, second, winner }) => ({ stage, first, second, winner })));
        const rows = pairStandings(playersOf(ids), games, usualPairOrder(KIBA_SCORE));
        const points = new Map(rows.map(({ standing }) => [standing.entry, standing.points]));
        expect(games).toHaveLength(ids.length * (ids.length - 1));
        expect(rows.reduce((sum, { standing }) => sum + standing.points, 0)).toBe(2 * games.length);
        for (const { standing, neustadtl } of rows) {
          const others = ids.filter((id) => id !== standing.entry);
          const most = others.reduce((sum, id) => sum + (points.get(id) ?? 0), 0);
          expect(neustadtl).toBeGreaterThanOrEqual(0);
          expect(neustadtl).toBeLessThanOrEqual(most / 2);
        }
        return rows.map(({ standing }) => standing.entry);
      };

      const list = playerList(players).map(({ id }) => id);
      expect(new Set(list)).toEqual(new Set(byId.keys()));
      const { groups, path } = value(kibaGroups(list, count));
      const tables = groups.map((group) => ranked('QUALIFICATION', group.players));
      const semifinals = value(kibaSemifinals(tables));
      expect(semifinals).toHaveLength(path === 'SEMIFINALS' ? 2 : 0);
      for (const group of semifinals) {
        const from = group.map((id) => groups.findIndex((own) => own.players.includes(id)));
        expect(from).toEqual(groups.map((_, index) => index));
      }
      const last = semifinals.length === 0 ? tables : semifinals.map((group) => ranked('SEMIFINAL', group));
      const finalists = playersOf(value(kibaFinalists(last)));
      const [one, other] = finalists;
      if (one === undefined || other === undefined) throw new Error('two players are in the final');
      expect(one.id).not.toBe(other.id);

      const winners: EntryId[] = [];
      let final = value(kibaFinal([one, other], winners));
      while (final.nextGame !== null) {
        const game = final.games[final.nextGame - 1];
        if (game === undefined) throw new Error('the next game is one of three');
        const winner = wins() ? game.first : game.second;
        played.push({ stage: 'FINAL', first: game.first, second: game.second, winner });
        winners.push(winner);
        final = value(kibaFinal([one, other], winners));
      }
      expect(winners.length).toBeLessThanOrEqual(3);
      expect(winners.filter((id) => id === final.winner)).toHaveLength(2);

      const weight: Readonly<Record<KibaStage, number>> = { QUALIFICATION: 1, SEMIFINAL: 2, FINAL: 3 };
      const rows = value(kibaPoints(played, final.winner));
      expect(rows).toHaveLength(players.length);
      expect(rows.map(({ points }) => points)).toEqual(rows.map(({ points }) => points).toSorted((a, b) => b - a));
      for (const { id, points } of rows) {
        const won = played.filter(({ winner }) => winner === id).reduce((sum, { stage }) => sum + weight[stage], 0);
        expect(points).toBe(won + (id === final.winner ? 4 : 0));
      }
    }),
    propertyRuns(60, 1_500),
  );
});
