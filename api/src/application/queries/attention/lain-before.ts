import type { TournamentId } from '../../../kernel/ids.ts';
import { toInstant } from '../../../store/codecs/instant.ts';
import { waitingReportsIn } from '../../../store/reading/board-report.ts';
import { undecidedTickets } from '../../../store/reading/ticket.ts';
import type { AppContext } from '../../context.ts';
import { actingPlayer } from '../../rights.ts';
import { readingOf } from '../reading.ts';
import { attention, type TournamentAttention } from './attention.ts';

/** What players have laid before the director and wait for: tickets that are not about himself, protests, reports that are in doubt. */
export async function lainBefore(
  context: AppContext,
  tournaments: readonly TournamentId[],
): Promise<readonly TournamentAttention[]> {
  const { prisma } = context.db;
  const [tickets, reports, protests] = await Promise.all([
    undecidedTickets(prisma, tournaments, actingPlayer(context.actor)),
    waitingReportsIn(prisma, tournaments),
    readingOf(context).protestsOf.loadMany([...tournaments]),
  ]);
  return [
    ...tickets.map((ticket) => {
      const since = ticket.answers.at(-1)?.at ?? ticket.at;
      return attention('TICKET', ticket.tournamentId, ticket.id, { since }, { about: 'ticket', ticket });
    }),
    ...reports.map((report) => {
      const since = toInstant(report.at);
      return attention('REPORT_DISPUTED', report.tournamentId, report.id, { since }, { about: 'report', report });
    }),
    ...read(protests)
      .filter(({ answer }) => answer === null)
      .map(({ id, at, pairing, pairingId }) => {
        const subject = { about: 'match', pairingId } as const;
        return attention('PROTEST', pairing.tournamentId, id, { since: toInstant(at) }, subject);
      }),
  ];
}

/** The matches that no rule decides, so that the director does. */
export async function undecidedMatches(
  context: AppContext,
  tournaments: readonly TournamentId[],
): Promise<readonly TournamentAttention[]> {
  const decisions = read(await readingOf(context).matchDecisionsOf.loadMany([...tournaments]));
  const last = new Map(decisions.map((decision) => [decision.pairingId, decision]));
  return [...last.values()]
    .filter(({ winner }) => winner === null)
    .map(({ pairingId, tournamentId, at }) => {
      const subject = { about: 'match', pairingId } as const;
      return attention('MATCH_UNDECIDED', tournamentId, pairingId, { since: at }, subject);
    });
}

/** What loaders have read, one list for each tournament; a failure of one is that of the question. */
export function read<Thing>(lists: readonly (readonly Thing[] | Error)[]): readonly Thing[] {
  return lists.flatMap((list) => {
    if (list instanceof Error) throw list;
    return list;
  });
}
