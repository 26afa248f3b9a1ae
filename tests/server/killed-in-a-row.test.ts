import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededNumbers } from '../support/seeded-entropy.ts';
import { serverRow, type ServerRow } from '../support/server-row.ts';
import { rowScene } from './row-scene.ts';

/** How often one of them is killed. */
const KILLS = process.env['BARAZA_LONG'] === '1' ? 20 : 1;
/** Moves that are played in each game around a kill. */
const MOVES = 4;

let row: ServerRow;
beforeAll(async () => {
  row = await serverRow(3);
});
afterAll(() => row.close());

test('any of three servers killed at any moment: every acknowledged move is there once, and who watches goes on elsewhere without a hole', async () => {
  const choose = seededNumbers(5);
  const scene = await rowScene(row, 3);
  for (let kills = 0; kills < KILLS; kills += 1) {
    const playing = scene.play(MOVES);
    const wait = Math.floor(choose() * 40);
    for (let turn = 0; turn < wait; turn += 1) await scene.state(scene.games[0]!);
    const victim = row.members[Math.floor(choose() * row.members.length)]!;
    expect(await row.end(victim, 'SIGKILL')).toBeNull();
    await playing;
    await scene.expectNothingLost();
    if (kills + 1 < KILLS) await row.add();
  }
  scene.stop();
});
