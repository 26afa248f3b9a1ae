import { rulesOf } from '../../state/game-rules.ts';
import type { GameId } from '../../../kernel/ids.ts';
import type { MailPayload } from '../../../store/codecs/mail-payload.ts';
import { gamesThere, stageOf } from '../../queries/find.ts';
import { gameResult, type GameResult } from '../../queries/game-result.ts';
import { shownNameOf } from '../../queries/namesakes.ts';
import { gameLink } from '../game-link.ts';
import { replyAddress } from '../reply-key.ts';
import type { Letter, LetterPart, ListItem } from './letter.ts';
import { mailGame } from './own-board.ts';
import { reportingParts } from './report-letter.ts';
import { sideText } from './side-text.ts';
import { stageName } from './stage-name.ts';
import {
  capital,
  deadlineText,
  gamePlaces,
  ownGame,
  tournamentName,
  type LetterDesk,
  type OwnGame,
} from './letter-desk.ts';

/** Games have begun: for each, by when the reader has to move first, or that his opponent does. */
export async function stageStartedLetter(desk: LetterDesk, payload: MailPayload<'STAGE_STARTED'>): Promise<Letter> {
  const { say } = desk.wording;
  const tournament = await tournamentName(desk, payload.tournamentId);
  const games = await ownGames(desk, payload.gameIds);
  const n = games.length;
  const intro =
    payload.stageId === null
      ? say('letter.stageStarted.intro', { n })
      : say('letter.stageStarted.stageIntro', {
          n,
          stage: await stageName(desk, await stageOf(desk.context, { stageId: payload.stageId })),
        });
  const items = (await Promise.all(games.map((own) => begunItems(desk, own)))).flat();
  return {
    subject: say('letter.stageStarted.subject', { tournament }),
    parts: [
      { kind: 'text', text: intro },
      { kind: 'list', items },
      ...(await reportingParts(desk, games)),
      { kind: 'link', label: say('letter.stageStarted.open'), url: desk.post.pages.myGames },
    ],
    replyTo: null,
  };
}

/** A game that has begun: by when the first move is due, and where it is made or whereto it is sent. */
async function begunItems(desk: LetterDesk, own: OwnGame): Promise<readonly ListItem[]> {
  const { context, post, wording } = desk;
  const { game, seat } = own;
  const until = deadlineText(desk, game.ply === 0 ? (game.clock?.deadline ?? null) : null);
  const hasDice = rulesOf(game.game).chance !== null;
  const text = wording.say(`letter.stageStarted.${hasDice ? 'dice' : seat}`, {
    ...gamePlaces(own),
    side: sideText(wording, 'sideToPlay', game, seat),
    until,
  });
  const isMine = game.toMove === seat && game.status === 'RUNNING';
  if (!isMine) return [{ text, url: post.pages.game(game) }];
  const item = { text, url: await gameLink(context, game, seat, post.pageUrl) };
  if (!post.takesReplies) return [item];
  const address = await replyAddress(context, game, seat, post.domain);
  return [item, { text: wording.say('letter.stageStarted.answer', gamePlaces(own)), url: `mailto:${address}` }];
}

/** One game of the reader has ended, with its board; or several at once. */
export async function gameFinishedLetter(desk: LetterDesk, payload: MailPayload<'GAME_FINISHED'>): Promise<Letter> {
  const { say } = desk.wording;
  const games = await ownGames(desk, payload.gameIds);
  const [only] = games;
  const tournament = await tournamentName(desk, payload.tournamentId);
  if (only === undefined || games.length > 1) {
    const items = await Promise.all(games.map((own) => endedItem(desk, own)));
    const n = games.length;
    return {
      subject: say('letter.gameFinished.manySubject', { n, tournament }),
      parts: [
        { kind: 'text', text: say('letter.gameFinished.many', { n }) },
        { kind: 'list', items },
        { kind: 'link', label: say('letter.stageStarted.open'), url: desk.post.pages.myGames },
      ],
      replyTo: null,
    };
  }
  const rows: LetterPart = { kind: 'facts', rows: [[say('letter.facts.tournament'), tournament]] };
  return {
    subject: say('letter.gameFinished.subject', gamePlaces(only)),
    parts: [
      { kind: 'text', text: await endedText(desk, only) },
      rows,
      ...((await mailGame(only)?.lastMove(desk, only)) ?? []),
      ...((await mailGame(only)?.board(desk, only)) ?? []),
      { kind: 'link', label: say('letter.gameFinished.open'), url: desk.post.pages.game(only.game) },
    ],
    replyTo: null,
  };
}

