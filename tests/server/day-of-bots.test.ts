import { expect, test } from 'vitest';
import { apiClient } from '../support/api-client.ts';
import { dataFolder } from '../support/data-folder.ts';
import { dayOfBots } from '../support/day-of-bots.ts';
import { heldBy, MEASURED } from '../support/measured-process.ts';
import type { Held } from '../support/measured-server.ts';
import { seededNumbers } from '../support/seeded-entropy.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { newDatabaseUrl } from '../support/test-database.ts';

const CAST = { bots: 12, spectators: 24 };
/** Moves after which all that is kept for good is there. */
const WARM_UP = 1_500;
/** Moves that some bots make in a day. */
const A_DAY = 2_500;
const DAYS = 2;
/** The most by which the heap may have grown after each. */
const GROWTH = 1.05;
/** Of the heap: what another collection frees where nothing is left to be freed. */
const STILL = 0.002;
const MEGABYTE = 2 ** 20;
const PATIENCE = 40 * 60_000;

const MANY = String(10 ** 9);
const VARIABLES = {
  AUTH_SECRET: 'x'.repeat(32),
  BOTS_PER_ACCOUNT: MANY,
  COMMANDS_PER_BOT: MANY,
  POINTS_PER_ACCOUNT: MANY,
  POINTS_PER_ADDRESS: MANY,
  POINTS_PER_TOKEN: MANY,
};

const folder = dataFolder();

/** What a server holds once it rests, when another collection frees nothing any more. */
async function heldAtRest(server: ServerProcess): Promise<Held> {
  let least = await heldBy(server);
  for (;;) {
    const held = await heldBy(server);
    if (held.heap > least.heap * (1 - STILL)) return held.heap < least.heap ? held : least;
    least = held;
  }
}

/** Says at once how far it is: what is logged in a test is shown when it has failed. */
function say(when: string, { heap, buffers, resources }: Held): void {
  const [inHeap, beside] = [heap, buffers].map((bytes) => (bytes / MEGABYTE).toFixed(1));
  process.stdout.write(`  ${when}: ${inHeap} MB of heap, ${beside} MB of buffers, ${JSON.stringify(resources)}\n`);
}

test(
  'days of bots, with spectators who come and go and tables that are read, do not let the server grow',
  async () => {
    const databaseUrl = await newDatabaseUrl();
    if (databaseUrl === null) folder.make();
    const where: Record<string, string> = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
    const server = folder.start([], { ...VARIABLES, ...where }, MEASURED);
    const api = apiClient(await server.url);
    const day = await dayOfBots(api, CAST, seededNumbers(7));
    await day.play(WARM_UP);
    const warm = await heldAtRest(server);
    say(`after ${WARM_UP} moves`, warm);
    for (let number = 1; number <= DAYS; number += 1) {
      await day.play(A_DAY);
      const held = await heldAtRest(server);
      say(`after ${A_DAY} more`, held);
      expect(held.heap / warm.heap, `after ${number} days`).toBeLessThan(GROWTH);
    }
    await day.end();
    await api.close();
  },
  PATIENCE,
);
