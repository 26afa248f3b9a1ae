import type { KibaSettings } from '../../../../api/src/formats/kiba/rules/settings.ts';
import { approve, decide, openGames, startPlay, withdrawPlayer, type Played } from '../../../support/played-format.ts';
import { kibaEntry, kibaWith } from './kiba-field.ts';

/** What a run is made from; everything else in it follows. The odds are out of 100 for each thing that happens. */
export interface RunPlan {
  readonly players: number;
  readonly settings: Partial<KibaSettings>;
  readonly seed: number;
  /** nobody differs in rating, so that ties are frequent */
  readonly isLevel: boolean;
  readonly withdrawalOdds: number;
  readonly correctionOdds: number;
  readonly voidOdds: number;
}

/**
 * Plays a whole tournament with chance: games in any order, withdrawals and corrections at any time, also while a stage waits
 * for the director. Calls `look` after everything that happens, with what was before; answers the end.
 */
export function randomTournament(plan: RunPlan, look: (now: Played, before: Played) => void): Played {
  const below = chance(plan.seed);
  const entries = Array.from({ length: plan.players }, (_, index) =>
    kibaEntry(index + 1, plan.isLevel ? {} : { category: 1 + below(3), elo: 1500 + 10 * below(9), matches: below(9) }),
  );
  let now = startPlay(kibaWith(plan.settings), entries);
  const most = 40 * now.state.plan.games.length + 400;
  for (let step = 0; !now.next.done; step += 1) {
    if (step > most) throw new Error('this tournament does not come to an end');
    const before = now;
    now = happening(now, plan, below);
    look(now, before);
  }
  return now;
}

function happening(now: Played, plan: RunPlan, below: (limit: number) => number): Played {
  const { entries, withdrawals, decided, plan: planned } = now.state;
  if (below(100) < plan.withdrawalOdds) {
    const entry = entries[below(entries.length)]?.id;
    if (entry !== undefined && !withdrawals.some((gone) => gone.entry === entry)) return withdrawPlayer(now, entry);
  }
  if (below(100) < plan.correctionOdds && decided.length > 0) {
    const game = planned.games.find(({ key }) => key === decided[below(decided.length)]?.game);
    if (game !== undefined) return decide(now, game.key, below(2) === 0 ? game.first : game.second, 'ADJUDICATED');
  }
  const open = openGames(now);
  const game = open[below(Math.max(1, open.length))];
  if (game === undefined) return approve(now);
  const winner = below(2) === 0 ? game.first : game.second;
  return decide(now, game.key, below(100) < plan.voidOdds ? null : winner);
}

function chance(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
