import { err, ok } from '../../../kernel/result.ts';
import { removeOfficial } from '../../../store/writing/official.ts';
import { defineCommand } from '../../command.ts';
import { notFound } from '../../errors.ts';
import { inboxTopic, tournamentTopic } from '../../events.ts';
import { lockedTournament } from '../../found.ts';
import { actingPlayer } from '../../rights.ts';
import { directedTournament } from '../tournament/directed.ts';
import type { OfficialDone, OfficialError, OfficialInput } from './shape.ts';

/** Ends that a player helps the director of a tournament; what he did stays. For the director and admins, and for himself. */
export const dismissOfficial = defineCommand<OfficialInput, OfficialDone, OfficialError>(
  'dismissOfficial',
  async (command, { tournamentId, playerId }) => {
    const isOwn = actingPlayer(command.actor) === playerId;
    const found = isOwn
      ? await lockedTournament(command.tx, tournamentId)
      : await directedTournament(command, tournamentId, 'lead');
    if (!found.ok) return found;
    if (!found.value.officials.some((official) => official.playerId === playerId)) {
      return err(notFound('official'));
    }
    await removeOfficial(command.tx, { tournamentId, playerId });
    const payload = { tournamentId, playerId, role: null };
    command.emit({ topic: tournamentTopic(tournamentId), kind: 'OfficialChanged', payload });
    if (playerId !== actingPlayer(command.actor)) {
      command.emit({ topic: inboxTopic(playerId), kind: 'MyOfficeChanged', payload: { tournamentId, role: null } });
    }
    return ok({ tournamentId, playerId });
  },
);
