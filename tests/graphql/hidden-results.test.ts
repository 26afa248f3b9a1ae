import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_HIDDEN } from '../../api/src/application/commands/hidden/hide-results.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import type { Db } from '../../api/src/store/client.ts';
import { openTestDatabase } from '../support/database.ts';
import { newWorld, type Person, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { mutate } from './mutate.ts';

let db: Db;
let world: World;
let api: Api;
let viewer: Person;
let tournamentId: string;

const HIDDEN = '{ viewer { hiddenTournaments { name } } }';

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  api = await openApi(world);
  viewer = await world.person('Viewer');
  tournamentId = globalId('RoundRobinTournament', await world.draft(await world.person('Director', 'DIRECTOR')));
});
afterAll(async () => {
  await api.close();
  await db.close();
});

const hide = (who: Person['context'], isHidden: boolean, id = tournamentId) =>
  mutate(api, who, 'hideResults', { tournamentId: id, isHidden });

test('an account keeps of which tournaments it wants to see no result, until it wants to', async () => {
  for (let times = 0; times < 2; times += 1) {
    expect(await hide(viewer.context, true)).toMatchObject({ __typename: 'HideResultsSuccess' });
  }
  expect(await api.data(viewer.context, HIDDEN)).toEqual({ viewer: { hiddenTournaments: [{ name: 'Mombasa' }] } });
  const other = await world.person('Other');
  expect(await api.data(other.context, HIDDEN)).toEqual({ viewer: { hiddenTournaments: [] } });
  for (let times = 0; times < 2; times += 1) await hide(viewer.context, false);
  expect(await api.data(viewer.context, HIDDEN)).toEqual({ viewer: { hiddenTournaments: [] } });
});

test('nobody hides what is not there, without an account, or more than anybody may', async () => {
  expect(await hide(world.anonymous, true)).toMatchObject({ __typename: 'NotSignedIn' });
  expect(await hide(viewer.context, true, globalId('RoundRobinTournament', 'nowhere' as never))).toMatchObject({
    __typename: 'NotFound',
  });
  const director = await world.person('Busy', 'DIRECTOR');
  const own = await world.draft(director);
  const copied = await db.prisma.tournament.findUniqueOrThrow({ where: { id: own } });
  const many = Array.from({ length: MOST_HIDDEN }, (_, index) => `many-${index}`);
  await db.prisma.tournamentSlug.createMany({ data: many.map((id) => ({ slug: id, tournamentId: id })) });
  await db.prisma.tournament.createMany({
    data: many.map((id) => ({
      ...copied,
      id,
      slug: id,
      settings: copied.settings ?? {},
      gameConfig: copied.gameConfig ?? {},
    })) as never,
  });
  const since = new Date(world.now());
  await db.prisma.hiddenTournament.createMany({
    data: many.map((id) => ({ playerId: viewer.playerId, tournamentId: id, since })),
  });
  expect(await hide(viewer.context, true)).toMatchObject({
    __typename: 'WrongStatus',
    message: expect.stringContaining(`the results of ${MOST_HIDDEN} tournaments`),
  });
});
