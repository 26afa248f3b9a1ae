import type { ResultHow } from '../../rules/formats/format.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { mayDraw } from './game-rules.ts';

/** How a game that was played elsewhere can be reported to have ended, the most usual first; what else there is are rulings or withdrawals. */
export interface ReportableHows {
  readonly withWinner: readonly ResultHow[];
  readonly withoutWinner: readonly ResultHow[];
}

/** How games under these settings can be reported to have ended: drawn only where they may end so. */
export function reportableHows(played: Pick<TournamentRecord, 'game' | 'gameConfig'>): ReportableHows {
  return {
    withWinner: ['PLAYED', 'RESIGNED', 'TIME', 'FORFEIT'],
    withoutWinner: mayDraw(played) ? ['DRAWN', 'NO_RESULT', 'FORFEIT'] : ['NO_RESULT', 'FORFEIT'],
  };
}
