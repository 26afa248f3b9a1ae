import { between } from '../../../kernel/time.ts';
import type { MoveRecord } from '../../../store/reading/move.ts';
import type { MailPayload } from '../../../store/codecs/mail-payload.ts';
import { rulesOf } from '../../state/game-rules.ts';
import { readingOf } from '../../queries/reading.ts';
import { timeOutWarning } from '../../queries/time-out-warning.ts';
import { gameLink } from '../game-link.ts';
import { wholeHours } from '../local-time.ts';
import { replyAddress } from '../reply-key.ts';
import type { Letter, LetterPart } from './letter.ts';
import { mailGame } from './own-board.ts';
import { sideText } from './side-text.ts';
import {
  capital,
  deadlineText,
  gamePlaces,
  ownGame,
  tournamentName,
  type LetterDesk,
  type OwnGame,
} from './letter-desk.ts';

/** It is the reader's turn: what was played, the board, the deadline, and how to answer. */
export async function moveLetter(desk: LetterDesk, payload: MailPayload<'MOVE'>): Promise<Letter> {
  const own = await ownGame(desk, payload.gameId);
  const tournament = await tournamentName(desk, payload.tournamentId);
  const { say } = desk.wording;
  const places = { ...gamePlaces(own), tournament };
  const last = await lastMove(desk, own);
  const intro =
    last === null
      ? say('letter.move.first', { side: sideText(desk.wording, 'sideToPlay', own.game, own.seat) })
      : say('letter.move.played', { ...places, move: last.notation });
  return {
    subject: say('letter.move.subject', places),
    parts: [
      { kind: 'text', text: intro },
      ...planParts(desk, payload),
      ...((await mailGame(own)?.lastMove(desk, own)) ?? []),
      ...(await turnParts(desk, own, tournament)),
    ],
    replyTo: await replyTo(desk, own),
  };
}

/** That a reply of his own plan was not played, and why. */
function planParts({ wording }: LetterDesk, { planDropped }: MailPayload<'MOVE'>): readonly LetterPart[] {
  if (planDropped === undefined) return [];
  return [{ kind: 'text', text: wording.say('letter.move.planDropped', { ...planDropped }) }];
}

/** The reader's time runs out, for his move or to agree. */
export async function reminderLetter(desk: LetterDesk, payload: MailPayload<'REMINDER'>): Promise<Letter> {
  const own = await ownGame(desk, payload.gameId);
  const tournament = await tournamentName(desk, payload.tournamentId);
  const { say } = desk.wording;
  const places = gamePlaces(own);
  const deadline = own.game.clock?.deadline ?? null;
  const hours = deadline === null ? 0 : wholeHours(between(desk.context.now(), deadline));
  const isAgreement = payload.agreement !== undefined;
  const about = isAgreement ? 'agreementReminder' : 'reminder';
  const intro =
    hours === 0 ? say(`letter.${about}.soon`, places) : say(`letter.${about}.intro`, { n: hours, ...places });
  const costs = isAgreement ? [] : await timeOutParts(desk, own);
  const howTo = isAgreement ? ((await mailGame(own)?.lastMove(desk, own)) ?? []) : [];
  return {
    subject:
      hours === 0
        ? say(`letter.${about}.soonSubject`, places)
        : say(`letter.${about}.subject`, { n: hours, ...places }),
    parts: [{ kind: 'text', text: intro }, ...costs, ...howTo, ...(await turnParts(desk, own, tournament))],
    replyTo: await replyTo(desk, own),
  };
}

/** Without a clock the reader has not moved for days, and loses the game by a day. */
export async function inactivityLetter(desk: LetterDesk, payload: MailPayload<'INACTIVITY_WARNING'>): Promise<Letter> {
  const own = await ownGame(desk, payload.gameId);
  const tournament = await tournamentName(desk, payload.tournamentId);
  const { say } = desk.wording;
  const places = {
    ...gamePlaces(own),
    n: payload.days,
    deadline: deadlineText(desk, own.game.clock?.deadline ?? null),
  };
  return {
    subject: say('letter.inactivity.subject', places),
    parts: [
      { kind: 'text', text: say('letter.inactivity.intro', places) },
      ...(await timeOutParts(desk, own)),
      ...(await turnParts(desk, own, tournament)),
    ],
    replyTo: await replyTo(desk, own),
  };
}

/** What the reader would lose beside the game if his time ran out. */
async function timeOutParts({ context, wording }: LetterDesk, { game, seat }: OwnGame): Promise<readonly LetterPart[]> {
  const warning = await timeOutWarning(context, game, seat);
  return warning === null ? [] : [{ kind: 'text', text: wording.tell(warning) }];
}

/** The game in which the reader is to move: its deadline, its board, its link, and how to answer. */
export async function turnParts(desk: LetterDesk, own: OwnGame, tournament: string): Promise<readonly LetterPart[]> {
  const { context, post, wording } = desk;
  const { say } = wording;
  const { game, seat } = own;
  const facts: LetterPart = {
    kind: 'facts',
    rows: [
      [say('letter.facts.tournament'), tournament],
      [say('letter.facts.game'), capital(own.title)],
      [say('letter.facts.side'), sideText(wording, 'side', game, seat)],
      [say('letter.facts.deadline'), deadlineText(desk, game.clock?.deadline ?? null)],
    ],
  };
  return [
    facts,
    ...((await mailGame(own)?.board(desk, own)) ?? []),
    { kind: 'link', label: say('letter.move.open'), url: await gameLink(context, game, seat, post.pageUrl) },
    { kind: 'small', text: say('letter.move.openHint') },
    ...answerParts(desk, own),
  ];
}

/** How to answer with a move, and which are possible; the former only where answers are read. */
function answerParts(desk: LetterDesk, own: OwnGame): readonly LetterPart[] {
  const { post, wording } = desk;
  const hint = mailGame(own)?.answer(desk, own) ?? null;
  if (hint === null) return [];
  const text = wording.say('letter.move.reply', { example: hint.example });
  return [...(post.takesReplies ? [{ kind: 'text', text } as const] : []), { kind: 'small', text: hint.possible }];
}

/** Where an answer to a mail about his turn goes; null where answers are not read. */
export async function replyTo({ context, post }: LetterDesk, { game, seat }: OwnGame): Promise<string | null> {
  return post.takesReplies ? replyAddress(context, game, seat, post.domain) : null;
}

/** How far back the opponent's last move is looked for where chance has a part: some rolls and passes may lie between. */
const FARTHEST = 12;

/** The move that led to the present position, where chance has a part the opponent's last one; null before the first. */
async function lastMove({ context }: LetterDesk, { game, seat }: OwnGame): Promise<MoveRecord | null> {
  const { id, ply } = game;
  if (ply === 0) return null;
  const hasChance = rulesOf(game.game).chance !== null;
  const from = hasChance ? Math.max(0, ply - FARTHEST) : ply - 1;
  const moves = await readingOf(context).moves.load({ gameId: id, from, to: ply });
  return moves.findLast((move) => !hasChance || (move.seat !== seat && move.cause !== 'CHANCE')) ?? null;
}
