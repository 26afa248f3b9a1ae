import type { EntryId } from '../../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../../kernel/result.ts';
import { defineCommand, type Command } from '../../../../application/command.ts';
import { invalidInput, type CommonError, type InvalidInput, type WrongStatus } from '../../../../application/errors.ts';
import { readText } from '../../../../application/input-text.ts';
import { asDirector } from '../../../../application/rights.ts';
import { decideMatches } from '../../../../application/running/decide-match.ts';
import { checkOpenRound, lockedMatch, type LockedMatch } from '../locked-match.ts';
import { rule } from '../../../../application/running/make-ruling.ts';
import { decision, matchTitle, nameOf, sayOutcome } from '../../../../application/running/match-words.ts';
import type { MatchDone, MatchInput } from './shape.ts';
import { message } from '../../../../application/texts/say.ts';

/** The match, who wins it, and why. */
export interface DecideMatchInput extends MatchInput {
  readonly winner: EntryId;
  readonly reason: string;
}

/** Every way in which the command says no. */
export type DecideMatchError = CommonError | WrongStatus;

/**
 * Decides a match by a ruling of the director, open or decided, until the next round is drawn; his decision is final. A board that is open
 * ends without a result. Source: Knock-out 5.3, 5.4, Common 1.6.
 */
export const decideMatch = defineCommand<DecideMatchInput, MatchDone, DecideMatchError>(
  'decideMatch',
  async (command, { matchId, winner, reason }) => {
    const found = await lockedMatch(command, matchId);
    if (!found.ok) return found;
    const director = asDirector(command.actor, found.value.tournament);
    if (!director.ok) return director;
    const why = readText('reason', reason, { longest: 500, hasLines: true });
    if (!why.ok) return why;
    const open = checkOpenRound(found.value);
    if (!open.ok) return open;
    const ruled = await ruleMatch(command, found.value, { winner, reason: why.value });
    return ruled.ok ? ok({ tournamentId: found.value.tournament.id, pairingId: matchId }) : ruled;
  },
);

/** Decides a match by a ruling of the director, which is allowed now. Refuses a winner who does not play it. */
export async function ruleMatch(
  command: Command,
  locked: LockedMatch,
  { winner, reason }: Pick<DecideMatchInput, 'winner' | 'reason'>,
): Promise<Result<null, InvalidInput>> {
  const { tournament, loaded, pairing, match, openGames } = locked;
  if (!match.sides.includes(winner))
    return err(invalidInput('winnerId', message('formats.KNOCKOUT.refused.winnerPlays')));
  const replaces = sayOutcome(loaded, match);
  const now = message('ruling.wins', { name: nameOf(loaded, winner), points: 1 });
  const rulingId = await rule(command, {
    tournamentId: tournament.id,
    kind: 'MATCH',
    reason,
    text: decision(matchTitle(loaded, match), now, replaces),
    replaces,
  });
  await decideMatches(command, locked, [
    { pairingId: pairing.id, winner, how: 'DIRECTOR', rule: null, rulingId, openGames },
  ]);
  return ok(null);
}
