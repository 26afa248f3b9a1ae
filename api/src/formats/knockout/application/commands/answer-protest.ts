import type { EntryId, ProtestId } from '../../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../../kernel/result.ts';
import { protestsByIds } from '../../../../store/reading/match.ts';
import { setProtestAnswer } from '../../../../store/writing/match.ts';
import { defineCommand, type Command } from '../../../../application/command.ts';
import { notFound, wrongStatus, type CommonError, type WrongStatus } from '../../../../application/errors.ts';
import { inboxTopic, tournamentTopic, type CommandOptions } from '../../../../application/events.ts';
import { isId } from '../../../../application/found.ts';
import { readText } from '../../../../application/input-text.ts';
import { actingPlayer, asDirector } from '../../../../application/rights.ts';
import { checkOpenRound, lockedMatch, type LockedMatch } from '../locked-match.ts';
import { ruleAfterWeek } from '../rule-after-week.ts';
import { ruleMatch } from './decide-match.ts';
import type { MatchDone } from './shape.ts';
import { message } from '../../../../application/texts/say.ts';

/** A protest, the answer, and who wins the match. */
export interface AnswerProtestInput extends CommandOptions {
  readonly protestId: ProtestId;
  readonly answer: string;
  /** null: the match goes on; if its time is over, it is ruled on as if there had been no protest */
  readonly winner: EntryId | null;
}

/** Every way in which the command says no. */
export type AnswerProtestError = CommonError | WrongStatus;

const LONGEST_ANSWER = 500;

/**
 * Answers a protest, with who wins the match or without; the answer is final. For the director. Source: Knock-out 5.4.
 */
export const answerProtest = defineCommand<AnswerProtestInput, MatchDone, AnswerProtestError>(
  'answerProtest',
  async (command, { protestId, answer, winner }) => {
    const { tx, at, actor, emit } = command;
    const [known] = isId(protestId) ? await protestsByIds(tx, [protestId]) : [];
    if (known === undefined) return err(notFound(message('formats.KNOCKOUT.refused.noProtest')));
    const { pairingId, entryId } = known;
    const { tournamentId } = known.pairing;
    const found = await lockedMatch(command, pairingId);
    if (!found.ok) return found;
    const director = asDirector(actor, found.value.tournament);
    if (!director.ok) return director;
    const words = readText('answer', answer, { longest: LONGEST_ANSWER, hasLines: true });
    if (!words.ok) return words;
    const [protest] = await protestsByIds(tx, [protestId]);
    if (protest?.answer != null)
      return err(wrongStatus('ANSWERED', message('formats.KNOCKOUT.refused.protestAnswered')));
    await setProtestAnswer(tx, protestId, { answer: words.value, answeredAt: at, answeredById: actingPlayer(actor) });
    const payload = { tournamentId, pairingId, protestId };
    emit({ topic: tournamentTopic(tournamentId), kind: 'ProtestAnswered', payload });
    const player = found.value.loaded.rows.entries.find(({ id }) => id === entryId)?.player.id;
    const news = { tournamentId, pairingId, news: 'ANSWERED', until: null, winner: null, how: null } as const;
    if (player !== undefined) emit({ topic: inboxTopic(player), kind: 'MyMatchNews', payload: news });
    const decided = await decideBy(command, found.value, { winner, reason: words.value });
    return decided.ok ? ok({ tournamentId, pairingId }) : decided;
  },
);

async function decideBy(
  command: Command,
  locked: LockedMatch,
  { winner, reason }: { readonly winner: EntryId | null; readonly reason: string },
): Promise<Result<null, AnswerProtestError>> {
  if (winner !== null) {
    const open = checkOpenRound(locked);
    return open.ok ? ruleMatch(command, locked, { winner, reason }) : open;
  }
  if (locked.match.waits && locked.tournament.status === 'RUNNING') {
    await ruleAfterWeek(command, locked, [
      { pairing: locked.pairing, match: locked.match, openGames: locked.openGames },
    ]);
  }
  return ok(null);
}
