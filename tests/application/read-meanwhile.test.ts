import { afterAll, beforeAll, expect, test } from 'vitest';
import { stageAdvances } from '../../api/src/application/queries/advances.ts';
import { readAfresh, type Reading } from '../../api/src/application/queries/reading.ts';
import { tournamentState } from '../../api/src/application/queries/tournament-state.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import type { Db } from '../../api/src/store/client.ts';
import { openApi } from '../graphql/ask.ts';
import { openTestDatabase } from '../support/database.ts';
import { betterWins, runningKiba } from '../support/kiba-event.ts';
import { newWorld } from '../support/world.ts';
import { stage } from './kiba-reading.ts';

let db: Db;
let seed = 1_700;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

// What follows a command, or is told of an event, is read while other commands are committed.
const kept = ['stagesOf', 'groupsOf', 'pairingsOf', 'gamesOf', 'entriesOf'] as const satisfies (keyof Reading)[];

test.each(kept)(
  'where %s was read before the next stage was arranged, all else is told without that stage',
  async (part) => {
    const event = await runningKiba(newWorld(db, (seed += 1)), 9, { approvalHours: 0 });
    const played = await stage(event, 'q');
    const reading = { ...event.director.context };
    await readAfresh(reading)[part].load(event.id);
    await event.decide(betterWins(event));
    expect(await stage(event, 's')).toMatchObject({ state: 'RUNNING' });
    const advances = await stageAdvances(reading, played, null);
    expect(advances).toHaveLength(9);
    const { state } = await tournamentState(reading, event.id, null);
    const { stages, groups, pairings } = state.plan;
    expect(groups.filter(({ stage: of }) => !stages.some(({ key }) => key === of))).toEqual([]);
    expect(pairings.filter(({ group: of }) => !groups.some(({ key }) => key === of))).toEqual([]);
  },
);

test('whatever is asked while a tournament goes on is answered', async () => {
  const world = newWorld(db, (seed += 1));
  const api = await openApi(world);
  const event = await runningKiba(world, 9, { approvalHours: 0 });
  const id = globalId('KibaTournament', event.id);
  const PARTS = [
    'stages { key advances { rank arranged nextStage { key } arrangedIn { key } } groups { key } }',
    'groups { key standings { rank zone } stage { key advances { place } } }',
    'stages { groups { key } } groups { key } winner { player { name } } stages { advances { why } }',
  ];
  let isOver = false;
  const watch = async (parts: string): Promise<void> => {
    while (!isOver)
      await api.data({ ...world.anonymous }, `query ($id: ID!) { tournament(id: $id) { ${parts} } }`, { id });
  };
  const play = async (): Promise<void> => {
    while ((await event.status()) !== 'FINISHED') await event.decide(betterWins(event));
    isOver = true;
  };
  const all = await Promise.allSettled([play(), ...PARTS.map(watch)]);
  isOver = true;
  expect(all.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual([]);
  await api.close();
});
