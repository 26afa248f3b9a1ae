import type { MailPayload } from '../../../store/codecs/mail-payload.ts';
import type { Letter } from './letter.ts';
import { capital, ownGame, tournamentName, type LetterDesk } from './letter-desk.ts';
import { mailGame } from './own-board.ts';

/** A game waits for the reader, who directs its tournament: its board, and where he decides. */
export async function rulingNeededLetter(desk: LetterDesk, payload: MailPayload<'RULING_NEEDED'>): Promise<Letter> {
  const { post, wording } = desk;
  const { say } = wording;
  const tournament = await tournamentName(desk, payload.tournamentId);
  const found = await ownGame(desk, payload.gameId);
  const places = { tournament, ...found.names, number: found.game.number };
  return {
    subject: capital(say('letter.rulingNeeded.subject', places)),
    parts: [
      { kind: 'text', text: capital(say('letter.rulingNeeded.intro', places)) },
      ...((await mailGame(found)?.board(desk, found)) ?? []),
      { kind: 'link', label: say('letter.rulingNeeded.open'), url: post.pages.game(found.game) },
    ],
    replyTo: null,
  };
}
