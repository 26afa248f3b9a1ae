import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rollAt } from '../../../../api/src/games/backgammon/rules/dice.ts';
import { drawBelow } from '../../../../api/src/rules/committed-chance.ts';

const SOURCE = { gameId: 'g', clients: ['a', ''] } as const;

test('bytes that would favour a face are passed over, into the next block if need be', () => {
  const asked: string[] = [];
  const blocks = [[252, 255], [253], [251, 6]];
  const dice = rollAt((text) => Uint8Array.from(blocks[asked.push(text) - 1] ?? []), SOURCE, 7);
  expect(dice).toEqual([6, 1]);
  expect(asked).toEqual(['bg-dice-v1|g|a||7|0', 'bg-dice-v1|g|a||7|1', 'bg-dice-v1|g|a||7|2']);
});

test('every number below a bound comes from as many bytes as every other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 256 }), (below) => {
      const counts = Array.from<number>({ length: below }).fill(0);
      const passedOver = 256 % below;
      const bytes = Array.from({ length: 256 }, (_, byte) => byte).values();
      for (let draw = 0; draw < 256 - passedOver; draw++) {
        const drawn = drawBelow(bytes, below);
        counts[drawn] = (counts[drawn] ?? 0) + 1;
      }
      expect(counts).toEqual(Array.from({ length: below }, () => Math.floor(256 / below)));
    }),
    { numRuns: 20 },
  );
});

test('beyond 256 a number comes from two bytes, the higher first', () => {
  expect(drawBelow([255, 255, 1, 0].values(), 300)).toBe(256);
});
