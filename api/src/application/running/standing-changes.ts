import type { EntryId, GameId, GroupId } from '../../kernel/ids.ts';
import { halfPoints } from '../../kernel/points.ts';
import type { Outlook } from '../../rules/formats/format.ts';
import type { Standing, TieBreak } from '../../rules/standings/standing.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { Command } from '../command.ts';
import type { StandingChange, TieBreakChange } from '../events.ts';
import { formatOf } from '../state/format-state.ts';
import { beforeResultsOf, type LoadedTournament } from './tournament-rows.ts';

type Outlooks = ReadonlyMap<EntryId, Outlook>;

/** Notes which rows the decisions about these games have moved, group by group. */
export function noteStandings(
  command: Command,
  tournament: TournamentRecord,
  games: readonly { readonly pairingId: string }[],
  { before, after }: { readonly before: LoadedTournament; readonly after: LoadedTournament },
): void {
  const pairings = new Set(games.map(({ pairingId }) => pairingId));
  const groups = after.rows.pairings.filter(({ id }) => pairings.has(id)).map(({ groupId }) => groupId);
  noteTables(command, tournament, groups, { before, after });
}

/** Notes which rows of the tables of these groups have moved. */
export function noteTables(
  command: Command,
  tournament: TournamentRecord,
  groups: readonly GroupId[],
  { before, after }: { readonly before: LoadedTournament; readonly after: LoadedTournament },
): void {
  const format = formatOf(tournament);
  const touched = new Set(groups);
  for (const { id, key } of after.rows.groups) {
    if (!touched.has(id)) continue;
    const changes = changesOf(format.standings(before.state, key), format.standings(after.state, key));
    // What can still be reached costs more than the table: only who asks before he acts is told.
    const reach = command.dryRun && changes.length > 0;
    const outlooks = ({ state }: LoadedTournament): Outlooks => (reach ? format.outlooks(state, key) : new Map());
    const [earlier, later] = [outlooks(before), outlooks(after)];
    command.moveStandings(changes.map((change) => ({ ...change, reach: reachOf(change.entry, earlier, later) })));
  }
}

/** Notes which rows the last result of each of these games has moved. */
export function noteStandingsBy(
  command: Command,
  tournament: TournamentRecord,
  games: readonly { readonly id: GameId; readonly pairingId: string }[],
  after: LoadedTournament,
): void {
  noteStandings(command, tournament, games, { before: beforeResultsOf(after, games), after });
}

function reachOf(entry: EntryId, earlier: Outlooks, later: Outlooks): StandingChange['reach'] {
  const [before = null, after = null] = [earlier, later].map((outlooks) => outlooks.get(entry)?.ranks);
  return before === null || after === null ? null : { before, after };
}

function changesOf(before: readonly Standing[], after: readonly Standing[]): readonly Omit<StandingChange, 'reach'>[] {
  const earlier = new Map(before.map((row) => [row.entry, row]));
  return after.flatMap(({ entry, points, rank, tieBreaks: [first] }) => {
    const old = earlier.get(entry);
    const change = {
      entry,
      pointsBefore: old?.points ?? halfPoints(0),
      pointsAfter: points,
      rankBefore: old?.rank ?? rank,
      rankAfter: rank,
      tieBreak: first === undefined ? null : tieBreakChange(first, old?.tieBreaks),
    };
    return change.pointsBefore === points && change.rankBefore === rank ? [] : [change];
  });
}

function tieBreakChange({ code, name, value }: TieBreak, before: readonly TieBreak[] = []): TieBreakChange {
  return { code, name, before: before.find((one) => one.code === code)?.value ?? value, after: value };
}
