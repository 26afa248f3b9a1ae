import { newId } from '../../../kernel/entropy.ts';
import type { EntryId, PlayerId, RulingId, TournamentId } from '../../../kernel/ids.ts';
import { err, ok } from '../../../kernel/result.ts';
import { setDisqualified } from '../../../store/writing/entry.ts';
import { defineCommand } from '../../command.ts';
import { wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import { tournamentTopic, type Effects } from '../../events.ts';
import { readText } from '../../input-text.ts';
import { formatOf } from '../../state/format-state.ts';
import { rule } from '../../running/make-ruling.ts';
import { directedTournament } from './directed.ts';
import { entryFor } from './entry-for.ts';
import type { TournamentInput } from './shape.ts';
import { message } from '../../texts/say.ts';

/** Who is disqualified, or no longer, and why. */
export interface DisqualifyInput extends TournamentInput {
  readonly playerId: PlayerId;
  readonly disqualified: boolean;
  readonly reason: string;
}

/** Whose entry it is. */
export interface DisqualifyDone {
  readonly tournamentId: TournamentId;
  readonly entryId: EntryId;
  readonly effects: Effects;
}

/** Every way in which the command says no. */
export type DisqualifyError = CommonError | WrongStatus;

/**
 * Disqualifies a player by a ruling, or takes that back, in a tournament whose format knows it, until what follows it is arranged
 * and after: what is arranged stays. What the format itself says of who lost on time is another matter. For the director.
 * Source: Kuksu 3.1, 3.5, 9.2.
 */
export const disqualify = defineCommand<DisqualifyInput, DisqualifyDone, DisqualifyError>(
  'disqualify',
  async (command, { tournamentId, playerId, disqualified, reason }) => {
    const { tx, at, entropy, emit } = command;
    const found = await directedTournament(command, tournamentId);
    if (!found.ok) return found;
    const why = readText('reason', reason, { longest: 500, hasLines: true });
    if (!why.ok) return why;
    const { status, format } = found.value;
    if (status !== 'RUNNING' && status !== 'FINISHED') {
      return err(wrongStatus(status, message('refused.disqualification.notBegun')));
    }
    const meaning = formatOf(found.value).disqualification;
    if (meaning === null) return err(wrongStatus(format, message('refused.disqualification.notInFormat')));
    const entry = await entryFor(command, found.value, playerId);
    if (!entry.ok) return entry;
    const { id: entryId, player, disqualifiedAt } = entry.value;
    if ((disqualifiedAt !== null) === disqualified) {
      const key = disqualified ? 'refused.disqualification.already' : 'refused.disqualification.not';
      return err(wrongStatus(disqualified ? 'DISQUALIFIED' : 'QUALIFIED', message(key, { name: player.name })));
    }
    await setDisqualified(tx, entryId, disqualified ? at : null);
    await rule(command, {
      id: newId<RulingId>(entropy),
      tournamentId,
      gameId: null,
      kind: 'DISQUALIFICATION',
      reason: why.value,
      text: disqualified
        ? message('ruling.disqualified.now', { name: player.name, meaning })
        : message('ruling.disqualified.noMore', { name: player.name }),
      replaces: disqualified ? null : message('ruling.disqualified.before', { name: player.name }),
    });
    const change = disqualified ? ('DISQUALIFIED' as const) : ('REQUALIFIED' as const);
    const payload = { tournamentId, entryId, playerId: player.id, change };
    emit({ topic: tournamentTopic(tournamentId), kind: 'EntryChanged', payload });
    return ok({ tournamentId, entryId });
  },
);
