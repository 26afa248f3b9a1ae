import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oware } from '../../../../api/src/games/oware/rules/index.ts';
import type { OwarePosition, OwareTrace } from '../../../../api/src/games/oware/rules/types.ts';
import { propertyRuns } from '../../../support/property-runs.ts';
import { naiveMoves } from './naive.ts';
import { gameOf, played } from './played.ts';

const games = fc.array(fc.nat({ max: 59 }), { minLength: 1, maxLength: 250 }).map(gameOf);
const runs = propertyRuns(60, 3_000);

const seedsOf = ({ houses, stores }: OwarePosition): number =>
  houses.reduce((sum, seeds) => sum + seeds, stores.first + stores.second);

/** What the steps of a trace make of houses and stores. */
function folded({ houses, stores, turn }: OwarePosition, trace: OwareTrace): Pick<OwarePosition, 'houses' | 'stores'> {
  const after = [...houses];
  const kept = { ...stores };
  for (const step of trace) {
    if (step.kind === 'grand-slam') continue;
    if (step.kind === 'sow') after[step.house] = (after[step.house] ?? 0) + 1;
    else after[step.house] = (after[step.house] ?? 0) - step.seeds;
    if (step.kind === 'capture') kept[turn] += step.seeds;
    if (step.kind === 'gather') kept[step.house < 6 ? 'first' : 'second'] += step.seeds;
  }
  return { houses: after, stores: kept };
}

describe('in every position of a game by chance', () => {
  test('there are 48 seeds, none of them less than nothing', () => {
    fc.assert(
      fc.property(games, ({ positions }) => {
        for (const position of positions) {
          expect(seedsOf(position)).toBe(48);
          expect(Math.min(...position.houses)).toBeGreaterThanOrEqual(0);
        }
      }),
      runs,
    );
  });

  test('a line and a move are read as they were written', () => {
    fc.assert(
      fc.property(games, ({ positions }) => {
        for (const position of positions) {
          expect(oware.decode(oware.encode(position))).toEqual({ ok: true, value: position });
          for (const move of oware.legalMoves(position)) {
            const read = oware.parseMove(position, oware.formatMove(position, move));
            expect(read).toEqual({ ok: true, value: { move, warnings: [] } });
          }
        }
      }),
      runs,
    );
  });

  test('play takes what is offered and nothing else, as the engine written apart has it', () => {
    fc.assert(
      fc.property(games, ({ positions }) => {
        for (const position of positions) {
          const offered = oware.legalMoves(position).map(({ house }) => house);
          const every = Array.from({ length: 14 }, (_, at) => at - 1);
          expect(every.filter((house) => oware.play(position, { house }).ok)).toEqual(offered);
          if (position.end !== null) continue;
          const { houses, stores, turn } = position;
          const naive = naiveMoves({ houses, stores: [stores.first, stores.second], mover: turn === 'first' ? 0 : 1 });
          expect(offered.map((house) => oware.formatMove(position, { house }))).toEqual([...naive.keys()]);
          for (const [text, board] of naive) {
            const { position: after } = played(position, { house: 'ABCDEFabcdef'.indexOf(text) });
            if (after.end === null || after.end === 'majority') expect(after.houses).toEqual(board.houses);
          }
        }
      }),
      runs,
    );
  });

  test('the steps of a move make the position after it', () => {
    fc.assert(
      fc.property(games, ({ positions }) => {
        for (const position of positions) {
          for (const move of oware.legalMoves(position)) {
            const { position: after, trace } = played(position, move);
            expect(folded(position, trace)).toEqual({ houses: after.houses, stores: after.stores });
          }
        }
      }),
      runs,
    );
  });

  test('who is to move in an open game has a move, and a record is read as it was written', () => {
    fc.assert(
      fc.property(games, ({ positions, moves }) => {
        for (const position of positions) expect(oware.legalMoves(position).length > 0).toBe(position.end === null);
        const head = { first: 'Asha', second: 'Juma', fields: [['EVENT', 'Abapa: the open']] as const };
        const written = oware.exportRecord({}, head, moves);
        const read = oware.importRecord(written.ok ? written.value : '');
        expect(read).toEqual({ ok: true, value: { head, moves, position: positions.at(-1), warnings: [] } });
      }),
      runs,
    );
  });
});
