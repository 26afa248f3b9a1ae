import { err, ok } from '../../../kernel/result.ts';
import { setOfficial } from '../../../store/writing/official.ts';
import type { OfficialRole } from '../../../store/tournament.ts';
import { defineCommand } from '../../command.ts';
import { invalidInput, wrongStatus } from '../../errors.ts';
import { inboxTopic, tournamentTopic } from '../../events.ts';
import { foundPlayer } from '../../found.ts';
import { actingPlayer } from '../../rights.ts';
import { directedTournament } from '../tournament/directed.ts';
import type { OfficialDone, OfficialError, OfficialInput } from './shape.ts';
import { message } from '../../texts/say.ts';

/** Who is to help the director, and as what. */
export interface AppointOfficialInput extends OfficialInput {
  readonly role: OfficialRole;
}

const MOST_OFFICIALS = 20;

/**
 * Lets a player help the director of a tournament: as a deputy in all but appointing and cancelling, as a reporter with results
 * and times used. Who helps already has the new role. For the director and admins. Source: Common 4.5.
 */
export const appointOfficial = defineCommand<AppointOfficialInput, OfficialDone, OfficialError>(
  'appointOfficial',
  async (command, { tournamentId, playerId, role }) => {
    const { tx, at, actor } = command;
    const found = await directedTournament(command, tournamentId, 'lead');
    if (!found.ok) return found;
    const { status, directorId, officials } = found.value;
    if (status === 'CANCELLED') return err(wrongStatus(status, message('refused.official.cancelled')));
    const player = await foundPlayer(tx, playerId);
    if (!player.ok) return player;
    const { name, isBot, accountId } = player.value;
    if (playerId === directorId) return err(invalidInput('playerId', message('refused.official.director', { name })));
    if (isBot || accountId === null) {
      return err(invalidInput('playerId', message('refused.official.noAccount', { name })));
    }
    const before = officials.find((official) => official.playerId === playerId)?.role;
    if (before === role) return ok({ tournamentId, playerId });
    if (before === undefined && officials.length >= MOST_OFFICIALS) {
      return err(invalidInput('playerId', message('refused.official.many', { most: MOST_OFFICIALS })));
    }
    command.undoneBy(message('undo.appointed'));
    await setOfficial(tx, { tournamentId, playerId }, { role, at, byId: actingPlayer(actor) });
    const payload = { tournamentId, playerId, role };
    command.emit({ topic: tournamentTopic(tournamentId), kind: 'OfficialChanged', payload });
    if (playerId !== actingPlayer(actor)) {
      command.emit({ topic: inboxTopic(playerId), kind: 'MyOfficeChanged', payload: { tournamentId, role } });
    }
    return ok({ tournamentId, playerId });
  },
);
