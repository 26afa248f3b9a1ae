import { openRequestsIn } from '../../../store/reading/entry-request.ts';
import type { MailPayload } from '../../../store/codecs/mail-payload.ts';
import { tournamentOf } from '../../queries/find.ts';
import type { Letter, LetterPart } from './letter.ts';
import { tournamentName, type LetterDesk } from './letter-desk.ts';

/** Who asks to be entered in a tournament that the reader directs, and waits for his answer. */
export async function entryRequestedLetter(
  desk: LetterDesk,
  { tournamentId }: MailPayload<'ENTRY_REQUESTED'>,
): Promise<Letter> {
  const { context, post, wording } = desk;
  const tournament = await tournamentName(desk, tournamentId);
  const open = await openRequestsIn(context.db.prisma, [tournamentId]);
  return {
    subject: wording.say('letter.entryRequested.subject', { tournament }),
    parts: [
      text(wording.say('letter.entryRequested.intro', { tournament, n: open.length })),
      { kind: 'list', items: open.slice(0, 10).map(({ name }) => ({ text: name })) },
      { kind: 'link', label: wording.say('letter.entryRequested.open'), url: post.pages.desk },
    ],
    replyTo: null,
  };
}

/** How the director has answered who has no account and asked to be entered. */
export async function entryRequestAnsweredLetter(
  desk: Pick<LetterDesk, 'context' | 'post' | 'wording'>,
  { tournamentId, outcome, idElsewhere, reason }: MailPayload<'ENTRY_REQUEST_ANSWERED'>,
): Promise<Letter> {
  const { context, post, wording } = desk;
  const tournament = await tournamentOf(context, { tournamentId });
  const places = { tournament: tournament.name };
  return {
    subject: wording.say(`letter.entryRequestAnswered.subject.${outcome}`, places),
    parts: [
      text(wording.say(`letter.entryRequestAnswered.intro.${outcome}`, places)),
      ...(reason === null ? [] : [{ kind: 'quote', text: reason } as const]),
      ...(idElsewhere === null ? [] : [text(wording.say('letter.signUp.id', { id: idElsewhere }))]),
      ...(outcome === 'DECLINED' ? [] : [text(wording.say('letter.entryRequestAnswered.account'))]),
      { kind: 'link', label: wording.say('letter.announced.open'), url: post.pages.tournament(tournament) },
      { kind: 'small', text: wording.say('letter.entryRequestAnswered.ignore') },
    ],
    replyTo: null,
  };
}

function text(words: string): LetterPart {
  return { kind: 'text', text: words };
}
