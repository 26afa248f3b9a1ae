import { afterAll, beforeAll, expect, test } from 'vitest';
import { adjudicate } from '../../api/src/application/commands/game/adjudicate.ts';
import { resign } from '../../api/src/application/commands/game/resign.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { DAY, HOUR, millis, plus, type Instant } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import { at } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { must, newWorld, personOf, type RunningTournament, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';

let db: Db;
let world: World;
let api: Api;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  api = await openApi(world);
});
afterAll(async () => {
  await api.close();
  await db.close();
});

const QUESTION = 'query ($id: ID!) { tournament(id: $id) { endForecast { latest byPace } } }';
const forecast = async (type: string, { id }: Pick<RunningTournament, 'id'>): Promise<unknown> =>
  at(await api.data(world.anonymous, QUESTION, { id: globalId(type, id) }), 'tournament.endForecast');
const text = (instant: Instant): string => new Date(instant).toISOString();
const days = (count: number) => millis(count * DAY);

test('a round robin ends at the latest by its clocks, and at the pace of the games that were played (Clocks 7.4)', async () => {
  const settings = { preset: 'FREE', approvalHours: 24 };
  const draft = await world.draft(await world.person('Salma', 'DIRECTOR'), { settings });
  expect(await forecast('RoundRobinTournament', { id: draft })).toBeNull();

  const running = await world.running(['Oscar', 'Kobe', 'Jan'], { settings });
  const latest = text(plus(world.now(), days(2 * 3 + 60 + 1)));
  expect(await forecast('RoundRobinTournament', running)).toEqual({ latest, byPace: null });

  world.pass(days(2));
  const [one, other] = await running.games();
  const loser = personOf(running.players, one!.players.first);
  must(await resign(loser.context, { gameId: one!.id }));
  const soon = text(plus(world.now(), millis(24 * HOUR)));
  expect(await forecast('RoundRobinTournament', running)).toEqual({ latest, byPace: soon });

  // The second game lasts half a day longer: on average two and a quarter, and nothing ends before now.
  world.pass(millis(12 * HOUR));
  must(await resign(personOf(running.players, other!.players.first).context, { gameId: other!.id }));
  const later = text(plus(world.now(), millis(24 * HOUR)));
  expect(await forecast('RoundRobinTournament', running)).toEqual({ latest, byPace: later });
});

test('what comes one after another counts each: a final of three games, elsewhere without a clock', async () => {
  const names = ['Amina', 'Bakari', 'Chausiku', 'Dalili', 'Eshe', 'Faraji'];
  const running = await world.running(names, {
    ...{ format: 'KIBA', settings: { approvalHours: 48 }, venue: 'ELSEWHERE', timeControl: null },
  });
  expect(await forecast('KibaTournament', running)).toEqual({ latest: null, byPace: null });
  world.pass(days(4));
  const [game] = await running.games();
  const told = { gameId: game!.id, winner: 'first' as const, reason: 'Played on the beach.' };
  must(await adjudicate(running.director.context, told));
  const byPace = text(plus(world.now(), days(3 * 4 + 2)));
  expect(await forecast('KibaTournament', running)).toEqual({ latest: null, byPace });
});
