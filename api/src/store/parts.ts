import type { Prisma } from './generated/prisma/client.ts';

/** What a player is read with, so that every read of players gives the same. */
export const PLAYER_PARTS = { ratings: { orderBy: { game: 'asc' } } } as const satisfies Prisma.PlayerInclude;

/** What an entry is read with: its player with his ratings, and what its tournament is: its game, in which they count, its format, and when its director ended it. */
export const ENTRY_PARTS = {
  player: { include: PLAYER_PARTS },
  tournament: { select: { game: true, format: true, endedEarlyAt: true } },
} as const satisfies Prisma.EntryInclude;

/** What a tournament is read with: those who help its director, in the order of their appointment, and what it is an edition of. */
export const TOURNAMENT_PARTS = {
  officials: { orderBy: [{ appointedAt: 'asc' }, { playerId: 'asc' }] },
  recurrence: true,
} as const satisfies Prisma.TournamentInclude;

/** What a request to be entered is read with: whose tournament it is. */
export const ENTRY_REQUEST_PARTS = {
  tournament: { select: { id: true, directorId: true, officials: { select: { playerId: true, role: true } } } },
} as const satisfies Prisma.EntryRequestInclude;

/** What a group is read with: who sits where, seat 1 first, and the points that rulings have given and taken in its table, the oldest first. */
export const GROUP_PARTS = {
  seats: { orderBy: { seat: 'asc' }, select: { entryId: true } },
  adjustments: { orderBy: [{ at: 'asc' }, { rulingId: 'asc' }] },
} as const satisfies Prisma.GroupInclude;

/** What a ruling is read with: what it has arranged. */
export const RULING_PARTS = { rearrangement: true } as const satisfies Prisma.RulingInclude;

/** What a protest is read with: the tournament of its match. */
export const PROTEST_PARTS = { pairing: { select: { tournamentId: true } } } as const satisfies Prisma.ProtestInclude;

/** What a report of a board is read with: the match of its game. */
export const BOARD_REPORT_PARTS = {
  game: { select: { pairingId: true } },
} as const satisfies Prisma.BoardReportInclude;
