import { err, ok } from '../../../kernel/result.ts';
import type { Instant } from '../../../kernel/time.ts';
import { toInstant } from '../../../store/codecs/instant.ts';
import { entriesOfTournaments } from '../../../store/reading/entry.ts';
import { setAcceptUntil, setStartsAt } from '../../../store/writing/tournament.ts';
import { defineCommand } from '../../command.ts';
import { invalidInput, wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import { fieldNow, tellInvited } from '../../running/invitations.ts';
import { announceStart, changeTournament } from '../../running/tournament-change.ts';
import { directedTournament } from '../tournament/directed.ts';
import type { TournamentInput } from '../tournament/shape.ts';
import type { FieldDone } from './shape.ts';
import { message } from '../../texts/say.ts';

/** The tournament, and until when its invitations are to be answered now. */
export interface ExtendInvitationsInput extends TournamentInput {
  readonly until: Instant;
}

/** Every way in which the command says no. */
export type ExtendInvitationsError = CommonError | WrongStatus;

/**
 * Gives the invited another time to answer, later or earlier, and tells those who have not. A start by itself before then is
 * put off to it. For the director. Source: Kuksu 12.
 */
export const extendInvitations = defineCommand<ExtendInvitationsInput, FieldDone, ExtendInvitationsError>(
  'extendInvitations',
  async (command, { tournamentId, until }) => {
    const { tx, at } = command;
    const found = await directedTournament(command, tournamentId);
    if (!found.ok) return found;
    const { status, acceptUntil, startsAt } = found.value;
    if (status !== 'CLOSED' || acceptUntil === null) {
      return err(wrongStatus(status, message('refused.invitation.nobodyAsked')));
    }
    if (until <= at) return err(invalidInput('until', message('refused.invitation.endInFuture')));
    await setAcceptUntil(tx, tournamentId, until);
    const entries = await entriesOfTournaments(tx, [tournamentId]);
    changeTournament(command, tournamentId, 'INVITATIONS_EXTENDED', []);
    for (const { player, invitation } of entries) {
      if (invitation === 'SENT') tellInvited(command, tournamentId, { player: player.id, invitation, until });
    }
    if (startsAt !== null && toInstant(startsAt) < until) {
      await setStartsAt(tx, tournamentId, until);
      announceStart(command, { tournamentId, startsAt: until }, entries);
    }
    return ok({ tournamentId, out: [], ...(await fieldNow(tx, found.value)) });
  },
);
