import { createHash } from 'node:crypto';
import { invariant } from '../../../kernel/assert.ts';
import { message, type LetterMessage } from '../../../kernel/message.ts';
import type { Result } from '../../../kernel/result.ts';
import type { SignUpOutcome } from '../../../store/tournament.ts';
import type { AppContext } from '../../context.ts';
import type { JoinBox } from '../../mail/join-key.ts';
import { isAutomatic, type ReceivedMail } from '../../mail/in/received-mail.ts';
import { signUpWords } from '../../mail/in/sign-up-words.ts';
import { forLetters } from '../../texts/for-letters.ts';
import { enterTournament, type EnterTournamentError } from '../tournament/enter.ts';
import { leaveTournament, type LeaveTournamentError } from '../tournament/leave.ts';
import { writeSignUpAnswer } from './write-sign-up-answer.ts';

/** What became of a mail to somebody's sign-up address; IGNORED: it came from a program, or is the same again with other words. */
export type MailedSignUp = SignUpOutcome | 'WAITING' | 'IGNORED';

/**
 * Takes a mail to a player's own sign-up address, once however often it is delivered: he enters as he would on the page, with the id that
 * he writes, or waits for a place; with one word he takes his entry back. He is answered at his own address, at most 24 times a day, never
 * at that from which the mail says it is. Source: Common 4.19.
 */
export async function takeMailedSignUp(context: AppContext, box: JoinBox, mail: ReceivedMail): Promise<MailedSignUp> {
  if (isAutomatic(mail)) return 'IGNORED';
  const { tournamentId, playerId } = box;
  const identity = createHash('sha256').update(mail.identity).digest('base64url').slice(0, 32);
  const { leaves, idElsewhere } = signUpWords(mail);
  const own: AppContext = { ...context, actor: { kind: 'join', playerId } };
  const input = { tournamentId, playerId: null, idempotencyKey: `mail:${tournamentId}:${identity}` };
  const done = leaves
    ? outcomeOf(await leaveTournament(own, input), () => 'LEFT')
    : outcomeOf(await enterTournament(own, { ...input, idElsewhere, orWait: true }), ({ waiting }) =>
        waiting.length > 0 ? 'WAITING' : 'ENTERED',
      );
  // That he waits his notice tells by a mail of its own.
  if (done.outcome === 'WAITING' || done.outcome === 'IGNORED') return done.outcome;
  await writeSignUpAnswer(context, box, { ...done, outcome: done.outcome, identity });
  return done.outcome;
}

/** What became of it, and why it was not done; IGNORED is the same mail again with other words, of which he knows. */
function outcomeOf<Done>(
  done: Result<Done, EnterTournamentError | LeaveTournamentError>,
  outcome: (value: Done) => MailedSignUp,
): { readonly outcome: MailedSignUp; readonly message: LetterMessage | null } {
  if (done.ok) return { outcome: outcome(done.value), message: null };
  const refused = refusalOf(done.error);
  return { outcome: refused === null ? 'IGNORED' : 'REFUSED', message: refused };
}

/** Why it was not done; null for the same mail again with other words, of which he knows. */
function refusalOf(error: EnterTournamentError | LeaveTournamentError): LetterMessage | null {
  invariant(error.kind !== 'not-signed-in' && error.kind !== 'forbidden', 'a sign-up address is for signing up');
  if (error.kind === 'idempotency-conflict') return null;
  return forLetters(error.message) ?? message('letter.signUp.seePage');
}
