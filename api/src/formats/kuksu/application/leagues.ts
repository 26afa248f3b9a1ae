import { invariant } from '../../../kernel/assert.ts';
import type { EntryId } from '../../../kernel/ids.ts';
import { groupPairGames } from '../../../rules/formats/group-games.ts';
import { leagueTables } from '../rules/group-table.ts';
import { siteOrder } from '../rules/trophies.ts';
import { KUKSU_STAGES } from '../rules/stages.ts';
import { tierOfLeague } from '../rules/tiers.ts';
import type { GroupRecord } from '../../../store/reading/stage.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import type { AppContext } from '../../../application/context.ts';
import { tournamentState } from '../../../application/queries/tournament-state.ts';
import { groupProgress } from '../../../application/queries/group-progress.ts';
import { derivedOnce, readingOf } from '../../../application/queries/reading.ts';

/** A league of a cycle: its group, and its tier, 1 the top. */
export interface ShownLeague {
  readonly group: GroupRecord;
  readonly tier: number;
}

/** The leagues of a tier in their order. */
export interface ShownTier {
  readonly number: number;
  readonly leagues: readonly ShownLeague[];
}

/** The tiers of a cycle, the top first; none before its start. Source: Kuksu 1.1. */
export async function cycleTiers(context: AppContext, { id }: TournamentRecord): Promise<readonly ShownTier[]> {
  const reading = readingOf(context);
  const [stages, groups] = await Promise.all([reading.stagesOf.load(id), reading.groupsOf.load(id)]);
  const leagues = stages.find(({ kind }) => kind === KUKSU_STAGES.LEAGUES.kind);
  const shown = groups.filter(({ stageId }) => stageId === leagues?.id).flatMap((group) => leagueIn(group) ?? []);
  return [...Map.groupBy(shown, ({ tier }) => tier)].map(([number, own]) => ({ number, leagues: own }));
}

/** The league that a group is; null: it is none. */
export async function leagueOf(context: AppContext, group: GroupRecord): Promise<ShownLeague | null> {
  const stage = await readingOf(context).stages.load(group.stageId);
  return stage?.kind === KUKSU_STAGES.LEAGUES.kind ? leagueIn(group) : null;
}

/** A league in the order of the site, best first, and who has its trophies: nobody before its last game is decided. */
export interface SiteOrder {
  readonly players: readonly EntryId[];
  readonly trophies: readonly EntryId[];
}

/** A league in the order of the site as it stands. Source: Kuksu 3.1. */
export function leagueSiteOrder(context: AppContext, { group }: ShownLeague): Promise<SiteOrder> {
  return derivedOnce(readingOf(context), `site order ${group.id}`, async () => {
    const [{ state }, { decided, total }] = await Promise.all([
      tournamentState(context, group.tournamentId, null),
      groupProgress(context, group, null),
    ]);
    const planned = state.plan.groups.find(({ key }) => key === group.key);
    invariant(planned !== undefined, `group ${group.key} is planned`);
    const { rows, trophies } = leagueTables(state, new Map([[group.key, groupPairGames(state, group.key)]]))(planned);
    return {
      players: siteOrder(rows).map(({ id }) => id),
      trophies: decided === total ? trophies.map(({ id }) => id) : [],
    };
  });
}

function leagueIn(group: GroupRecord): ShownLeague | null {
  const tier = tierOfLeague(group.name);
  return tier === null ? null : { group, tier };
}
