import { err, ok, type Result } from '../../../../kernel/result.ts';
import type { EntryRecord } from '../../../../store/reading/entry.ts';
import type { LastCycle } from '../../rules/last-cycle.ts';
import { runCommand, type Command } from '../../../../application/command.ts';
import type { AppContext } from '../../../../application/context.ts';
import { invalidInput } from '../../../../application/errors.ts';
import type { TournamentInput } from '../../../../application/commands/tournament/shape.ts';
import { nameKey } from '../../../../application/table-text.ts';
import { readLastCycleTable } from './last-cycle-text.ts';
import type { LastCycleDone, LastCycleError } from './shape.ts';
import { openCycle, takeOver } from './take-over.ts';
import { message } from '../../../../application/texts/say.ts';

/** The new cycle, and the last one as `readLastCycleTable` reads it. */
export interface ImportLastCycleInput extends TournamentInput {
  readonly text: string;
}

/**
 * Takes over a last cycle that was played elsewhere, matched by the names of the players; who is not matched is listed, and
 * with dryRun nothing else happens. All or nothing: a line that cannot be is refused, and replaces nothing.
 * Source: Kuksu 4.3, 12.
 */
export async function importLastCycle(
  context: AppContext,
  input: ImportLastCycleInput,
): Promise<Result<LastCycleDone, LastCycleError>> {
  return runCommand(context, { mutation: 'importLastCycle', input }, (command) => take(command, input));
}

async function take(
  command: Command,
  { tournamentId, text }: ImportLastCycleInput,
): Promise<Result<Omit<LastCycleDone, 'effects'>, LastCycleError>> {
  const entries = await openCycle(command, tournamentId);
  if (!entries.ok) return entries;
  const lines = readLastCycleTable(text);
  if (!lines.ok) return err(invalidInput('text', lines.error));
  const holders = lines.value.filter(({ previous }) => previous.title === 'HOLDER');
  if (holders.length > 1) {
    return err(
      invalidInput(
        'text',
        message('formats.KUKSU.refused.twoHolders', { line: holders[1]?.line ?? 0, earlier: holders[0]?.line ?? 0 }),
      ),
    );
  }
  const byName = Map.groupBy(entries.value, ({ player }) => nameKey(player.name));
  const found = lines.value.map(({ name, previous }) => {
    const named = byName.get(nameKey(name)) ?? [];
    return { name, previous, entry: named.length === 1 ? named[0] : undefined };
  });
  const previousOf = new Map(
    found.flatMap(({ entry, previous }) => (entry === undefined ? [] : [[entry.id, previous]])),
  );
  const brings = new Map<EntryRecord, LastCycle>();
  for (const entry of entries.value) {
    const previous = previousOf.get(entry.id);
    if (previous !== undefined) brings.set(entry, previous);
  }
  return ok({
    ...(await takeOver(command, tournamentId, brings)),
    unmatched: found.filter(({ entry }) => entry === undefined).map(({ name }) => name),
    newcomers: entries.value.filter((entry) => !brings.has(entry)).map(({ id }) => id),
  });
}
