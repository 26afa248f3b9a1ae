import type { Seat } from '../../../kernel/seat.ts';
import { between } from '../../../kernel/time.ts';
import { movesInRanges, type MoveRecord } from '../../../store/reading/move.ts';
import type { MailPayload } from '../../../store/codecs/mail-payload.ts';
import type { GameRecord } from '../../../store/reading/game.ts';
import { wholeHours } from '../local-time.ts';
import type { Letter, LetterPart } from './letter.ts';
import { deadlineText, gamePlaces, ownGame, tournamentName, type LetterDesk, type OwnGame } from './letter-desk.ts';

/** It is the reader's turn: what was played, the board, the deadline, and how to answer. */
export async function moveLetter(desk: LetterDesk, payload: MailPayload<'MOVE'>): Promise<Letter> {
  const own = await ownGame(desk, payload.gameId);
  const tournament = await tournamentName(desk, payload.tournamentId);
  const { say, texts } = desk.wording;
  const places = { ...gamePlaces(own), tournament };
  const last = await lastMove(desk, own.game);
  const intro =
    last === null ? texts.move.first : say(texts.move.played, { ...places, move: last.notation });
  return {
    subject: say(texts.move.subject, places),
    parts: [{ kind: 'text', text: intro }, ...(await turnParts(desk, own, tournament))],
    replyTo: null,
  };
}

/** The reader's time runs out. */
export async function reminderLetter(desk: LetterDesk, payload: MailPayload<'REMINDER'>): Promise<Letter> {
  const own = await ownGame(desk, payload.gameId);
  const tournament = await tournamentName(desk, payload.tournamentId);
  const { say, count, texts } = desk.wording;
  const places = gamePlaces(own);
  const deadline = own.game.clock?.deadline ?? null;
  const hours = deadline === null ? 0 : wholeHours(between(desk.context.now(), deadline));
  const words = texts.reminder;
  const intro = hours === 0 ? say(words.soon, places) : count(words.intro, hours, places);
  return {
    subject: hours === 0 ? say(words.soonSubject, places) : count(words.subject, hours, places),
    parts: [{ kind: 'text', text: intro }, ...(await turnParts(desk, own, tournament))],
    replyTo: null,
  };
}

async function turnParts(desk: LetterDesk, own: OwnGame, tournament: string): Promise<readonly LetterPart[]> {
  const { texts } = desk.wording;
  const { game, seat } = own;
  const rows: (readonly [string, string])[] = [
    [texts.facts.tournament, tournament],
    [texts.facts.game, own.title],
    [texts.facts.side, texts.sides[seat]],
    [texts.facts.deadline, deadlineText(desk, game.clock?.deadline ?? null)],
  ];
  return [
    { kind: 'facts', rows },
    { kind: 'link', label: texts.move.open, url: await gameUrl(desk, game, seat) },
  ];
}

/** The move that led to the present position; null before the first. */
async function lastMove({ context }: LetterDesk, { id, ply }: GameRecord): Promise<MoveRecord | null> {
  if (ply === 0) return null;
  return (await movesInRanges(context.db.prisma, [{ gameId: id, from: ply - 1, to: ply }]))[0] ?? null;
}

async function gameUrl({ post }: LetterDesk, game: GameRecord, _seat: Seat): Promise<string> {
  return post.pages.game(game);
}
