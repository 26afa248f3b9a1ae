import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adjudicate } from '../../api/src/application/commands/game/adjudicate.ts';
import { importRating } from '../../api/src/application/commands/player/import-rating.ts';
import { reportResult } from '../../api/src/application/commands/tournament/report-result.ts';
import type { ReportedResult } from '../../api/src/application/commands/tournament/checked-report.ts';
import { closeRegistration } from '../../api/src/application/commands/tournament/close-registration.ts';
import { enterPlayers } from '../../api/src/application/commands/tournament/enter-players.ts';
import { openRegistration } from '../../api/src/application/commands/tournament/open-registration.ts';
import { startTournament } from '../../api/src/application/commands/tournament/start.ts';
import type { TournamentId } from '../../api/src/kernel/ids.ts';
import { openDatabase, type Db } from '../../api/src/store/client.ts';
import { gamesOfTournaments } from '../../api/src/store/reading/game.ts';
import { openTestDatabase } from '../support/database.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { must, newWorld, type Person, type World } from '../support/world.ts';
import { historyOf, ratingOf, replayed, report } from './rating-reading.ts';

let db: Db;
/** A second server on the same database; on the embedded one, which has one server, the same. */
let otherDb: Db;
beforeAll(async () => {
  db = await openTestDatabase();
  if (db.address === null) {
    otherDb = db;
    return;
  }
  const opened = await openDatabase({ databaseUrl: db.address });
  if (!opened.ok) throw new Error(opened.error);
  otherDb = opened.value;
});
afterAll(async () => {
  if (otherDb !== db) await otherDb.close();
  await db.close();
});

const decision = fc.record({
  how: fc.constantFrom<ReportedResult['how'][]>('PLAYED', 'RESIGNED', 'TIME', 'FORFEIT', 'NO_RESULT'),
  firstWins: fc.boolean(),
  overruled: fc.boolean(),
});
const elos = fc.array(fc.integer({ min: 0, max: 4_000 }), { minLength: 4, maxLength: 4 });

let propertySeed = 1_000;

test('whatever two servers do at once, every history leads to its rating and what one gains the other loses', async () => {
  await fc.assert(
    fc.asyncProperty(elos, fc.array(decision, { minLength: 24, maxLength: 24 }), async (starts, decisions) => {
      const world = newWorld(db, (propertySeed += 2));
      const director = await world.person('Director', 'DIRECTOR');
      const players: Person[] = [];
      for (const name of ['Ana', 'Ben', 'Cleo', 'Dan']) players.push(await world.person(name));
      for (const [index, elo] of starts.entries()) {
        const imported = {
          playerId: players[index]!.playerId,
          game: 'BAO' as const,
          elo,
          matches: index * 15,
          source: 'x',
        };
        must(await importRating(director.context, imported));
      }
      const tournaments = [await runningWith(world, director, players), await runningWith(world, director, players)];
      const contexts = [db, otherDb].map((one) => ({ ...director.context, db: one }));
      const bulks = tournaments.flatMap((id, index) => {
        const own = decisions.slice(index * 12, index * 12 + 12);
        return [own.slice(0, 6), own.slice(6)].map((part, half) => ({
          id,
          context: contexts[half]!,
          part,
          from: half * 6,
        }));
      });
      await Promise.all(
        bulks.map(async ({ id, context, part, from }) => {
          const games = (await gamesOfTournaments(db.prisma, [id])).toSorted((a, b) => (a.key < b.key ? -1 : 1));
          const results = part.map(({ how, firstWins }, index) =>
            report(games[from + index]!, how, how === 'NO_RESULT' ? null : firstWins ? 'first' : 'second'),
          );
          must(await reportResult(context, { tournamentId: id, results }));
          for (const [index, { overruled }] of part.entries()) {
            const gameId = games[from + index]!.id;
            if (overruled) must(await adjudicate(context, { gameId, winner: null, reason: 'Overruled' }));
          }
        }),
      );
      const steps = (await Promise.all(players.map(({ playerId }) => historyOf(db, playerId)))).flat();
      for (const { playerId } of players)
        expect(await ratingOf(db, playerId)).toMatchObject(await replayed(db, playerId));
      const counted = decisions.filter(({ how }) => how === 'PLAYED' || how === 'RESIGNED' || how === 'TIME');
      expect(steps.filter(({ cause }) => cause === 'GAME')).toHaveLength(counted.length * 2);
      expect(steps.filter(({ cause }) => cause === 'OVERRULED')).toHaveLength(
        counted.filter(({ overruled }) => overruled).length * 2,
      );
      for (const [, pair] of Map.groupBy(steps, ({ cause, gameId }) =>
        gameId === null ? null : `${cause} ${gameId}`,
      )) {
        const [one, other] = pair;
        if (one === undefined || other === undefined || one.factor !== other.factor || pair.length !== 2) continue;
        expect(one.eloAfter - one.eloBefore + other.eloAfter - other.eloBefore).toBe(0);
      }
    }),
    propertyRuns(3, 60),
  );
});

async function runningWith(world: World, director: Person, players: readonly Person[]): Promise<TournamentId> {
  const tournamentId = await world.draft(director, { venue: 'ELSEWHERE', timeControl: null });
  must(await openRegistration(director.context, { tournamentId }));
  const playerIds = players.map(({ playerId }) => playerId);
  must(await enterPlayers(director.context, { tournamentId, playerIds, newPlayers: [] }));
  must(await closeRegistration(director.context, { tournamentId }));
  must(await startTournament(director.context, { tournamentId }));
  return tournamentId;
}
