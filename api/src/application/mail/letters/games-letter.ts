import { rulesOf } from '../../queries/game-rules.ts';
import type { GameId } from '../../../kernel/ids.ts';
import type { MailPayload } from '../../../store/codecs/mail-payload.ts';
import { playerOf, stageOf } from '../../queries/find.ts';
import { gameResult, type GameResult } from '../../queries/game-result.ts';
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
  const { texts, say, count } = desk.wording;
  const words = texts.stageStarted;
  const tournament = await tournamentName(desk, payload.tournamentId);
  const games = await ownGames(desk, payload.gameIds);
  const intro =
    payload.stageId === null
      ? count(words.intro, games.length)
      : count(words.stageIntro, games.length, {
          stage: await stageName(desk, await stageOf(desk.context, { stageId: payload.stageId })),
        });
  const items = (await Promise.all(games.map((own) => begunItems(desk, own)))).flat();
  return {
    subject: say(words.subject, { tournament }),
    parts: [
      { kind: 'text', text: intro },
      { kind: 'list', items },
      ...(await reportingParts(desk, games)),
      { kind: 'link', label: words.open, url: desk.post.pages.myGames },
    ],
    replyTo: null,
  };
}

/** A game that has begun: by when the first move is due, and where it is made or whereto it is sent. */
async function begunItems(desk: LetterDesk, own: OwnGame): Promise<readonly ListItem[]> {
  const { context, post, wording } = desk;
  const { game, seat } = own;
  const words = wording.texts.stageStarted;
  const until = deadlineText(desk, game.ply === 0 ? (game.clock?.deadline ?? null) : null);
  const begins = seat === 'first' ? words.south : words.north;
  const hasDice = rulesOf(game.game).chance !== null;
  const text = wording.say(hasDice ? words.dice : begins, {
    ...gamePlaces(own),
    side: sideText(wording.texts.calendar.sides, game, seat),
    until,
  });
  const isMine = game.toMove === seat && game.status === 'RUNNING';
  if (!isMine) return [{ text, url: post.pages.game(game) }];
  const item = { text, url: await gameLink(context, game, seat, post.pageUrl) };
  if (!post.takesReplies) return [item];
  const address = await replyAddress(context, game, seat, post.domain);
  return [item, { text: wording.say(words.answer, gamePlaces(own)), url: `mailto:${address}` }];
}

/** One game of the reader has ended, with its board; or several at once. */
export async function gameFinishedLetter(desk: LetterDesk, payload: MailPayload<'GAME_FINISHED'>): Promise<Letter> {
  const { texts, say, count } = desk.wording;
  const words = texts.gameFinished;
  const games = await ownGames(desk, payload.gameIds);
  const [only] = games;
  const tournament = await tournamentName(desk, payload.tournamentId);
  if (only === undefined || games.length > 1) {
    const items = await Promise.all(games.map((own) => endedItem(desk, own)));
    return {
      subject: count(words.manySubject, games.length, { tournament }),
      parts: [
        { kind: 'text', text: count(words.many, games.length) },
        { kind: 'list', items },
        { kind: 'link', label: texts.stageStarted.open, url: desk.post.pages.myGames },
      ],
      replyTo: null,
    };
  }
  const rows: LetterPart = { kind: 'facts', rows: [[texts.facts.tournament, tournament]] };
  return {
    subject: say(words.subject, gamePlaces(only)),
    parts: [
      { kind: 'text', text: await endedText(desk, only) },
      rows,
      ...((await mailGame(only)?.lastMove(desk, only)) ?? []),
      ...((await mailGame(only)?.board(desk, only)) ?? []),
      { kind: 'link', label: words.open, url: desk.post.pages.game(only.game) },
    ],
    replyTo: null,
  };
}

/** An opponent has left the tournament. */
export async function opponentWithdrewLetter(
  desk: LetterDesk,
  payload: MailPayload<'OPPONENT_WITHDREW'>,
): Promise<Letter> {
  const { texts, say, count } = desk.wording;
  const words = texts.opponentWithdrew;
  const opponent = (await playerOf(desk.context, payload.opponentId)).name;
  const tournament = await tournamentName(desk, payload.tournamentId);
  const games = await ownGames(desk, payload.gameIds);
  const items = await Promise.all(games.map((own) => endedItem(desk, own)));
  const text = games.length === 0 ? say(words.none, { opponent }) : count(words.intro, games.length, { opponent });
  return {
    subject: say(words.subject, { opponent, tournament }),
    parts: [{ kind: 'text', text }, ...(items.length === 0 ? [] : [{ kind: 'list', items } as const])],
    replyTo: null,
  };
}

/** Somebody else plays on in the place of an opponent. */
export async function opponentReplacedLetter(
  desk: LetterDesk,
  payload: MailPayload<'OPPONENT_REPLACED'>,
): Promise<Letter> {
  const { texts, say, count } = desk.wording;
  const [out, taking] = await Promise.all([
    playerOf(desk.context, payload.outId),
    playerOf(desk.context, payload.inId),
  ]);
  const tournament = await tournamentName(desk, payload.tournamentId);
  const places = { opponent: out.name, newOpponent: taking.name, tournament };
  const games = await ownGames(desk, payload.gameIds);
  const items = games.map((own) => ({ text: capital(own.title), url: desk.post.pages.game(own.game) }));
  return {
    subject: say(texts.opponentReplaced.subject, places),
    parts: [
      { kind: 'text', text: count(texts.opponentReplaced.intro, games.length, places) },
      { kind: 'list', items },
    ],
    replyTo: null,
  };
}

/** A game that has ended, as a line that leads to it. */
export async function endedItem(desk: LetterDesk, own: OwnGame): Promise<ListItem> {
  return { text: await endedText(desk, own), url: desk.post.pages.game(own.game) };
}

async function endedText({ context, wording }: LetterDesk, own: OwnGame): Promise<string> {
  const { texts, say } = wording;
  const words = texts.gameFinished;
  const result = await gameResult(context, own.game);
  const ending = result === null ? null : endingText(wording, own, result);
  const how = result === null ? '' : [texts.how[result.how], ...(ending === null ? [] : [ending])].join(', ');
  const places = { ...gamePlaces(own), how };
  if (result === null || result.seat === null) return capital(say(words.nobody, places));
  return say(result.seat === own.seat ? words.won : words.lost, places);
}

/** How its board has ended, where its game says that in mails; null: it does not, or something else has ended it. */
function endingText({ locale }: LetterDesk['wording'], own: OwnGame, { how, reason }: GameResult): string | null {
  if ((how !== 'PLAYED' && how !== 'DRAWN') || reason === null) return null;
  return mailGame(own)?.endings?.[locale][reason] ?? null;
}

function ownGames(desk: LetterDesk, ids: readonly GameId[]): Promise<readonly OwnGame[]> {
  return Promise.all(ids.map((id) => ownGame(desk, id)));
}
