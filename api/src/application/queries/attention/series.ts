import { SERIES_MODULES } from '../../../formats/application.ts';
import { seriesDirectedBy } from '../../../store/reading/series.ts';
import type { AppContext } from '../../context.ts';
import { isBeyond } from '../../grant.ts';
import { actingPlayer } from '../../rights.ts';
import { attentionApart, type Attention } from './attention.ts';

const MOST_DIRECTED = 100;

/** The series of whoever asks in which nobody but he can say who of a tie goes on. */
export async function tiedSeries(context: AppContext): Promise<readonly Attention[]> {
  const player = actingPlayer(context.actor);
  if (player === null) return [];
  const directed = await seriesDirectedBy(context.db.prisma, player, MOST_DIRECTED);
  const found = await Promise.all(
    directed.map(async (series) => {
      if (isBeyond(context.actor, series)) return [];
      const tie = (await SERIES_MODULES[series.kind].tie?.(context, series)) ?? null;
      if (tie === null) return [];
      const { tied, since } = tie;
      return [attentionApart('SERIES_TIED', series.id, { since }, { about: 'series', series, tied })];
    }),
  );
  return found.flat();
}
