import { invariant } from '../../../../kernel/assert.ts';
import type { EntryId, PlayerId, TournamentId } from '../../../../kernel/ids.ts';
import { cycleEnd, type CycleEnd } from '../../rules/cycle-end.ts';
import { cyclePlaces, type CyclePlace } from '../../rules/cycle-places.ts';
import type { Db } from '../../../../store/client.ts';
import type { TournamentRecord } from '../../../../store/reading/tournament.ts';
import type { AppContext } from '../../../../application/context.ts';
import { tournamentTopic } from '../../../../application/events.ts';
import { loadTournament } from '../../../../application/running/tournament-rows.ts';
import { derivedOnce, readingOf } from '../../../../application/queries/reading.ts';

/** What a cycle comes to: where everybody is, by player, and what became of the title. */
export interface CycleDigest {
  readonly places: ReadonlyMap<PlayerId, CyclePlace>;
  readonly end: CycleEnd;
  readonly entryOf: ReadonlyMap<PlayerId, EntryId>;
}

/**
 * A cycle as it stands, worked out once a request; of a cycle that is over once a version of it, so that many cycles are not
 * read again for every page; what a command under way makes of it is read and not kept. Seven queries, or none.
 */
export function cycleDigest(context: AppContext, cycle: TournamentRecord): Promise<CycleDigest> {
  const reading = readingOf(context);
  return derivedOnce(reading, `cycle ${cycle.id}`, async () => {
    if (cycle.status !== 'FINISHED' || !context.db.isCommitted) return readDigest(context, cycle.id);
    const version = await reading.versions.load(tournamentTopic(cycle.id));
    const kept = keptOf(context.db.pool);
    const known = kept.get(cycle.id);
    if (known?.version === version) return known.digest;
    const digest = await readDigest(context, cycle.id);
    keep(kept, cycle.id, { version, digest });
    return digest;
  });
}

interface Kept {
  readonly version: number;
  readonly digest: CycleDigest;
}

/** By the pool of a database, which is the same at every moment of it. */
const finished = new WeakMap<Db['pool'], Map<TournamentId, Kept>>();

/** So many cycles are kept, those read last. */
const MOST_KEPT = 40;

function keptOf(pool: Db['pool']): Map<TournamentId, Kept> {
  const known = finished.get(pool);
  if (known !== undefined) return known;
  const fresh = new Map<TournamentId, Kept>();
  finished.set(pool, fresh);
  return fresh;
}

function keep(kept: Map<TournamentId, Kept>, id: TournamentId, digest: Kept): void {
  kept.delete(id);
  kept.set(id, digest);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}

async function readDigest({ db }: AppContext, id: TournamentId): Promise<CycleDigest> {
  const { state, rows } = await loadTournament(db.prisma, id);
  const playerOf = new Map(rows.entries.map((entry) => [entry.id, entry.player.id]));
  const places = [...cyclePlaces(state)].map(([entry, place]) => {
    const player = playerOf.get(entry);
    invariant(player !== undefined, 'who has a place has entered');
    return [player, place] as const;
  });
  return {
    places: new Map(places),
    end: cycleEnd(state),
    entryOf: new Map(rows.entries.map((entry) => [entry.player.id, entry.id])),
  };
}
