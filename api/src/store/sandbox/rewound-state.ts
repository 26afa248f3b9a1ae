import { asId, type EntryId, type GameId, type PauseId, type TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Db } from '../client.ts';
import { toDate, toDateOrNull } from '../codecs/instant.ts';

/** The games of a tournament of which something was told after an instant, in no order. */
export async function gamesToldAfter({ prisma }: Db, id: TournamentId, at: Instant): Promise<readonly GameId[]> {
  const topics = await prisma.event.findMany({
    where: { topic: { startsWith: 'game:' }, at: { gt: toDate(at) } },
    distinct: ['topic'],
    select: { topic: true },
  });
  const ids = topics.map(({ topic }) => topic.slice('game:'.length));
  const games = await prisma.game.findMany({ where: { id: { in: ids }, tournamentId: id }, select: { id: true } });
  return games.map((game) => asId<GameId>(game.id));
}

/** A pause as it was known at an instant. */
export interface RewoundPause {
  readonly id: PauseId;
  readonly since: Instant;
  readonly until: Instant;
  /** When its beginning or its end is told next; null: both are. */
  readonly dueAt: Instant | null;
}

/** Puts the pauses of a tournament back; those that are not among these did not exist. */
export async function putPausesBack(
  { prisma }: Db,
  tournamentId: TournamentId,
  pauses: readonly RewoundPause[],
): Promise<void> {
  await prisma.pause.deleteMany({ where: { tournamentId, id: { notIn: pauses.map(({ id }) => id) } } });
  for (const { id, since, until, dueAt } of pauses) {
    const data = { since: toDate(since), until: toDate(until), dueAt: toDateOrNull(dueAt) };
    await prisma.pause.update({ where: { id }, data });
  }
}

/** Where a tournament stood that had begun. */
export interface RewoundTournament {
  /** null: it was under way. */
  readonly finishedAt: Instant | null;
  readonly rulingsAt: Instant | null;
  readonly roundDueSince: Instant | null;
}

/** Puts a tournament back that had begun. */
export async function putTournamentBack(
  { prisma }: Db,
  id: TournamentId,
  { finishedAt, rulingsAt, roundDueSince }: RewoundTournament,
): Promise<void> {
  const times = { rulingsAt: toDateOrNull(rulingsAt), roundDueSince: toDateOrNull(roundDueSince) };
  const status = finishedAt === null ? 'RUNNING' : 'FINISHED';
  const data = { ...times, status, finishedAt: toDateOrNull(finishedAt) } as const;
  await prisma.tournament.update({
    where: { id },
    data: data,
  });
}

/** Notes since when a player had left his tournament who was taken in again later. */
export async function putOutAgain(
  { prisma }: Db,
  id: EntryId,
  left: { readonly how: 'withdrawnAt' | 'disqualifiedAt'; readonly at: Instant },
): Promise<void> {
  await prisma.entry.update({ where: { id }, data: { [left.how]: toDate(left.at) } });
}
