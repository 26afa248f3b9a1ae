import { invariant } from '../../../../kernel/assert.ts';
import type { EntryId, PlayerId } from '../../../../kernel/ids.ts';
import type { Instant } from '../../../../kernel/time.ts';
import { titleSeries } from '../../rules/title-series.ts';
import { KUKSU_STAGES } from '../../rules/stages.ts';
import { toInstantOrNull } from '../../../../store/codecs/instant.ts';
import type { SeriesRecord } from '../../../../store/reading/series.ts';
import type { TournamentRecord } from '../../../../store/reading/tournament.ts';
import type { AppContext } from '../../../../application/context.ts';
import { told } from '../../../../application/told.ts';
import { derivedOnce, readingOf } from '../../../../application/queries/reading.ts';
import { cycleDigest, type CycleDigest } from './cycle-digest.ts';
import { cyclesOf } from './cycle-paths.ts';
import { metBy, type Met } from './met.ts';

/** Where titles stand, by its keys, each in one sentence. Source: Kuksu 12. */
export const titleStates = told<TitleState>(titleSeries.states);
/** Where a title stands. */
export type TitleState = keyof (typeof titleSeries)['states'];

/** Who held the title after a cycle, and whom he played for it; `defences`: how often he had defended it by then. */
export interface Holding {
  readonly cycle: TournamentRecord;
  readonly holder: EntryId;
  readonly player: PlayerId;
  /** null: there was no match */
  readonly met: Met | null;
  readonly isWalkover: boolean;
  readonly defences: number;
  readonly at: Instant;
}

/** A title with all that follows from its cycles; nothing of it is stored. `hall`: the first cycle first. */
export interface TitleSeries {
  readonly series: SeriesRecord;
  readonly cycles: readonly TournamentRecord[];
  readonly state: TitleState;
  readonly hall: readonly Holding[];
}

/** A title as it stands, worked out once a request. */
export function readTitle(context: AppContext, series: SeriesRecord): Promise<TitleSeries> {
  return derivedOnce(readingOf(context), `title ${series.id}`, async () => {
    const cycles = await cyclesOf(context, series);
    const over = cycles.filter(({ status }) => status === 'FINISHED');
    await Promise.all(over.map((cycle) => cycleDigest(context, cycle)));
    const hall: Holding[] = [];
    for (const [index, cycle] of cycles.entries()) {
      const holding = cycle.status === 'FINISHED' ? holdingOf(cycle, await cycleDigest(context, cycle)) : null;
      if (holding === null) continue;
      const last = hall.at(-1);
      const earlier = last?.player === holding.player && last.cycle === cycles[index - 1] ? last.defences : 0;
      hall.push({ ...holding, defences: holding.met?.isDefence === true ? earlier + 1 : 0 });
    }
    return { series, cycles, state: await stateOf(context, cycles.at(-1)), hall };
  });
}

/** Who holds the title after a cycle that is over; null before its end, and when nobody is left to. Source: Kuksu 2.1, 11.1, 11.3. */
export function holdingOf(cycle: TournamentRecord, { end, entryOf }: CycleDigest): Omit<Holding, 'defences'> | null {
  const { holder, match } = end;
  const at = toInstantOrNull(cycle.finishedAt);
  if (cycle.status !== 'FINISHED' || at === null || holder === null) return null;
  const player = [...entryOf].find(([, entry]) => entry === holder)?.[0];
  invariant(player !== undefined, 'who holds the title has entered');
  return { cycle, holder, player, met: metBy(end, holder), isWalkover: match?.isWalkover ?? false, at };
}

async function stateOf(context: AppContext, last: TournamentRecord | undefined): Promise<TitleState> {
  if (last === undefined) return 'ANNOUNCED';
  if (last.status === 'FINISHED') return 'BETWEEN';
  if (last.status !== 'RUNNING') return 'SIGN_UP';
  const stages = await readingOf(context).stagesOf.load(last.id);
  return stages.some(({ kind }) => kind === KUKSU_STAGES.TITLE_MATCH.kind) ? 'TITLE_MATCH' : 'LEAGUES';
}
