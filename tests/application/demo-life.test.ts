import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeDemo } from '../../api/src/application/demo/make-demo.ts';
import { HOUR, MINUTE, millis, plus } from '../../api/src/kernel/time.ts';
import { GAMES } from '../../api/src/games/rules.ts';
import { replay } from '../../api/src/rules/games/replay.ts';
import { openDatabase } from '../../api/src/store/client.ts';
import { migrate } from '../../api/prisma/apply-migrations.ts';
import { at } from '../support/answer.ts';
import { manualClock } from '../support/clock.ts';
import { demoWorld } from '../support/made-demo.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { newDatabaseUrl } from '../support/test-database.ts';
import { must } from '../support/world.ts';

/** They play the thirty games that a visitor sees. */
const OPEN_BOTS = 6;

const folder = mkdtempSync(join(tmpdir(), 'baraza-demo-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Open {
  readonly name: string;
  readonly status: string;
  readonly gamesTotal: number;
  readonly gamesDecided: number;
  readonly entries: { readonly nodes: readonly { readonly player: { readonly name: string } }[] };
}

async function opens(server: TestServer): Promise<readonly Open[]> {
  const { tournaments } = await server.data(
    '{ tournaments(first: 20) { edges { node { name status gamesTotal gamesDecided entries { nodes { player { name } } } } } } }',
  );
  const all = at(tournaments, 'edges.*.node') as readonly Open[];
  return all.filter(({ name }) => name.startsWith('Baraza Open')).toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

test('bots play an open tournament to its end, through a restart, and the next one begins by itself', async () => {
  const databaseUrl = await newDatabaseUrl();
  const place = databaseUrl === null ? { dataDir: folder } : { databaseUrl };
  const clock = manualClock();
  const { now } = clock;
  const db = must(await openDatabase(place));
  must(await migrate(db));
  const size = { openBots: OPEN_BOTS, ownBots: 'none' } as const;
  await makeDemo(demoWorld(db, 5, { now }), size);
  await db.close();

  let server = await startServer({ ...place, clock, demo: true, seed: 6 });
  const until = async (isThere: (all: readonly Open[]) => boolean): Promise<readonly Open[]> => {
    const end = plus(now(), millis(6 * HOUR));
    for (;;) {
      const all = await opens(server);
      if (isThere(all)) return all;
      if (now() > end) throw new Error(`Nothing came of it: ${JSON.stringify(all)}`);
      await clock.advance(MINUTE);
    }
  };
  const [begun] = await until(([first]) => first !== undefined && first.gamesDecided > 0);
  expect(begun).toMatchObject({ status: 'RUNNING', gamesTotal: OPEN_BOTS * (OPEN_BOTS - 1) });
  await server.close();
  server = await startServer({ ...place, clock, demo: true, seed: 7 });
  const [first, second] = await until((all) => all.length > 1);
  expect(first).toMatchObject({ status: 'FINISHED', gamesDecided: OPEN_BOTS * (OPEN_BOTS - 1) });
  expect(second).toMatchObject({ name: 'Baraza Open 2', status: 'RUNNING', gamesTotal: first?.gamesTotal });
  const names = (open: Open | undefined) => open?.entries.nodes.map(({ player }) => player.name).toSorted();
  expect(names(second)).toEqual(names(first));

  const games = await server.db.prisma.game.findMany({
    where: { tournament: { name: 'Baraza Open 1' } },
    include: { moves: { orderBy: { ply: 'asc' } }, results: true },
  });
  for (const { moves, position, results } of games) {
    expect(results.map(({ how }) => how)).toEqual(['PLAYED']);
    expect(new Set(moves.map(({ cause }) => cause))).toEqual(new Set(['BOT']));
    const notations = moves.map(({ notation }) => notation);
    expect(replay(GAMES.BAO, { variant: 'KISWAHILI' }, notations)).toEqual({ ok: true, value: position });
  }
  await server.close();
});
