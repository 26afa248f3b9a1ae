import type { TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Db } from '../client.ts';
import { toDate } from '../codecs/instant.ts';
import type { RulingKind } from '../generated/prisma/enums.ts';

/** Rulings that have put something else in the place of what was there, of which nothing is kept. */
const REPLACING: readonly RulingKind[] = ['REPLACEMENT', 'INVITATION', 'EXCLUSION', 'ARRANGEMENT', 'MERGE'];

/** Whether something was put in the place of something else after an instant, so that it cannot be known what was there. */
export async function isReplacedAfter(
  { prisma }: Db,
  tournaments: readonly TournamentId[],
  at: Instant,
): Promise<boolean> {
  const where = { tournamentId: { in: [...tournaments] }, at: { gt: toDate(at) }, kind: { in: [...REPLACING] } };
  return (await prisma.ruling.count({ where })) > 0;
}

/** Takes back of a tournament what was made after an instant: results, rulings, rounds, stages and who came; what has only changed is another matter. */
export async function removeLater(db: Db, tournamentId: TournamentId, at: Instant): Promise<void> {
  const { prisma } = db;
  const later = { gt: toDate(at) };
  const game = { tournamentId };
  await removeRatings(db, tournamentId, at);
  await prisma.result.deleteMany({ where: { game, recordedAt: later } });
  await prisma.importedRecord.deleteMany({ where: { game, importedAt: later } });
  await prisma.matchDecision.deleteMany({ where: { pairing: game, at: later } });
  const ofStage = { ruling: { tournamentId, at: later } };
  await prisma.rearrangement.deleteMany({ where: ofStage });
  await prisma.pointAdjustment.updateMany({
    where: { group: game, takenBackAt: later },
    data: { takenBackAt: null, takenBackById: null },
  });
  await prisma.pointAdjustment.deleteMany({ where: { group: game, at: later } });
  await removeArranged(db, tournamentId, at);
  await prisma.tournament.updateMany({
    where: { id: tournamentId, endedEarlyAt: later },
    data: { endedEarlyAt: null },
  });
  await prisma.ruling.deleteMany({ where: { tournamentId, at: later } });
  await prisma.lot.deleteMany({ where: { tournamentId, at: later } });
  await prisma.official.deleteMany({ where: { tournamentId, appointedAt: later } });
  await prisma.waitingPlayer.deleteMany({ where: { tournamentId, since: later } });
  await prisma.entry.deleteMany({ where: { tournamentId, enteredAt: later } });
  await prisma.entry.updateMany({ where: { tournamentId, withdrawnAt: later }, data: { withdrawnAt: null } });
  await prisma.entry.updateMany({ where: { tournamentId, disqualifiedAt: later }, data: { disqualifiedAt: null } });
  await prisma.stage.updateMany({ where: { tournamentId, completedAt: later }, data: { completedAt: null } });
  await prisma.stage.updateMany({
    where: { tournamentId, approvedAt: later },
    data: { approvedAt: null, approvedById: null },
  });
}

/** Forgets what was told after an instant, and what was ruled in a series. */
export async function forgetLater({ prisma }: Db, at: Instant): Promise<void> {
  await prisma.seriesRuling.deleteMany({ where: { at: { gt: toDate(at) } } });
  await prisma.event.deleteMany({ where: { at: { gt: toDate(at) } } });
  await prisma.$executeRaw`
    update "Topic" set version = coalesce((select max(version) from "Event" where topic = name), 0)`;
}

async function removeRatings({ prisma }: Db, tournamentId: TournamentId, at: Instant): Promise<void> {
  const where = { ratedGame: { tournamentId }, at: { gt: toDate(at) } };
  const changes = await prisma.ratingChange.findMany({ where });
  for (const { playerId, game, eloBefore, eloAfter, matchesBefore, matchesAfter } of changes) {
    await prisma.rating.update({
      where: { playerId_game: { playerId, game } },
      data: { elo: { decrement: eloAfter - eloBefore }, matches: { decrement: matchesAfter - matchesBefore } },
    });
  }
  await prisma.ratingChange.deleteMany({ where });
  const rated = changes.map(({ playerId }) => playerId);
  const earlier = await prisma.ratingChange.findMany({
    where: { playerId: { in: rated } },
    select: { playerId: true },
  });
  const stays = { notIn: earlier.map(({ playerId }) => playerId) };
  await prisma.rating.deleteMany({ where: { playerId: { in: rated, ...stays }, matches: 0, imported: 0 } });
}

/** What rounds and stages have added: games by their own time, groups and stages by theirs, pairings by that of their games. */
async function removeArranged({ prisma }: Db, tournamentId: TournamentId, at: Instant): Promise<void> {
  const later = { gt: toDate(at) };
  const pairings = await prisma.pairing.findMany({
    where: { tournamentId },
    select: { id: true, groupId: true, round: true, games: { select: { addedAt: true } } },
  });
  const gone = pairings.filter(({ groupId, round, games }) => {
    if (games.length > 0) return games.every(({ addedAt }) => addedAt > later.gt);
    const ofGroup = pairings.filter((other) => other.groupId === groupId && other.games.length > 0);
    const ofRound = ofGroup.filter((other) => other.round === round);
    return ofRound.length > 0 && ofRound.every((other) => other.games.every(({ addedAt }) => addedAt > later.gt));
  });
  const games = { tournamentId, addedAt: later };
  await prisma.move.deleteMany({ where: { game: games } });
  await prisma.pause.deleteMany({ where: { game: games } });
  await prisma.game.deleteMany({ where: games });
  await prisma.pairing.deleteMany({ where: { id: { in: gone.map(({ id }) => id) } } });
  const groups = { tournamentId, startedAt: later };
  await prisma.pairing.deleteMany({ where: { group: groups } });
  await prisma.groupEntry.deleteMany({ where: { group: groups } });
  await prisma.group.deleteMany({ where: groups });
  await prisma.stage.deleteMany({ where: { tournamentId, startedAt: later } });
}
