import { invariant } from '../../../../kernel/assert.ts';
import type { EntryId, PlayerId, RulingId } from '../../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../../kernel/result.ts';
import { defineCommand, type Command } from '../../../../application/command.ts';
import {
  forbidden,
  notFound,
  wrongStatus,
  type CommonError,
  type WrongStatus,
} from '../../../../application/errors.ts';
import { readText } from '../../../../application/input-text.ts';
import { actingPlayer, directs } from '../../../../application/rights.ts';
import { decideGame } from '../../../../application/running/decide-game.ts';
import { checkOpenRound, lockedMatch, type LockedMatch } from '../locked-match.ts';
import { rule } from '../../../../application/running/make-ruling.ts';
import { decision, matchTitle, nameOf } from '../../../../application/running/match-words.ts';
import { settleDecided } from '../../../../application/running/settle-tournament.ts';
import { verdictAt } from '../../../../application/running/verdict-at.ts';
import type { MatchDone, MatchInput } from './shape.ts';
import { message } from '../../../../application/texts/say.ts';

/** The match, and who gives it up. */
export interface ForfeitMatchInput extends MatchInput {
  /** null: the caller himself */
  readonly playerId: PlayerId | null;
  /** why, for a director who forfeits it for somebody; a player need not say */
  readonly reason: string | null;
}

/** Every way in which the command says no. */
export type ForfeitMatchError = CommonError | WrongStatus;

/**
 * Gives up a match that is open: its open board is lost by forfeit, and with it the match. For a player himself, for the director either of the
 * two, with his reason. A flag that has fallen by then counts first. Source: Knock-out 3.6.
 */
export const forfeitMatch = defineCommand<ForfeitMatchInput, MatchDone, ForfeitMatchError>(
  'forfeitMatch',
  async (command, { matchId, playerId, reason }) => {
    const found = await lockedMatch(command, matchId);
    if (!found.ok) return found;
    const locked = found.value;
    const loser = loserIn(command, locked, playerId);
    if (!loser.ok) return loser;
    const open = checkOpenRound(locked);
    if (!open.ok) return open;
    if (locked.match.winner !== null) return err(wrongStatus('DECIDED', message('formats.KNOCKOUT.refused.decided')));
    const [game] = locked.openGames;
    if (game === undefined) return err(wrongStatus('NO_BOARD', message('formats.KNOCKOUT.refused.noBoardOpen')));
    const why = reason === null ? ok(null) : readText('reason', reason, { longest: 500, hasLines: true });
    if (!why.ok) return why;
    const isHisOwn = locked.loaded.rows.entries.some(
      ({ id, player }) => id === loser.value && player.id === actingPlayer(command.actor),
    );
    const rulingId = isHisOwn ? null : await rulingOn(command, locked, loser.value, why.value ?? '');
    const winner = game.entries.first === loser.value ? 'second' : 'first';
    const verdict = verdictAt(game, { winner, how: 'FORFEIT' }, command.at);
    await decideGame(command, game, rulingId === null ? verdict : { ...verdict, rulingId });
    await settleDecided(command, locked.tournament, [game]);
    return ok({ tournamentId: locked.tournament.id, pairingId: matchId });
  },
);

/** The one of the two who gives up: the caller, or whom its director names. */
function loserIn(
  { actor }: Command,
  { tournament, loaded, match }: LockedMatch,
  playerId: PlayerId | null,
): Result<EntryId, ForfeitMatchError> {
  const own = actingPlayer(actor);
  const wanted = playerId ?? own;
  const entry = match.sides.find((side) =>
    loaded.rows.entries.some(({ id, player }) => id === side && player.id === wanted),
  );
  if (wanted !== own && !directs(actor, tournament)) {
    return err(forbidden(message('formats.KNOCKOUT.refused.onlyPlayerOrDirector')));
  }
  if (entry !== undefined) return ok(entry);
  return wanted === own
    ? err(forbidden(message('formats.KNOCKOUT.refused.onlyItsPlayers')))
    : err(notFound(message('formats.KNOCKOUT.refused.noPlayer')));
}

async function rulingOn(
  command: Command,
  { tournament, loaded, match }: LockedMatch,
  loser: EntryId,
  reason: string,
): Promise<RulingId> {
  const winner = match.sides.find((side) => side !== loser);
  invariant(winner !== undefined, 'a match has two players');
  const now = message('ruling.forfeits', { loser: nameOf(loaded, loser), winner: nameOf(loaded, winner) });
  return rule(command, {
    tournamentId: tournament.id,
    kind: 'MATCH',
    reason,
    text: decision(matchTitle(loaded, match), now, null),
  });
}
