import type { LetterMessage } from '../../../kernel/message.ts';
import { invariant } from '../../../kernel/assert.ts';
import type { PlayerId } from '../../../kernel/ids.ts';
import type { MailPayload } from '../../../store/codecs/mail-payload.ts';
import type { TicketRecord } from '../../../store/reading/ticket.ts';
import { shownNameOf } from '../../queries/namesakes.ts';
import { ticketOf } from '../../queries/tickets.ts';
import type { Letter } from './letter.ts';
import { tournamentName, type LetterDesk } from './letter-desk.ts';

/** What a player has laid before the reader, who directs the tournament. */
export async function ticketFiledLetter(desk: LetterDesk, payload: MailPayload<'TICKET_FILED'>): Promise<Letter> {
  const ticket = await ticketOfLetter(desk, payload);
  return ticketLetter(desk, ticket, {
    subject: 'letter.ticket.filedSubject',
    intro: 'letter.ticket.filed',
    byId: ticket.filerId,
    text: ticket.text,
  });
}

/** The last word that the other side has added to a ticket of the reader. */
export async function ticketAnsweredLetter(desk: LetterDesk, payload: MailPayload<'TICKET_ANSWERED'>): Promise<Letter> {
  const ticket = await ticketOfLetter(desk, payload);
  const word = ticket.answers.findLast(({ byId }) => byId !== desk.playerId);
  invariant(word !== undefined, 'an answered ticket has an answer of the other side');
  return ticketLetter(desk, ticket, {
    subject: 'letter.ticket.answeredSubject',
    intro: 'letter.ticket.answered',
    ...word,
  });
}

/** How a ticket of the reader was decided, and in which words. */
export async function ticketDecidedLetter(desk: LetterDesk, payload: MailPayload<'TICKET_DECIDED'>): Promise<Letter> {
  const ticket = await ticketOfLetter(desk, payload);
  invariant(ticket.decided !== null, 'a decided ticket has its decision');
  const intro = `letter.ticket.decided.${ticket.decided.decision}` as const;
  return ticketLetter(desk, ticket, { subject: 'letter.ticket.decidedSubject', intro, ...ticket.decided });
}

interface TicketWord {
  readonly subject: LetterMessage['key'];
  readonly intro: LetterMessage['key'];
  readonly byId: PlayerId;
  readonly text: string;
}

async function ticketLetter(desk: LetterDesk, ticket: TicketRecord, word: TicketWord): Promise<Letter> {
  const { context, wording, post, playerId } = desk;
  const [name, tournament] = await Promise.all([
    shownNameOf(context, ticket, word.byId),
    tournamentName(desk, ticket.tournamentId),
  ]);
  const url = ticket.filerId === playerId ? post.pages.myGames : post.pages.desk;
  return {
    subject: wording.say(word.subject, { tournament }),
    parts: [
      { kind: 'text', text: wording.say(word.intro, { name, tournament }) },
      { kind: 'quote', text: word.text },
      { kind: 'link', label: wording.say('letter.ticket.open'), url },
    ],
    replyTo: null,
  };
}

async function ticketOfLetter({ context }: LetterDesk, payload: MailPayload<'TICKET_FILED'>): Promise<TicketRecord> {
  const ticket = await ticketOf(context, payload);
  invariant(ticket !== null, 'the ticket of a mail exists');
  return ticket;
}
