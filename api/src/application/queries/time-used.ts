import type { EntryId, GroupId } from '../../kernel/ids.ts';
import { SEATS } from '../../kernel/seat.ts';
import { millis, type Instant, type Millis } from '../../kernel/time.ts';
import type { AppContext } from '../context.ts';
import { controlOf } from '../state/running-clock.ts';
import { derivedOnce, readingOf } from './reading.ts';
import { tournamentState } from './tournament-state.ts';

/** What a player has used of his time, and what he had altogether; null without a clock that limits it. */
export interface UsedTime {
  readonly used: Millis;
  readonly of: Millis | null;
}

/**
 * What the player of a row has used in those games of the table that are decided, by their clocks as they stopped; null as long as none
 * that was begun here is. What is played now would be another with every move.
 */
export async function timeUsedOf(
  context: AppContext,
  row: { readonly groupId: GroupId; readonly entry: EntryId; readonly asOf: Instant | null },
): Promise<UsedTime | null> {
  return (await groupTimes(context, row.groupId, row.asOf)).get(row.entry) ?? null;
}

function groupTimes(context: AppContext, id: GroupId, asOf: Instant | null): Promise<ReadonlyMap<EntryId, UsedTime>> {
  const reading = readingOf(context);
  return derivedOnce(reading, `times ${id} ${asOf ?? ''}`, async () => {
    const group = await reading.groups.load(id);
    if (group === null) return new Map();
    const [{ games, results }, pairings] = await Promise.all([
      tournamentState(context, group.tournamentId, asOf),
      reading.pairingsOf.load(group.tournamentId),
    ]);
    const own = new Set(pairings.filter(({ groupId }) => groupId === id).map((pairing) => pairing.id));
    const limited = new Map<string, boolean>();
    const isLimited = (control: string): boolean => {
      const known = limited.get(control) ?? controlOf(control).kind === 'fischer';
      limited.set(control, known);
      return known;
    };
    const times = new Map<EntryId, UsedTime>();
    for (const { key, pairingId, clock, timeControl, startedAt, entries } of games.values()) {
      if (!own.has(pairingId) || !results.has(key) || clock === null || timeControl === null || startedAt === null)
        continue;
      for (const seat of SEATS) {
        const { used, of } = times.get(entries[seat]) ?? { used: millis(0), of: millis(0) };
        const given = isLimited(timeControl) ? clock.used[seat] + clock.remaining[seat] : null;
        times.set(entries[seat], {
          used: millis(used + clock.used[seat]),
          of: of === null || given === null ? null : millis(of + given),
        });
      }
    }
    return times;
  });
}
