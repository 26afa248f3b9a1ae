import type { MailPayload } from '../../../store/codecs/mail-payload.ts';
import { entriesOfTournaments } from '../../../store/reading/entry.ts';
import { tournamentOf } from '../../queries/find.ts';
import { joinAddress } from '../join-key.ts';
import type { Letter, LetterPart } from './letter.ts';
import { tournamentName, type LetterDesk } from './letter-desk.ts';

/** What became of the reader's sign-up by mail, and how he takes it back. */
export async function signUpLetter(
  desk: LetterDesk,
  { tournamentId, outcome, message }: MailPayload<'SIGN_UP_ANSWERED'>,
): Promise<Letter> {
  const { context, post, wording, playerId } = desk;
  const { say } = wording;
  const places = { tournament: await tournamentName(desk, tournamentId) };
  const entries = await entriesOfTournaments(context.db.prisma, [tournamentId]);
  const id = entries.find(({ player }) => player.id === playerId)?.idElsewhere ?? null;
  const more: readonly LetterPart[] =
    outcome === 'ENTERED'
      ? [
          ...(id === null ? [] : [text(say('letter.signUp.id', { id }))]),
          text(say('letter.signUp.leave', { word: say('letter.signUp.word') })),
        ]
      : outcome === 'ASKED'
        ? [text(say('letter.signUp.ignore'))]
        : message === null
          ? []
          : [text(wording.tell(message))];
  return {
    subject: say(`letter.signUp.subject.${outcome}`, places),
    parts: [
      text(say(`letter.signUp.intro.${outcome}`, places)),
      ...more,
      {
        kind: 'link',
        label: say('letter.announced.open'),
        url: post.pages.tournament(await tournamentOf(context, { tournamentId })),
      },
    ],
    replyTo: post.takesReplies ? await joinAddress(context, { tournamentId, playerId }, post.domain) : null,
  };
}

function text(words: string): LetterPart {
  return { kind: 'text', text: words };
}
