import type { AppContext } from '../../../../application/context.ts';
import { leads } from '../../../../application/rights.ts';
import type { SeriesRecord } from '../../../../store/reading/series.ts';
import { readTitle } from './title-series.ts';

/** Whether whoever asks may open the next cycle of a title now: he directs it, and no cycle is under way. */
export async function viewerMayOpenCycle(context: AppContext, series: SeriesRecord): Promise<boolean> {
  if (!leads(context.actor, series)) return false;
  const { state } = await readTitle(context, series);
  return state === 'ANNOUNCED' || state === 'BETWEEN';
}
