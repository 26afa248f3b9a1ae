import type { MailPayload } from '../../../store/codecs/mail-payload.ts';
import type { PauseRecord } from '../../../store/reading/pause.ts';
import { shownNameOf } from '../../queries/namesakes.ts';
import { pauseOf } from '../../queries/pauses.ts';
import { awaitedSeats } from '../../state/awaited.ts';
import { isDaysOff } from '../../state/pauses.ts';
import { gameLink } from '../game-link.ts';
import type { Letter, LetterPart, ListItem } from './letter.ts';
import { capital, deadlineText, ownGame, tournamentName, type LetterDesk, type OwnGame } from './letter-desk.ts';

/** Games of the reader are paused or go on: whose, until when and why, and by when he has to move in each. */
export async function pauseLetter(desk: LetterDesk, payload: MailPayload<'PAUSE'>): Promise<Letter> {
  const { say } = desk.wording;
  const { tournamentId, change, since, until, reason, gameIds } = payload;
  const tournament = await tournamentName(desk, tournamentId);
  const pause = await pauseOf(desk.context, payload);
  const games = await Promise.all(gameIds.map((id) => ownGame(desk, id)));
  const places = { tournament, since: { at: since }, until: { at: until }, ...(await whose(desk, pause)) };
  const isOn = change === 'BEGAN' || change === 'CHANGED';
  const items = await Promise.all(games.map((own) => gameItem(desk, own)));
  return {
    subject: say(`letter.pause.subject.${change}`, places),
    parts: [
      { kind: 'text', text: say(`letter.pause.intro.${change}`, places) },
      ...(isOn ? [textPart(say('letter.pause.meanwhile', {}))] : []),
      ...(reason === null ? [] : [textPart(say('letter.pause.reason', { reason }))]),
      ...(items.length === 0 ? [] : [{ kind: 'list', items } as const]),
      { kind: 'link', label: say('letter.stageStarted.open'), url: desk.post.pages.myGames },
    ],
    replyTo: null,
  };
}

/** Whose games are paused: `scope` chooses the words, and `name` is who has days off. */
async function whose(
  { context, playerId: reader }: LetterDesk,
  pause: PauseRecord,
): Promise<{ readonly scope: string; readonly name: string }> {
  const { gameId, playerId } = pause;
  if (gameId !== null) return { scope: 'game', name: '' };
  if (playerId === null) return { scope: 'all', name: '' };
  const name = await shownNameOf(context, pause, playerId);
  const kind = isDaysOff(pause) ? 'daysOff' : 'player';
  return { scope: playerId === reader ? `${kind}Own` : kind, name };
}

async function gameItem(desk: LetterDesk, { game, seat, title }: OwnGame): Promise<ListItem> {
  const { context, post, wording } = desk;
  if (!awaitedSeats(game).includes(seat)) return { text: capital(title), url: post.pages.game(game) };
  const until = deadlineText(desk, game.clock?.deadline ?? null);
  const text = capital(wording.say('letter.pause.moveBy', { game: title, until }));
  return { text, url: await gameLink(context, game, seat, post.pageUrl) };
}

function textPart(text: string): LetterPart {
  return { kind: 'text', text };
}