/** An opponent has left the tournament, or is disqualified. */
export async function opponentWithdrewLetter(
  desk: LetterDesk,
  payload: MailPayload<'OPPONENT_WITHDREW'>,
): Promise<Letter> {
  const { say } = desk.wording;
  const opponent = await shownNameOf(desk.context, payload, payload.opponentId);
  const tournament = await tournamentName(desk, payload.tournamentId);
  const games = await ownGames(desk, payload.gameIds);
  const items = await Promise.all(games.map((own) => endedItem(desk, own)));
  const n = games.length;
  const { how } = payload;
  const text =
    n === 0
      ? say(`letter.opponentWithdrew.${how}.none`, { opponent })
      : say(`letter.opponentWithdrew.${how}.intro`, { n, opponent });
  return {
    subject: say(`letter.opponentWithdrew.${how}.subject`, { opponent, tournament }),
    parts: [{ kind: 'text', text }, ...(items.length === 0 ? [] : [{ kind: 'list', items } as const])],
    replyTo: null,
  };
}

/** Somebody else plays on in the place of an opponent. */
export async function opponentReplacedLetter(
  desk: LetterDesk,
  payload: MailPayload<'OPPONENT_REPLACED'>,
): Promise<Letter> {
  const { say } = desk.wording;
  const [out, taking] = await Promise.all([
    shownNameOf(desk.context, payload, payload.outId),
    shownNameOf(desk.context, payload, payload.inId),
  ]);
  const tournament = await tournamentName(desk, payload.tournamentId);
  const places = { opponent: out, newOpponent: taking, tournament };
  const games = await ownGames(desk, payload.gameIds);
  const items = games.map((own) => ({ text: capital(own.title), url: desk.post.pages.game(own.game) }));
  return {
    subject: say('letter.opponentReplaced.subject', places),
    parts: [
      { kind: 'text', text: say('letter.opponentReplaced.intro', { n: games.length, ...places }) },
      { kind: 'list', items },
    ],
    replyTo: null,
  };
}

/** A game that has ended, as a line that leads to it. */
export async function endedItem(desk: LetterDesk, own: OwnGame): Promise<ListItem> {
  return { text: await endedText(desk, own), url: desk.post.pages.game(own.game) };
}

/** How a game of the reader has ended. */
export async function endedText({ context, wording }: LetterDesk, own: OwnGame): Promise<string> {
  const { say } = wording;
  const result = await gameResult(context, own.game);
  const ending = result === null ? null : endingText(wording, own, result);
  const how = result === null ? '' : [say(`letter.how.${result.how}`), ...(ending === null ? [] : [ending])].join(', ');
  const places = { ...gamePlaces(own), how };
  if (result === null || result.seat === null) return capital(say('letter.gameFinished.nobody', places));
  return say(result.seat === own.seat ? 'letter.gameFinished.won' : 'letter.gameFinished.lost', places);
}

/** How its board has ended, where its game says that in mails; null: it does not, or something else has ended it. */
function endingText(
  { sayIfAny }: LetterDesk['wording'],
  { game }: OwnGame,
  { how, reason }: GameResult,
): string | null {
  if ((how !== 'PLAYED' && how !== 'DRAWN') || reason === null) return null;
  return sayIfAny(`games.${game.game}.ending.${reason}`);
}

/** Those of these games of the reader that are there. */
export async function ownGames(desk: LetterDesk, ids: readonly GameId[]): Promise<readonly OwnGame[]> {
  return Promise.all((await gamesThere(desk.context, ids)).map(({ id }) => ownGame(desk, id)));
}
