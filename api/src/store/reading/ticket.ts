import {
  asId,
  type GameId,
  type MessageId,
  type PlayerId,
  type TicketId,
  type TournamentId,
} from '../../kernel/ids.ts';
import { instant, type Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toDate } from '../codecs/instant.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { OfficialRecord } from './tournament.ts';
import { inListOrder, type InstantKey, type KeyWindow } from './key-window.ts';

/** What a ticket is about. */
export const TICKET_KINDS = ['CHEATING', 'CONDUCT', 'PROTEST', 'OTHER'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

/** Where a ticket stands: nobody has answered the last word of who filed it, the director has, or it is decided. */
export const TICKET_STATES = ['OPEN', 'ANSWERED', 'DECIDED'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** What a director makes of a ticket. */
export const TICKET_DECISIONS = ['UPHELD', 'REJECTED'] as const;
export type TicketDecision = (typeof TICKET_DECISIONS)[number];

/** A further word in a ticket; `number` counts from 1. */
export interface TicketAnswer {
  readonly number: number;
  readonly byId: PlayerId;
  readonly text: string;
  readonly at: Instant;
}

/** How a ticket was decided. */
export interface Decided {
  readonly decision: TicketDecision;
  readonly text: string;
  readonly byId: PlayerId;
  readonly at: Instant;
}

/** What a player has laid before the director: for the two of them, and never for whom it is about (`accusedId`). */
export interface TicketRecord {
  readonly id: TicketId;
  readonly tournamentId: TournamentId;
  readonly directorId: PlayerId;
  /** who helps the director */
  readonly officials: readonly Pick<OfficialRecord, 'playerId' | 'role'>[];
  readonly gameId: GameId | null;
  readonly messageId: MessageId | null;
  readonly kind: TicketKind;
  readonly state: TicketState;
  readonly filerId: PlayerId;
  readonly accusedId: PlayerId | null;
  readonly text: string;
  readonly at: Instant;
  readonly answers: readonly TicketAnswer[];
  readonly decided: Decided | null;
}

/** Which tickets a list has: of one tournament, or of who filed them; without those about somebody. */
export interface TicketFilter {
  readonly tournament?: TournamentId;
  readonly filer?: PlayerId;
  readonly notAbout?: PlayerId | null;
  readonly undecided?: boolean;
}

const TICKET_PARTS = {
  tournament: { select: { directorId: true, officials: { select: { playerId: true, role: true } } } },
  answers: { orderBy: { number: 'asc' } },
} as const satisfies Prisma.TicketInclude;

/** The tickets with these ids, in no order; unknown ids are left out. Who may read them is another matter. */
export async function ticketsByIds(tx: Tx, ids: readonly TicketId[]): Promise<readonly TicketRecord[]> {
  return (await tx.ticket.findMany({ where: { id: { in: [...ids] } }, include: TICKET_PARTS })).map(ticketRecord);
}

/** A page of tickets, the newest first. */
export async function ticketsPage(
  tx: Tx,
  filter: TicketFilter,
  window: KeyWindow<InstantKey>,
): Promise<readonly TicketRecord[]> {
  const rows = await tx.ticket.findMany({
    where: { AND: [filtered(filter), ...beyond(window)] },
    orderBy: window.fromEnd ? [{ at: 'asc' }, { id: 'asc' }] : [{ at: 'desc' }, { id: 'desc' }],
    take: window.limit,
    include: TICKET_PARTS,
  });
  return inListOrder(rows, window).map(ticketRecord);
}

/** The undecided tickets of these tournaments without those about somebody, in no order. */
export async function undecidedTickets(
  tx: Tx,
  tournaments: readonly TournamentId[],
  notAbout: PlayerId | null,
): Promise<readonly TicketRecord[]> {
  const where = { ...filtered({ undecided: true, notAbout }), tournamentId: { in: [...tournaments] } };
  return (await tx.ticket.findMany({ where, include: TICKET_PARTS })).map(ticketRecord);
}

/** How many tickets there are. */
export function countTickets(tx: Tx, filter: TicketFilter): Promise<number> {
  return tx.ticket.count({ where: filtered(filter) });
}

function filtered({ tournament, filer, notAbout = null, undecided = false }: TicketFilter): Prisma.TicketWhereInput {
  return {
    ...(tournament === undefined ? {} : { tournamentId: tournament }),
    ...(filer === undefined ? {} : { filerId: filer }),
    ...(undecided ? { state: { not: 'DECIDED' as const } } : {}),
    ...(notAbout === null ? {} : { OR: [{ accusedId: null }, { accusedId: { not: notAbout } }] }),
  };
}

function beyond({ after, before }: KeyWindow<InstantKey>): Prisma.TicketWhereInput[] {
  const conditions: Prisma.TicketWhereInput[] = [];
  if (after !== null) {
    const at = new Date(after.at);
    conditions.push({ OR: [{ at: { lt: at } }, { at, id: { lt: after.id } }] });
  }
  if (before !== null) {
    const at = new Date(before.at);
    conditions.push({ OR: [{ at: { gt: at } }, { at, id: { gt: before.id } }] });
  }
  return conditions;
}

/** Whether somebody has laid this message before the director. */
export async function reportedBy(
  tx: Tx,
  report: { readonly messageId: MessageId; readonly filerId: PlayerId },
): Promise<boolean> {
  return (await tx.ticket.findFirst({ where: report, select: { id: true } })) !== null;
}

/** When somebody has added to a ticket after an instant, the earliest first. */
export async function addedSince(
  tx: Tx,
  { ticketId, byId }: { readonly ticketId: TicketId; readonly byId: PlayerId },
  since: Instant,
): Promise<readonly Instant[]> {
  const rows = await tx.ticketAnswer.findMany({
    where: { ticketId, byId, at: { gt: toDate(since) } },
    orderBy: { at: 'asc' },
    select: { at: true },
  });
  return rows.map(({ at }) => instant(at.getTime()));
}

function ticketRecord(row: Prisma.TicketGetPayload<{ include: typeof TICKET_PARTS }>): TicketRecord {
  const { decision, decisionText, decidedById, decidedAt } = row;
  const isDecided = decision !== null && decisionText !== null && decidedById !== null && decidedAt !== null;
  return {
    id: asId<TicketId>(row.id),
    tournamentId: asId<TournamentId>(row.tournamentId),
    directorId: asId<PlayerId>(row.tournament.directorId),
    officials: row.tournament.officials.map(({ playerId, role }) => ({ playerId: asId<PlayerId>(playerId), role })),
    gameId: row.gameId === null ? null : asId<GameId>(row.gameId),
    messageId: row.messageId === null ? null : asId<MessageId>(row.messageId),
    kind: row.kind,
    state: row.state,
    filerId: asId<PlayerId>(row.filerId),
    accusedId: row.accusedId === null ? null : asId<PlayerId>(row.accusedId),
    text: row.text,
    at: instant(row.at.getTime()),
    answers: row.answers.map(({ number, byId, text, at }) => ({
      number,
      byId: asId<PlayerId>(byId),
      text,
      at: instant(at.getTime()),
    })),
    decided: isDecided
      ? { decision, text: decisionText, byId: asId<PlayerId>(decidedById), at: instant(decidedAt.getTime()) }
      : null,
  };
}
