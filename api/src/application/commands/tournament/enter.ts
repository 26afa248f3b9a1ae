import type { PlayerId, TournamentId } from '../../../kernel/ids.ts';
import { err, ok } from '../../../kernel/result.ts';
import { defineCommand } from '../../command.ts';
import {
  forbidden,
  type AlreadyEntered,
  type CommonError,
  type TournamentFull,
  type WrongStatus,
} from '../../errors.ts';
import type { Effects } from '../../events.ts';
import { foundEntrant, lockedTournament } from '../../found.ts';
import { actingPlayer, directs } from '../../rights.ts';
import { admit, type Admitted } from './admit.ts';
import { freeIdElsewhere } from './id-elsewhere.ts';
import { checkRegistration } from './registration.ts';
import type { TournamentInput } from './shape.ts';
import { message } from '../../texts/say.ts';

/** The tournament, and who enters it. */
export interface EnterTournamentInput extends TournamentInput {
  /** null: the caller himself. */
  readonly playerId: PlayerId | null;
  /** By what he goes on the server where it is played; null: nothing is said. */
  readonly idElsewhere?: string | null;
  /** Whether he waits for a place where none is free; left out: he does not. */
  readonly orWait?: boolean;
}

/** What has become of those who were to enter. */
export interface EnterTournamentDone extends Admitted {
  readonly tournamentId: TournamentId;
  /** Who was known here before by the name of somebody who is new, in no order. */
  readonly namesakes: readonly PlayerId[];
  readonly effects: Effects;
}

/** Every way in which the command says no. */
export type EnterTournamentError = CommonError | WrongStatus | TournamentFull | AlreadyEntered;

/**
 * Enters the caller himself, or, for the director, any player, while registration is open, and later as agreed; or lets him wait for
 * a place where none is free. Source: Common 4.1, 4.14, 4.15, KIBA 2.1.
 */
export const enterTournament = defineCommand<EnterTournamentInput, EnterTournamentDone, EnterTournamentError>(
  'enterTournament',
  async (command, input) => {
    const { tx, actor } = command;
    const found = await lockedTournament(tx, input.tournamentId);
    if (!found.ok) return found;
    const playerId = input.playerId ?? actingPlayer(actor);
    if (playerId === null) return err(forbidden(message('refused.registration.noPlayer')));
    if (playerId !== actingPlayer(actor) && !directs(actor, found.value)) {
      return err(forbidden(message('refused.registration.onlyDirectorEntersOthers')));
    }
    const player = await foundEntrant(tx, playerId);
    if (!player.ok) return player;
    const places = await checkRegistration(command, found.value, [player.value], input.orWait === true);
    if (!places.ok) return places;
    const read = await freeIdElsewhere(tx, found.value.id, { given: input.idElsewhere ?? null, of: playerId });
    if (!read.ok) return read;
    const given = new Map(read.value === null ? [] : [[player.value.id, { idElsewhere: read.value }]]);
    const admitted = await admit(command, found.value, [player.value.id], { places: places.value, given });
    return ok({ tournamentId: input.tournamentId, ...admitted, namesakes: [] });
  },
);
