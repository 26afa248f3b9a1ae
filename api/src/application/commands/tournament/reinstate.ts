import type { EntryId, GameId, PlayerId, TournamentId } from '../../../kernel/ids.ts';
import { instant } from '../../../kernel/time.ts';
import { err, ok } from '../../../kernel/result.ts';
import { overtaken } from '../../../store/failure.ts';
import { lockGames } from '../../../store/lock.ts';
import type { EntryRecord } from '../../../store/reading/entry.ts';
import { gamesByIds, type GameRecord } from '../../../store/reading/game.ts';
import { gameIdsOfPlayers } from '../../../store/reading/open-game.ts';
import { isDrawnSince } from '../../../store/reading/drawn-since.ts';
import { setReinstated } from '../../../store/writing/entry.ts';
import { defineCommand, type Command } from '../../command.ts';
import { notFound, wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import { inboxTopic, tournamentTopic, type Effects } from '../../events.ts';
import { isId } from '../../found.ts';
import { readText } from '../../input-text.ts';
import { gamesLostByLeaving, leftAtOf } from '../../running/left-entry.ts';
import { rule } from '../../running/make-ruling.ts';
import { mayReopen, reopenGame } from '../../running/reopen-game.ts';
import { settleOverruled } from '../../running/settle-tournament.ts';
import { noteStandings } from '../../running/standing-changes.ts';
import { gamesOfEntry, loadTournament, type LoadedTournament } from '../../running/tournament-rows.ts';
import { message } from '../../texts/say.ts';
import { directedTournament } from './directed.ts';
import { entryFor } from './entry-for.ts';
import type { TournamentInput } from './shape.ts';
import { nameAmong } from '../../state/name-among.ts';

/** Who is taken in again, and why. */
export interface ReinstateInput extends TournamentInput {
  readonly playerId: PlayerId;
  readonly reason: string;
}

/** Whose entry it is, and which of his games are open again, in the order of the schedule. */
export interface ReinstateDone {
  readonly tournamentId: TournamentId;
  readonly entryId: EntryId;
  readonly gamesOpen: readonly GameId[];
  readonly effects: Effects;
}

/** Every way in which the command says no. */
export type ReinstateError = CommonError | WrongStatus;

/**
 * Takes a player in again who is disqualified or has withdrawn, by a ruling: the games that he lost by it are open again where nothing has
 * followed from it; the ruling says how many stay lost. For the director. Source: Common 4.18.
 */
export const reinstate = defineCommand<ReinstateInput, ReinstateDone, ReinstateError>(
  'reinstate',
  async (command, { tournamentId, playerId, reason }) => {
    if (!isId(tournamentId) || !isId(playerId)) return err(notFound('entry'));
    const { tx } = command;
    const all = { tournamentId, stageId: null };
    const locked = await gameIdsOfPlayers(tx, all, [playerId]);
    await lockGames(tx, locked);
    const found = await directedTournament(command, tournamentId);
    if (!found.ok) return found;
    if ((await gameIdsOfPlayers(tx, all, [playerId])).some((id) => !locked.includes(id))) throw overtaken();
    const why = readText('reason', reason, { longest: 500, hasLines: true });
    if (!why.ok) return why;
    const tournament = found.value;
    const { status } = tournament;
    if (status !== 'RUNNING' && status !== 'FINISHED')
      return err(wrongStatus(status, message('refused.disqualification.notBegun')));
    const entry = await entryFor(command, tournament, playerId);
    if (!entry.ok) return entry;
    const { id: entryId, player } = entry.value;
    if (leftAtOf(entry.value).length === 0)
      return err(wrongStatus('QUALIFIED', message('refused.disqualification.not', { name: player.name })));
    const before = await loadTournament(tx, tournamentId);
    const { open, lost } = await gamesToReopen(command, tournamentId, before, entry.value);
    const name = nameAmong(before.rows.entries, player);
    await setReinstated(tx, entryId);
    await rule(command, {
      ...{ tournamentId, reason: why.value },
      kind: entry.value.disqualifiedAt === null ? 'CORRECTION' : 'DISQUALIFICATION',
      text: message('ruling.reinstated.text', { name, games: open.length, lost }),
      replaces: message(`ruling.reinstated.${entry.value.disqualifiedAt === null ? 'WITHDRAWN' : 'DISQUALIFIED'}`, {
        name,
      }),
    });
    const change = { tournamentId, entryId, playerId, change: 'REINSTATED' as const };
    command.emit({ topic: tournamentTopic(tournamentId), kind: 'EntryChanged', payload: change });
    const told = { tournamentId, news: 'REINSTATED' as const, reason: why.value };
    command.emit({ topic: inboxTopic(playerId), kind: 'MyPlaceChanged', payload: told });
    for (const game of open) await reopenGame(command, game);
    const after = await settleOverruled(command, tournament, { games: open, reason: why.value, before });
    noteStandings(command, tournament, gamesOfEntry(before.rows, entryId), { before, after });
    return ok({ tournamentId, entryId, gamesOpen: open.map(({ id }) => id) });
  },
);

/** Of the games that he has lost by leaving those that can be played on, and how many stay lost. */
async function gamesToReopen(
  { tx }: Command,
  tournamentId: TournamentId,
  before: LoadedTournament,
  entry: EntryRecord,
): Promise<{ readonly open: readonly GameRecord[]; readonly lost: number }> {
  const lost = gamesLostByLeaving(before, entry);
  const since = instant(Math.min(...leftAtOf(entry)));
  const isDrawn = await isDrawnSince(tx, tournamentId, since);
  const left = new Set(before.rows.entries.filter((one) => leftAtOf(one).length > 0).map(({ id }) => id));
  const games = isDrawn ? [] : await gamesByIds(tx, lost);
  const open = games.filter((game) => {
    const opponent = game.entries.first === entry.id ? game.entries.second : game.entries.first;
    return !left.has(opponent) && mayReopen(game);
  });
  const inOrder = open.toSorted((a, b) => lost.indexOf(a.id) - lost.indexOf(b.id));
  return { open: inOrder, lost: lost.length - open.length };
}
