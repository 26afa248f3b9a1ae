import type { AppContext } from '../../../../application/context.ts';
import { entryOf } from '../../../../application/queries/find.ts';
import { entryIn, type SeriesPart } from '../../../../application/state/series/series-part.ts';
import type { Title } from '../../../../application/state/series/won-title.ts';
import type { Instant } from '../../../../kernel/time.ts';
import type { TournamentRecord } from '../../../../store/reading/tournament.ts';
import { cycleEnd } from '../../rules/cycle-end.ts';
import { cycleDigest } from './cycle-digest.ts';
import { metBy } from './met.ts';
import { holdingOf } from './title-series.ts';

/** The title after a cycle that was finished `at`; null: it is played outside of a title, or nobody is left to have it. Source: Kuksu 2.1. */
export function cycleTitle(part: SeriesPart, at: Instant): Title | null {
  const { tournament } = part;
  const end = cycleEnd(part.state);
  const holder = tournament.seriesRole === 'CYCLE' ? entryIn(part, end.holder) : null;
  if (holder === null) return null;
  const met = metBy(end, holder.id);
  const opponent = met === null ? null : entryIn(part, met.opponent);
  const against = met === null || opponent === null ? null : { ...met, entry: opponent };
  return { kind: 'TITLE_HOLDER', tournament, entries: [holder], country: null, against, at };
}

/** The same of a cycle that is over, by what is kept of it. */
export async function readCycleTitle(context: AppContext, cycle: TournamentRecord): Promise<Title | null> {
  const holding = holdingOf(cycle, await cycleDigest(context, cycle));
  if (holding === null) return null;
  const { holder, met, at } = holding;
  const against = met === null ? null : { ...met, entry: await entryOf(context, met.opponent) };
  const entries = [await entryOf(context, holder)];
  return { kind: 'TITLE_HOLDER', tournament: cycle, entries, country: null, against, at };
}
