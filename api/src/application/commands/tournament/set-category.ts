import type { EntryId, PlayerId, TournamentId } from '../../../kernel/ids.ts';
import { err, ok } from '../../../kernel/result.ts';
import { setCategory as storeCategory } from '../../../store/writing/entry.ts';
import { defineCommand } from '../../command.ts';
import { wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import { tournamentTopic, type Effects } from '../../events.ts';
import { readNumber } from '../../input-text.ts';
import { directedTournament } from './directed.ts';
import { entryFor } from './entry-for.ts';
import type { TournamentInput } from './shape.ts';
import { message } from '../../texts/say.ts';

/** The tournament, one of its players, and his category there, 1 to 3. */
export interface SetCategoryInput extends TournamentInput {
  readonly playerId: PlayerId;
  readonly category: number;
}

/** The entry whose category was set. */
export interface SetCategoryDone {
  readonly tournamentId: TournamentId;
  readonly entryId: EntryId;
  readonly effects: Effects;
}

/** Every way in which the command says no. */
export type SetCategoryError = CommonError | WrongStatus;

/**
 * Puts a player into one of the three categories for this tournament, by which the player list is ordered first; until
 * registration closes. For the director. Source: KIBA 3.5.
 */
export const setCategory = defineCommand<SetCategoryInput, SetCategoryDone, SetCategoryError>(
  'setCategory',
  async (command, input) => {
    const { tournamentId, playerId } = input;
    const found = await directedTournament(command, tournamentId);
    if (!found.ok) return found;
    const { status } = found.value;
    if (status !== 'REGISTRATION') {
      return err(wrongStatus(status, message('refused.registration.categoryLate')));
    }
    const category = readNumber('category', input.category, { least: 1, most: 3 });
    if (!category.ok) return category;
    const entry = await entryFor(command, found.value, playerId);
    if (!entry.ok) return entry;
    const entryId = entry.value.id;
    await storeCategory(command.tx, entryId, category.value);
    const payload = { tournamentId, entryId, playerId, change: 'RECATEGORISED' as const };
    command.emit({ topic: tournamentTopic(tournamentId), kind: 'EntryChanged', payload });
    return ok({ tournamentId, entryId });
  },
);
