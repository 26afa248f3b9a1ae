import type { AccountId } from '../../kernel/ids.ts';
import type { Tx } from '../client.ts';

const TOURNAMENT = { select: { id: true, name: true, format: true, game: true, status: true } } as const;

/** What is kept of an account and its player, in rows as they are stored; secrets are not read. */
export async function accountData(tx: Tx, accountId: AccountId): Promise<object> {
  const account = await tx.account.findUniqueOrThrow({
    where: { id: accountId },
    select: {
      name: true,
      email: true,
      emailVerified: true,
      role: true,
      createdAt: true,
      twoFactorEnabled: true,
      sessions: { select: { createdAt: true, expiresAt: true, ipAddress: true, userAgent: true } },
      tokens: {
        orderBy: { createdAt: 'asc' },
        select: {
          name: true,
          verbs: true,
          tournament: { select: { id: true, name: true } },
          bot: { select: { handle: true, name: true } },
          createdAt: true,
          expiresAt: true,
          lastUsedAt: true,
          revokedAt: true,
        },
      },
    },
  });
  const player = await tx.player.findUnique({
    where: { accountId },
    select: {
      id: true,
      handle: true,
      name: true,
      country: true,
      category: true,
      chatOff: true,
      createdAt: true,
      ratings: { select: { game: true, elo: true, matches: true, imported: true } },
      mail: true,
      follows: {
        orderBy: { since: 'asc' },
        select: { since: true, player: { select: { handle: true, name: true } } },
      },
      pushDevices: { orderBy: { createdAt: 'asc' }, select: { name: true, kinds: true, createdAt: true } },
      hiddenTournaments: {
        orderBy: { since: 'asc' },
        select: { since: true, tournament: { select: { id: true, name: true } } },
      },
      followedTournaments: {
        orderBy: { since: 'asc' },
        select: { since: true, tournament: { select: { id: true, name: true } } },
      },
      bots: {
        orderBy: { createdAt: 'asc' },
        select: { id: true, handle: true, name: true, createdAt: true, retiredAt: true },
      },
    },
  });
  if (player === null) return { account, player };
  return { account, player, ...(await playedBy(tx, player.id)), ...(await writtenBy(tx, player.id)) };
}

async function playedBy(tx: Tx, playerId: string): Promise<object> {
  const entries = await tx.entry.findMany({
    where: { playerId },
    orderBy: { enteredAt: 'asc' },
    select: {
      id: true,
      enteredAt: true,
      seeding: true,
      category: true,
      elo: true,
      matches: true,
      country: true,
      team: true,
      idElsewhere: true,
      withdrawnAt: true,
      invitation: true,
      tournament: TOURNAMENT,
    },
  });
  const seat = { select: { player: { select: { handle: true, name: true } } } } as const;
  const games = await tx.game.findMany({
    where: { OR: [{ firstEntry: { playerId } }, { secondEntry: { playerId } }] },
    orderBy: [{ startedAt: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      status: true,
      startedAt: true,
      finishedAt: true,
      firstEntry: seat,
      secondEntry: seat,
      tournament: { select: { id: true, name: true } },
      results: { select: { winner: true, how: true, value: true, reason: true, decidedAt: true } },
      moves: { orderBy: { ply: 'asc' }, select: { ply: true, seat: true, notation: true, at: true } },
    },
  });
  return { entries, games };
}

async function writtenBy(tx: Tx, playerId: string): Promise<object> {
  const messages = await tx.chatMessage.findMany({
    where: { authorId: playerId },
    orderBy: { at: 'asc' },
    select: { gameId: true, at: true, text: true, removedAt: true, removedReason: true },
  });
  const answers = {
    orderBy: { number: 'asc' },
    select: { at: true, text: true, by: { select: { name: true } } },
  } as const;
  const tickets = await tx.ticket.findMany({
    where: { filerId: playerId },
    orderBy: { at: 'asc' },
    select: {
      kind: true,
      state: true,
      at: true,
      text: true,
      gameId: true,
      decision: true,
      decisionText: true,
      tournament: { select: { id: true, name: true } },
      answers,
    },
  });
  return { messages, tickets };
}
