import { invariant } from '../../../kernel/assert.ts';
import type { EntryId } from '../../../kernel/ids.ts';
import {
  arrangement,
  openTitleMatch,
  type ArrangedLeague,
  type Arrangement,
  type ArrangementRefusal,
  type Placement,
} from '../rules/arrangement.ts';
import { cycleTiers } from './leagues.ts';
import { candidateOf, titleBefore } from '../rules/field.ts';
import { kuksuPlan, type KuksuPlan } from '../rules/plan.ts';
import { parseKuksuSettings, type KuksuSettings } from '../rules/settings.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import type { AppContext } from '../../../application/context.ts';
import { formatEntries } from '../../../application/state/format-state.ts';
import { readingOf } from '../../../application/queries/reading.ts';

/** How the entries of a cycle are arranged, each with the reason; `refusal` null: they can be. */
export interface CycleArrangement extends Arrangement {
  readonly plan: KuksuPlan;
  readonly refusal: ArrangementRefusal['kind'] | null;
  /** who has won League A in the last cycle and of whom nobody has said how the match for the title went; null: nobody */
  readonly titleMatchOpen: EntryId | null;
}

/**
 * The arrangement of a cycle from what is stored of its entries: before the start as it would be now, after it the one that was
 * made, for its inputs are noted when registration closes; whom the director has put elsewhere is there by his word. Source: Common 1.2,
 * 4.8, Kuksu 13.
 */
export async function cycleArrangement(context: AppContext, cycle: TournamentRecord): Promise<CycleArrangement> {
  const { id } = cycle;
  const entries = formatEntries(await readingOf(context).entriesOf.load(id));
  const title = titleBefore(entries);
  const plan = kuksuPlan(entries.filter((entry) => entry.id !== title.holder).length);
  const candidates = entries.map(candidateOf);
  const common = { plan, titleMatchOpen: openTitleMatch(candidates, title) };
  const arranged = arrangement(candidates, title);
  if (arranged.ok)
    return { ...asPlayed(arranged.value, await leaguesPlayed(context, cycle)), ...common, refusal: null };
  return { leagues: [], placements: [], ...common, refusal: arranged.error.kind };
}

/** Every league that is there with its players by seats; none before the start. */
async function leaguesPlayed(context: AppContext, cycle: TournamentRecord): Promise<readonly ArrangedLeague[]> {
  const tiers = await cycleTiers(context, cycle);
  return tiers.flatMap(({ number: tier, leagues }) =>
    leagues.map(({ group }, index) => {
      const players = group.seats.map(({ entryId }) => entryId);
      return { name: group.name, tier, number: index + 1, players };
    }),
  );
}

function asPlayed(arranged: Arrangement, leagues: readonly ArrangedLeague[]): Arrangement {
  if (leagues.length === 0) return arranged;
  const placements = new Map(arranged.placements.map((placement) => [placement.entry, placement]));
  return {
    leagues,
    placements: leagues.flatMap(({ name: league, tier, players }) =>
      players.flatMap((entry): readonly Placement[] => {
        const placement = placements.get(entry);
        if (placement === undefined) return [];
        if (placement.league === league) return [placement];
        return [{ ...placement, league, tier, reason: 'DIRECTOR', rules: ['Common 4.8'] }];
      }),
    ),
  };
}

/** What so many players of a cycle make. */
export function plannedLeagues(players: number): KuksuPlan {
  return kuksuPlan(players);
}

/** The settings of a cycle. */
export function cycleSettings({ settings }: { readonly settings: unknown }): KuksuSettings {
  const read = parseKuksuSettings(settings);
  invariant(read.ok, 'the stored settings of a cycle are readable');
  return read.value;
}
