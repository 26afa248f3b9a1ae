import type { EntryId, PairingId } from '../../kernel/ids.ts';
import type { ConfiguredFormat } from '../../rules/formats/any-format.ts';
import type { MatchOutcome } from '../../rules/formats/match-decision.ts';
import { resultPoints } from '../../rules/formats/result-points.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { PairingRecord } from '../../store/reading/pairing.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { Command } from '../command.ts';
import { tournamentTopic } from '../events.ts';
import { formatOf } from '../state/format-state.ts';
import { nextStep } from './next-step.ts';
import type { LoadedTournament, TournamentRows } from './tournament-rows.ts';

/** The pairings of decided games, and how the matches of their tournament stand where it knows such. */
interface Decided {
  readonly games: readonly GameRecord[];
  readonly matches: readonly MatchOutcome[];
}

/**
 * Tells who watches of each pairing of these games that has no open game left, with its score, and whether its match goes on
 * with a further game. Before what comes next is arranged.
 */
export function tellPairings(
  command: Command,
  tournament: TournamentRecord,
  { rows, state }: LoadedTournament,
  { games, matches }: Decided,
): void {
  const open = new Set<PairingId>();
  for (const { pairingId, status } of rows.games) if (status !== 'FINISHED') open.add(pairingId);
  const undecided = new Set(matches.flatMap(({ pairing, winner }) => (winner === null ? [pairing] : [])));
  const touched = new Set(games.map(({ pairingId }) => pairingId));
  const closed = rows.pairings.filter(({ id, key }) => touched.has(id) && !open.has(id) && !undecided.has(key));
  if (closed.length === 0) return;
  const format = formatOf(tournament);
  const further = furtherPairings(tournament, state);
  for (const pairing of closed) {
    const payload = { tournamentId: tournament.id, pairingId: pairing.id, score: scoreOf(format, rows, pairing) };
    const goesOn = further.has(pairing.key);
    command.emit({
      topic: tournamentTopic(tournament.id),
      kind: 'PairingDecided',
      payload: { ...payload, goesOn },
    });
  }
}

/** The keys of the pairings that get a further game next. What is drawn by lot first begins pairings of its own. */
function furtherPairings(tournament: TournamentRecord, state: LoadedTournament['state']): ReadonlySet<string> {
  const format = formatOf(tournament);
  if (tournament.status !== 'RUNNING' || format.lots(state) !== null) return new Set();
  return new Set(nextStep(format, state).plan.games.map(({ pairing }) => pairing));
}

function scoreOf(
  format: ConfiguredFormat,
  rows: TournamentRows,
  { id, firstEntryId, secondEntryId }: PairingRecord,
): [number, number] {
  const points = (entry: EntryId | null): number =>
    rows.games.reduce((sum, { pairingId, entries }, index) => {
      const result = rows.results[index]?.at(-1);
      if (pairingId !== id || result === undefined || entry === null) return sum;
      return sum + resultPoints(format, result, result.winner !== null && entries[result.winner] === entry);
    }, 0);
  return [points(firstEntryId), points(secondEntryId)];
}
