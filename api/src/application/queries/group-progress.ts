import type { TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { GroupRecord } from '../../store/reading/stage.ts';
import type { AppContext } from '../context.ts';
import { tournamentState } from './tournament-state.ts';
import { derivedOnce, readingOf } from './reading.ts';

/** How many games a group has at an instant, how many of them are decided, and how many have begun and are not. */
export interface GroupProgress {
  readonly total: number;
  readonly decided: number;
  readonly running: number;
}

const NO_GAMES: GroupProgress = { total: 0, decided: 0, running: 0 };

/** How far the games of a group are, from what its tournament has loaded anyway; `asOf` null: as it stands. */
export async function groupProgress(
  context: AppContext,
  { key, tournamentId }: Pick<GroupRecord, 'key' | 'tournamentId'>,
  asOf: Instant | null,
): Promise<GroupProgress> {
  return (await progressByGroup(context, tournamentId, asOf)).get(key) ?? NO_GAMES;
}

/** The same of all groups of a tournament, by their keys, counted in one go. */
function progressByGroup(
  context: AppContext,
  tournament: TournamentId,
  asOf: Instant | null,
): Promise<ReadonlyMap<string, GroupProgress>> {
  return derivedOnce(readingOf(context), `progress ${tournament} ${asOf ?? ''}`, async () => {
    const { state, games, results } = await tournamentState(context, tournament, asOf);
    const groupOf = new Map(state.plan.pairings.map(({ key, group }) => [key, group]));
    const byGroup = Map.groupBy(state.plan.games, ({ pairing }) => groupOf.get(pairing) ?? '');
    return new Map(
      [...byGroup].map(([group, own]) => {
        const open = own.filter((game) => !results.has(game.key));
        const running = open.filter((game) => hasBegun(games.get(game.key)?.startedAt ?? null, asOf)).length;
        return [group, { total: own.length, decided: own.length - open.length, running }];
      }),
    );
  });
}

function hasBegun(startedAt: Instant | null, asOf: Instant | null): boolean {
  return startedAt !== null && (asOf === null || startedAt <= asOf);
}
