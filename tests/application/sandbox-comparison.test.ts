import { expect, test } from 'vitest';
import {
  comparedPlayers,
  cutOf,
  placesGained,
  type PlacedPlayer,
} from '../../api/src/application/sandbox/comparison.ts';
import { asId } from '../../api/src/kernel/ids.ts';

function placed(name: string, place: number, reach: PlacedPlayer['reach']): PlacedPlayer {
  return {
    playerId: asId(name),
    handle: name.toLowerCase(),
    name,
    place,
    shared: false,
    points: null,
    stage: null,
    zone: null,
    reach,
  };
}

test('players are told by their places in the sandbox, with who moved and who has come further', () => {
  const here = [
    placed('Asha', 1, [2, 0]),
    placed('Bibi', 2, [1, 1]),
    placed('Chui', 3, [1, -1]),
    placed('Eshe', 4, [1, -1]),
  ];
  const untouched = [
    placed('Chui', 1, [2, 0]),
    placed('Bibi', 2, [1, 1]),
    placed('Asha', 3, [1, -1]),
    placed('Duma', 4, [1, -1]),
  ];
  const told = comparedPlayers(here, untouched).map((player) => [player.name, placesGained(player), cutOf(player)]);
  expect(told).toEqual([
    ['Asha', 2, 'IN'],
    ['Bibi', 0, null],
    ['Chui', -2, 'OUT'],
    ['Eshe', null, null],
    ['Duma', null, null],
  ]);
});

test.for([
  { name: 'a place that leads on is in', here: [1, 1], untouched: [1, -1], cut: 'IN' },
  { name: 'a place that leads no further is out', here: [1, 0], untouched: [1, 1], cut: 'OUT' },
  { name: 'a later stage counts before the place in it', here: [2, -1], untouched: [1, 1], cut: 'IN' },
] as const)('$name', ({ here, untouched, cut }) => {
  const [player] = comparedPlayers([placed('Asha', 1, here)], [placed('Asha', 1, untouched)]);
  expect(player && cutOf(player)).toBe(cut);
});
