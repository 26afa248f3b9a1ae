import type { TournamentId } from '../../../../kernel/ids.ts';
import { err, ok } from '../../../../kernel/result.ts';
import { tournamentsByIds } from '../../../../store/reading/tournament.ts';
import { defineCommand } from '../../../../application/command.ts';
import { invalidInput, wrongStatus } from '../../../../application/errors.ts';
import { broughtFrom } from '../../../../application/running/series/bring-from-last.ts';
import type { TournamentInput } from '../../../../application/commands/tournament/shape.ts';
import type { LastCycleDone, LastCycleError } from './shape.ts';
import { readLastCycle } from '../../rules/last-cycle.ts';
import { openCycle, takeOver } from './take-over.ts';
import { message } from '../../../../application/texts/say.ts';

/** The new cycle, and the last one, which was played here and is over. */
export interface TakeLastCycleInput extends TournamentInput {
  readonly lastId: TournamentId;
}

/**
 * Takes over the last cycle as it was played here: leagues, places, disqualifications, the holder of the title and who has lost
 * the match for it, by player. Source: Kuksu 2, 4.3, 12.
 */
export const takeLastCycle = defineCommand<TakeLastCycleInput, LastCycleDone, LastCycleError>(
  'takeLastCycle',
  async (command, { tournamentId, lastId }) => {
    const entries = await openCycle(command, tournamentId);
    if (!entries.ok) return entries;
    const [last] = await tournamentsByIds(command.tx, [lastId]);
    if (last === undefined || last.format !== 'KUKSU' || lastId === tournamentId) {
      return err(invalidInput('lastId', message('formats.KUKSU.refused.lastIsItself')));
    }
    if (last.status !== 'FINISHED') return err(wrongStatus(last.status, message('formats.KUKSU.refused.lastNotOver')));
    const { brings: handedOn, before } = await broughtFrom(command.tx, last, entries.value);
    const brings = new Map([...handedOn].map(([entry, carriedOver]) => [entry, readLastCycle(carriedOver)]));
    const again = new Set(entries.value.map(({ player }) => player.id));
    return ok({
      ...(await takeOver(command, tournamentId, brings)),
      unmatched: before.filter(({ player }) => !again.has(player.id)).map(({ player }) => player.name),
      newcomers: entries.value.filter((entry) => !brings.has(entry)).map(({ id }) => id),
    });
  },
);
