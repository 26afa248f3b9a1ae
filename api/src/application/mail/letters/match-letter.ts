import { message } from '../../../kernel/message.ts';
import type { EntryId } from '../../../kernel/ids.ts';
import type { MailPayload } from '../../../store/codecs/mail-payload.ts';
import { pairingOf, tournamentOf } from '../../queries/find.ts';
import { entryName } from '../../queries/game-names.ts';
import type { Letter } from './letter.ts';
import { tournamentName, type LetterDesk } from './letter-desk.ts';

/** What has become of a match of the reader, or of one that he directs. */
export async function matchNewsLetter(desk: LetterDesk, payload: MailPayload<'MATCH_NEWS'>): Promise<Letter> {
  const { context, post } = desk;
  const { say } = desk.wording;
  const { news, winner, how, until: end } = payload;
  const { number, firstEntryId, secondEntryId } = await pairingOf(context, payload);
  const nameOf = (entry: EntryId | null): Promise<string> | string => (entry === null ? '' : entryName(context, entry));
  const places = {
    tournament: await tournamentName(desk, payload.tournamentId),
    number,
    first: await nameOf(firstEntryId),
    second: await nameOf(secondEntryId),
    winner: await nameOf(winner),
    how: how === null ? '' : message(`letter.matchNews.how.${how}`),
    until: end === null ? '' : { at: end },
  };
  return {
    subject: say(`letter.matchNews.subject.${news}`, places),
    parts: [
      { kind: 'text', text: say(`letter.matchNews.intro.${news}`, places) },
      {
        kind: 'link',
        label: say('letter.matchNews.open'),
        url: post.pages.tournament(await tournamentOf(context, payload)),
      },
    ],
    replyTo: null,
  };
}
