import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createBots } from '../../api/src/application/commands/player/create-bots.ts';
import { createTournament } from '../../api/src/application/commands/tournament/create.ts';
import { enterPlayers } from '../../api/src/application/commands/tournament/enter-players.ts';
import { openRegistration } from '../../api/src/application/commands/tournament/open-registration.ts';
import type { Actor, AppContext } from '../../api/src/application/context.ts';
import { HOUR, millis, MINUTE, plus } from '../../api/src/kernel/time.ts';
import { findSignedInAccount } from '../../api/src/store/auth-database.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { at, textAt } from '../support/answer.ts';
import { manualClock } from '../support/clock.ts';
import { seededEntropy } from '../support/seeded-entropy.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { newDatabaseUrl } from '../support/test-database.ts';
import { must, USUAL_TOURNAMENT } from '../support/world.ts';

const folder = mkdtempSync(join(tmpdir(), 'baraza-kiba-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const STATE = `query ($id: ID!) { tournament(id: $id) { status gamesDecided gamesTotal
  stages { id key state awaitingUntil approvedAt approvedBy { name } }
  ... on KibaTournament { finalists { player { name isBot } } champion { player { name isBot } } } } }`;

const PLAYERS = 16;

const APPROVE =
  'mutation ($input: AdvanceTournamentInput!) { advanceTournament(input: $input) { __typename ... on CommandError { message } } }';

test('sixteen players on live boards: it starts by itself, waits for its director through a restart, and bots play to the champion', async () => {
  const databaseUrl = await newDatabaseUrl();
  const place = databaseUrl === null ? { dataDir: folder } : { databaseUrl };
  const clock = manualClock();
  let server = await startServer({ ...place, clock });
  const entropy = seededEntropy(31);
  const as = (actor: Actor): AppContext => ({ db: server.db, now: clock.now, entropy, actor });
  const person = await server.signUp('Salim', 'DIRECTOR');
  const account = await findSignedInAccount(server.db, person.accountId);
  const director = as({ kind: 'account', accountId: person.accountId, ...account! });
  const startsAt = plus(clock.now(), HOUR);
  const { tournamentId } = must(
    await createTournament(director, {
      ...USUAL_TOURNAMENT,
      format: 'KIBA',
      settings: { approvalHours: 24 },
      timeControl: 'T=(20m+5s)<=20m',
      startsAt,
    }),
  );
  must(await openRegistration(director, { tournamentId }));
  const line = (name: string, elo: number) => ({ name, country: null, category: 3, elo, matches: 0 });
  const bots = Array.from({ length: PLAYERS }, (_, index) => line(`Bot ${index + 1}`, 1800 - index));
  const { playerIds } = must(await createBots(as({ kind: 'system' }), { game: 'BAO', bots }));
  must(await enterPlayers(director, { tournamentId, playerIds, newPlayers: [] }));
  const id = globalId('KibaTournament', tournamentId);
  const state = async (one: TestServer) => at(await one.data(STATE, { id }), 'tournament');

  await clock.advance(HOUR);
  expect(await state(server)).toMatchObject({ status: 'RUNNING', gamesTotal: 70, stages: [{ key: 'q' }] });
  await until(server, async () => at(await state(server), 'stages.0.state') === 'AWAITING_APPROVAL');
  const waiting = at(await state(server), 'stages.0');
  await clock.advance(HOUR);
  expect(await state(server)).toMatchObject({ stages: [{ state: 'AWAITING_APPROVAL', approvedAt: null }] });

  await server.close();
  clock.settled = async () => {};
  await clock.advance(millis(25 * HOUR));
  server = await startServer({ ...place, clock, seed: 2 });
  await clock.advance(MINUTE);
  expect(at(waiting, 'awaitingUntil')).not.toBeNull();
  expect(await state(server)).toMatchObject({
    status: 'RUNNING',
    stages: [
      { key: 'q', state: 'PUBLISHED', approvedBy: null },
      { key: 's', state: 'RUNNING' },
    ],
    gamesTotal: 82,
  });
  await until(server, async () => at(await state(server), 'stages.1.state') === 'AWAITING_APPROVAL');
  const approval = { input: { tournamentId: id, stageId: textAt(await state(server), 'stages.1.id') } };
  expect(await server.data(APPROVE, approval, person)).toMatchObject({
    advanceTournament: { __typename: 'AdvanceTournamentSuccess' },
  });
  expect(await state(server)).toMatchObject({
    stages: [{}, { state: 'PUBLISHED', approvedBy: { name: 'Salim' } }, { key: 'f', state: 'RUNNING' }],
    finalists: [{ player: { isBot: true } }, { player: { isBot: true } }],
  });
  await until(server, async () => at(await state(server), 'status') === 'FINISHED');
  expect(await state(server)).toMatchObject({ champion: { player: { isBot: true } } });
  await server.close();

  async function until({ clock: { advance } }: TestServer, isThere: () => Promise<boolean>): Promise<void> {
    for (let hours = 0; !(await isThere()); hours += 1) {
      if (hours > 12) throw new Error(`Nothing came of it: ${JSON.stringify(await state(server))}`);
      await advance(HOUR);
    }
  }
});
