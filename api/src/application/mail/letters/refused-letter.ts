import type { MailPayload } from '../../../store/codecs/mail-payload.ts';
import { awaitedSeats } from '../../state/awaited.ts';
import { gameLink } from '../game-link.ts';
import { brokenRules } from './broken-rules.ts';
import type { Letter, LetterPart } from './letter.ts';
import { gamePlaces, ownGame, tournamentName, type LetterDesk, type OwnGame } from './letter-desk.ts';
import { mailGame } from './own-board.ts';
import { replyTo, turnParts } from './turn-letter.ts';

/** An answer by mail was not played: why, how the game stands, and how to go on. */
export async function refusedLetter(desk: LetterDesk, payload: MailPayload<'MOVE_REFUSED'>): Promise<Letter> {
  const own = await ownGame(desk, payload.gameId);
  const tournament = await tournamentName(desk, payload.tournamentId);
  const { say } = desk.wording;
  const { line, column } = payload;
  const message = payload.message === null ? '' : desk.wording.tell(payload.message);
  const places = { ...gamePlaces(own), tournament, line: line ?? '', message, column: column ?? 1 };
  const isHis = awaitedSeats(own.game).includes(own.seat);
  return {
    subject: say(payload.why === 'RESIGN' ? 'letter.moveRefused.resignSubject' : 'letter.moveRefused.subject', places),
    parts: [
      { kind: 'text', text: say(`letter.moveRefused.why.${payload.why}`, places) },
      ...brokenRules(own.game.game, payload, desk.post.pageUrl),
      ...(isHis ? await turnParts(desk, own, tournament) : await standing(desk, own)),
    ],
    replyTo: isHis ? await replyTo(desk, own) : null,
  };
}

/** A game in which the reader has nothing to do, as it stands; an open one can be resigned all the same. */
async function standing(desk: LetterDesk, own: OwnGame): Promise<readonly LetterPart[]> {
  const { context, post, wording } = desk;
  const { game, seat } = own;
  const url = game.status === 'FINISHED' ? post.pages.game(game) : await gameLink(context, game, seat, post.pageUrl);
  return [
    ...((await mailGame(own)?.board(desk, own)) ?? []),
    { kind: 'link', label: wording.say('letter.gameFinished.open'), url },
  ];
}
