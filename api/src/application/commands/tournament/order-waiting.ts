import type { PlayerId } from '../../../kernel/ids.ts';
import { err, ok } from '../../../kernel/result.ts';
import { waitingOfTournaments } from '../../../store/reading/waiting.ts';
import { orderWaiting } from '../../../store/writing/waiting.ts';
import { defineCommand } from '../../command.ts';
import { invalidInput, type CommonError } from '../../errors.ts';
import { tellWaiting } from '../../running/waiting-list.ts';
import { directedTournament } from './directed.ts';
import type { TournamentDone, TournamentInput } from './shape.ts';
import { message } from '../../texts/say.ts';

/** The tournament, and all who wait for a place in it, in their new order. */
export interface OrderWaitingListInput extends TournamentInput {
  readonly playerIds: readonly PlayerId[];
}

/** Puts those who wait for a place into another order. Refuses a list that is not all of them. For the director. Source: Common 4.14. */
export const orderWaitingList = defineCommand<OrderWaitingListInput, TournamentDone, CommonError>(
  'orderWaitingList',
  async (command, { tournamentId, playerIds }) => {
    const found = await directedTournament(command, tournamentId);
    if (!found.ok) return found;
    const waiting = (await waitingOfTournaments(command.tx, [tournamentId])).map(({ playerId }) => playerId);
    const named = new Set(playerIds);
    if (named.size !== playerIds.length || named.size !== waiting.length || waiting.some((id) => !named.has(id))) {
      return err(invalidInput('playerIds', message('refused.registration.allWaiting', { players: waiting.length })));
    }
    await orderWaiting(command.tx, tournamentId, playerIds);
    tellWaiting(command, { tournamentId, playerId: null, change: 'ORDERED' });
    return ok({ tournamentId });
  },
);
