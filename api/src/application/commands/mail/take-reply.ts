import { createHash } from 'node:crypto';
import { invariant } from '../../../kernel/assert.ts';
import type { AppContext } from '../../context.ts';
import { genuineKey, type GenuineKey } from '../../mail/game-key.ts';
import { answerLine } from '../../mail/in/answer-line.ts';
import { answerReply, type ReplyAnswer } from '../../mail/in/answer.ts';
import { asMeant, meaningOf, type Meaning } from '../../mail/in/meaning.ts';
import { isAutomatic, type ReceivedMail } from '../../mail/in/received-mail.ts';
import { readReplyMailbox } from '../../mail/reply-key.ts';
import { rulesOf } from '../../state/game-rules.ts';
import { playMove, type PlayMoveError } from '../game/play-move.ts';

/** Somebody's key to one ply of his game, by the mailbox that he writes to. */
export interface ReplyBox extends GenuineKey {
  readonly ply: number;
}

/**
 * What became of an answer: its move was played, or stood there already; its player is written back; or nothing at all was
 * done, as it came from a program.
 */
export type ReplyOutcome = 'PLAYED' | 'REPEATED' | 'ANSWERED' | 'IGNORED';

/** Whose key a mailbox is, the part of an address before its `@`; null for one that nobody was given. */
export async function findReplyBox(context: Pick<AppContext, 'db' | 'now'>, mailbox: string): Promise<ReplyBox | null> {
  const key = readReplyMailbox(mailbox);
  if (key === null) return null;
  const genuine = await genuineKey(context, key);
  return genuine === null ? null : { ...genuine, ply: key.ply };
}

const NOTHING_MORE = { message: null, column: null, rule: null } as const;

/**
 * Plays the move in the first line of an answer, at the ply of its mailbox and at no other, once for each mail however often
 * it is delivered. Whatever is not played is told to the player at his own address, never to whom the mail says it is from.
 */
export async function takeReply(context: AppContext, box: ReplyBox, mail: ReceivedMail): Promise<ReplyOutcome> {
  if (isAutomatic(mail)) return 'IGNORED';
  const line = answerLine(mail.text);
  const tell = async (answer: Omit<ReplyAnswer, 'line'>): Promise<ReplyOutcome> => {
    const told = await answerReply(context, { ...box, identity: digest(mail) }, { ...answer, line });
    return told ? 'ANSWERED' : 'IGNORED';
  };
  if (box.isExpired) return tell({ why: 'EXPIRED', ...NOTHING_MORE });
  const meaning = meaningOf(line);
  if (meaning.kind === 'nothing') return tell({ why: 'NO_MOVE', ...NOTHING_MORE });
  if (meaning.kind === 'resign') return tell({ why: 'RESIGN', ...NOTHING_MORE });
  const { game, playerId, ply } = box;
  const answer = await playMove(
    { ...context, actor: { kind: 'mail', playerId, gameId: game.id } },
    { gameId: game.id, ply, move: moveIn(box, meaning), idempotencyKey: `mail:${game.id}:${ply}:${digest(mail)}` },
  );
  if (answer.ok) return answer.value.repeated ? 'REPEATED' : 'PLAYED';
  const refusal = refusalOf(answer.error);
  return refusal === null ? 'IGNORED' : tell(refusal);
}

function moveIn({ game, ply }: ReplyBox, meaning: Extract<Meaning, { kind: 'move' }>): string {
  if (game.position === null || game.ply !== ply) return meaning.text;
  return asMeant(rulesOf(game.game), game.position, meaning);
}

/** What the player is told; null for the same mail again, of which he knows. */
function refusalOf(error: PlayMoveError): Omit<ReplyAnswer, 'line'> | null {
  switch (error.kind) {
    case 'illegal-move':
      return { why: 'ILLEGAL', message: error.message, column: error.column, rule: error.rule ?? null };
    case 'stale-ply':
    case 'not-your-turn':
      return { why: 'STALE', ...NOTHING_MORE };
    case 'game-over':
      return { why: 'GAME_OVER', ...NOTHING_MORE };
    case 'wrong-status':
      return { why: 'NOT_RUNNING', message: error.message, column: null, rule: null };
    case 'idempotency-conflict':
      return null;
    case 'forbidden':
    case 'invalid-input':
    case 'not-found':
    case 'not-signed-in':
      return invariant(false, `a reply key opens its game, but ${error.kind}`) ?? null;
  }
}

function digest({ identity }: ReceivedMail): string {
  return createHash('sha256').update(identity).digest('base64url').slice(0, 32);
}
