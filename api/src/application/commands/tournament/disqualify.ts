import type { EntryId, PlayerId, TournamentId } from '../../../kernel/ids.ts';
import { err, ok } from '../../../kernel/result.ts';
import { defineCommand } from '../../command.ts';
import { notFound, wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import type { Effects } from '../../events.ts';
import { isId } from '../../found.ts';
import { readText } from '../../input-text.ts';
import { lockOpenGames } from '../../running/lose-games.ts';
import { putOut } from '../../running/put-out.ts';
import { settleDecided, settleOverruled } from '../../running/settle-tournament.ts';
import { noteStandings } from '../../running/standing-changes.ts';
import { gamesOfEntry, loadTournament } from '../../running/tournament-rows.ts';
import { formatOf } from '../../state/format-state.ts';
import { message } from '../../texts/say.ts';
import { directedTournament } from './directed.ts';
import { entryFor } from './entry-for.ts';
import type { TournamentInput } from './shape.ts';
import { nameAmong } from '../../state/name-among.ts';

/** Who is disqualified, and why. */
export interface DisqualifyInput extends TournamentInput {
  readonly playerId: PlayerId;
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
 * Disqualifies a player by a ruling, while the tournament runs and after it. What that takes his format says: usually his open games are
 * forfeited, he goes no further, is last and wins nothing. What is arranged stays. For the director. Source: Common 4.17, Kuksu 3.5.
 */
export const disqualify = defineCommand<DisqualifyInput, DisqualifyDone, DisqualifyError>(
  'disqualify',
  async (command, { tournamentId, playerId, reason }) => {
    if (!isId(tournamentId) || !isId(playerId)) return err(notFound('entry'));
    const checkLocked = await lockOpenGames(command, tournamentId, playerId);
    const found = await directedTournament(command, tournamentId);
    if (!found.ok) return found;
    await checkLocked();
    const why = readText('reason', reason, { longest: 500, hasLines: true });
    if (!why.ok) return why;
    const { status } = found.value;
    if (status !== 'RUNNING' && status !== 'FINISHED') {
      return err(wrongStatus(status, message('refused.disqualification.notBegun')));
    }
    const entry = await entryFor(command, found.value, playerId);
    if (!entry.ok) return entry;
    const { id: entryId, player, disqualifiedAt } = entry.value;
    if (disqualifiedAt !== null)
      return err(wrongStatus('DISQUALIFIED', message('refused.disqualification.already', { name: player.name })));
    const before = await loadTournament(command.tx, tournamentId);
    const name = nameAmong(before.rows.entries, player);
    const text = message('ruling.disqualified.now', { name, meaning: formatOf(found.value).disqualification.takes });
    command.undoneBy(message('undo.out'));
    const out = { news: 'DISQUALIFIED' as const, entry: entry.value, before, text, reason: why.value };
    const games = (await putOut(command, found.value, out)).map(({ game }) => game);
    const after =
      status === 'RUNNING'
        ? await settleDecided(command, found.value, games)
        : await settleOverruled(command, found.value, { games, reason: why.value, before });
    noteStandings(command, found.value, gamesOfEntry(before.rows, entryId), { before, after });
    return ok({ tournamentId, entryId });
  },
);
