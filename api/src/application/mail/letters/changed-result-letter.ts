import type { MailPayload } from '../../../store/codecs/mail-payload.ts';
import { sentence } from '../../queries/game-names.ts';
import { endedText, ownGames } from './games-letter.ts';
import type { Letter, LetterPart, ListItem } from './letter.ts';
import { capital, gamePlaces, ownGame, tournamentName, type LetterDesk } from './letter-desk.ts';

/** A game of the reader that was decided has another result: which, and why. */
export async function resultOverruledLetter(
  desk: LetterDesk,
  { tournamentId, gameId, reason }: MailPayload<'RESULT_OVERRULED'>,
): Promise<Letter> {
  const { say } = desk.wording;
  const own = await ownGame(desk, gameId);
  const places = { ...gamePlaces(own), tournament: await tournamentName(desk, tournamentId) };
  return {
    subject: say('letter.resultOverruled.subject', places),
    parts: [
      { kind: 'text', text: say('letter.resultOverruled.intro', places) },
      { kind: 'text', text: await endedText(desk, own) },
      ...(reason === null
        ? []
        : [{ kind: 'text', text: say('letter.merged.reason', { reason: sentence(reason) }) } as const]),
      { kind: 'link', label: say('letter.gameFinished.open'), url: desk.post.pages.game(own.game) },
    ],
    replyTo: null,
  };
}

/** Results that were reported together are taken back: which games of the reader are open again, and how many are gone. */
export async function resultsUndoneLetter(desk: LetterDesk, payload: MailPayload<'RESULTS_UNDONE'>): Promise<Letter> {
  const { say } = desk.wording;
  const tournament = await tournamentName(desk, payload.tournamentId);
  const games = await ownGames(desk, payload.gameIds);
  const items = games.map((own) => ({ text: capital(own.title), url: desk.post.pages.game(own.game) }));
  const { gone } = payload;
  return {
    subject: say('letter.resultsUndone.subject', { tournament }),
    parts: [
      ...(items.length === 0 ? [] : openAgain(say('letter.resultsUndone.open', { n: items.length }), items)),
      ...(gone === 0 ? [] : [{ kind: 'text', text: say('letter.resultsUndone.gone', { n: gone }) } as const]),
      { kind: 'link', label: say('letter.stageStarted.open'), url: desk.post.pages.myGames },
    ],
    replyTo: null,
  };
}

function openAgain(text: string, items: readonly ListItem[]): readonly LetterPart[] {
  return [
    { kind: 'text', text },
    { kind: 'list', items },
  ];
}
