import { err, ok } from '../../../../kernel/result.ts';
import type { EntryRecord } from '../../../../store/reading/entry.ts';
import type { LastCycle } from '../../rules/last-cycle.ts';
import { defineCommand } from '../../../../application/command.ts';
import { invalidInput, type InvalidLines } from '../../../../application/errors.ts';
import type { TournamentInput } from '../../../../application/commands/tournament/shape.ts';
import { hindrance } from '../../../../application/pasted/hindrance.ts';
import type { PastedChoice, PastedLine } from '../../../../application/pasted/pasted-line.ts';
import { matchLastCycle } from './last-cycle-line.ts';
import { readLastCycleTable } from './last-cycle-text.ts';
import type { LastCycleDone, LastCycleError } from './shape.ts';
import { openCycle, takeOver } from './take-over.ts';

/** The new cycle, the last one as `readLastCycleTable` reads it, and whom the names mean that can mean several. */
export interface ImportLastCycleInput extends TournamentInput {
  readonly text: string;
  readonly choices: readonly PastedChoice[];
}

/** What was taken over, and from which line. */
export interface ImportLastCycleDone extends LastCycleDone {
  readonly lines: readonly PastedLine[];
}

/** Every way in which the command says no. */
export type ImportLastCycleError = LastCycleError | InvalidLines;

/**
 * Takes over a last cycle that was played elsewhere, matched by the names of the players; every line says who brings it. All or
 * nothing: a line that cannot be, or whose name can mean several, refuses all, and replaces nothing. Source: Kuksu 4.3, 12.
 */
export const importLastCycle = defineCommand<ImportLastCycleInput, ImportLastCycleDone, ImportLastCycleError>(
  'importLastCycle',
  async (command, { tournamentId, text, choices }) => {
    const entries = await openCycle(command, tournamentId);
    if (!entries.ok) return entries;
    const rows = readLastCycleTable(text);
    if (!rows.ok) return err(invalidInput('text', rows.error));
    const read = matchLastCycle(rows.value, { entries: entries.value, choices });
    const lines = read.map(({ pasted }) => pasted);
    const hindered = hindrance(lines);
    if (hindered !== null) return err(hindered);
    const previousOf = new Map(
      read.flatMap(({ brings }) => (brings === null ? [] : [[brings.playerId, brings.previous]])),
    );
    const brings = new Map<EntryRecord, LastCycle>();
    for (const entry of entries.value) {
      const previous = previousOf.get(entry.player.id);
      if (previous !== undefined) brings.set(entry, previous);
    }
    const absent = read.filter(({ pasted }) => pasted.outcome === 'NOTHING').flatMap(({ pasted }) => pasted.names);
    return ok({
      ...(await takeOver(command, tournamentId, brings)),
      lines,
      unmatched: absent.filter(({ who }) => who === 'NEW').map(({ name }) => name),
      newcomers: entries.value.filter((entry) => !brings.has(entry)).map(({ id }) => id),
    });
  },
);
