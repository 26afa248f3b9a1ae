import type { GroupRecord } from '../../store/reading/stage.ts';
import type { AppContext } from '../context.ts';
import { tournamentState } from './format-state.ts';

/** How many games a group has, and how many of them are decided. */
export interface GroupProgress {
  readonly total: number;
  readonly decided: number;
}

/** How far the games of a group are, from what its tournament has loaded anyway. */
export async function groupProgress(
  context: AppContext,
  { key: group, tournamentId }: Pick<GroupRecord, 'key' | 'tournamentId'>,
): Promise<GroupProgress> {
  const { state } = await tournamentState(context, tournamentId, null);
  const pairings = new Set(state.plan.pairings.flatMap((pairing) => (pairing.group === group ? [pairing.key] : [])));
  const games = new Set(state.plan.games.flatMap((game) => (pairings.has(game.pairing) ? [game.key] : [])));
  return { total: games.size, decided: state.decided.filter(({ game }) => games.has(game)).length };
}
