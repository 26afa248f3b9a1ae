import { message } from '../../../../kernel/message.ts';
import type { SeriesModule } from '../../../../application/series-module.ts';
import { championshipEventMessage } from './event-message.ts';
import { followCorrection, tellStandings } from './follow.ts';
import { joinChampionship } from './join.ts';
import { leaveChampionship } from './leave.ts';
import { tieToSettle } from './tie-to-settle.ts';

/** A championship, in whose standings the points of four tournaments count. Source: Championship 1, 2. */
export const championshipModule: SeriesModule = {
  only: message('series.CHAMPIONSHIP.refused.onlyKiba'),
  as: joinChampionship,
  leave: leaveChampionship,
  tellCounted: tellStandings,
  corrected: followCorrection,
  tie: tieToSettle,
  eventMessage: championshipEventMessage,
};
