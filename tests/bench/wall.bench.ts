// What a wall with 60 live boards has to do for a move: a browser shows them all on one screen of 3840 by 2160, and somebody plays. CPU time of
// the page's main thread, all of its tasks from one move to the next with the clocks that it steps meanwhile, in milliseconds a move.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listAt, textAt } from '../support/answer.ts';
import { sharedBrowser } from '../support/browser.ts';
import { gamesOf, runningTournament } from '../support/api-tournament.ts';
import { seededNumbers } from '../support/seeded-entropy.ts';
import { startServer } from '../support/server.ts';
import { playMoves } from '../e2e/moving.ts';
import { drawPicture } from './picture/draw-picture.ts';

const MOVES = 60;
const BOARDS = 60;
const GOAL = 50;

const folder = mkdtempSync(join(tmpdir(), 'baraza-bench-'));
const webFolder = join(import.meta.dirname, '../../web/dist');
const server = await startServer({ dataDir: folder, webFolder });
const names = Array.from({ length: 9 }, (_, index) => `Player ${index + 1}`);
const { id, path, players } = await runningTournament(server, names);
const { liveGames } = await server.data(
  `query ($id: ID!) { liveGames(first: ${BOARDS}, tournamentId: $id) { nodes { id } } }`,
  { id },
);
const shown = new Set(listAt(liveGames, 'nodes').map((node) => textAt(node, 'id')));
const games = (await gamesOf(server, id)).filter((game) => shown.has(game.id));

const browser = await sharedBrowser();
const page = await browser.newPage({ viewport: { width: 3840, height: 2160 }, reducedMotion: 'reduce' });
await page.goto(`${server.composed.url}${path.replace('/t/', '/wall/')}?views=boards&boards=${BOARDS}&every=3600`);
await page.locator('.seated-board').waitFor();
await page.keyboard.press('n');
await page
  .locator('.wall-card')
  .nth(BOARDS - 1)
  .waitFor();
await page.locator('.live-badge.live').waitFor();

const devtools = await page.context().newCDPSession(page);
await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
const worked = async (): Promise<number> => {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
};
const chance = seededNumbers(60);
const taken: number[] = [];
for (let move = 0; move < MOVES; move += 1) {
  const before = await worked();
  const told = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new MutationObserver((_changes, observer) => {
          observer.disconnect();
          requestAnimationFrame(() => resolve());
        }).observe(document.querySelector('.board-sheet')!, { subtree: true, childList: true, attributes: true });
      }),
  );
  await playMoves(server, players, games[move % games.length]!, 1, chance);
  await told;
  taken.push((await worked()) - before);
}
const sorted = taken.toSorted((a, b) => a - b);
const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
const bars = (
  [
    ['half of the moves within', 0.5],
    ['19 of 20 within', 0.95],
    ['all within', 1],
  ] as const
).map(([name, share]) => ({ name, value: at(share), of: 'ours' as const }));
console.log(
  `${BOARDS} boards: ${bars.map(({ name, value }) => `${name} ${value.toFixed(1)} ms`).join(', ')}; goal ${GOAL}`,
);
drawPicture('wall', {
  title: `Work of the page of a wall with ${BOARDS} live boards`,
  unit: 'ms of CPU a move',
  better: 'less',
  bars,
  goal: GOAL,
});

await page.close();
await browser.close();
await server.close();
rmSync(folder, { recursive: true, force: true });
