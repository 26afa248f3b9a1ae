import type { EntryId } from '../../../kernel/ids.ts';
import { message } from '../../../kernel/message.ts';
import {
  entryNames,
  groupTables,
  isSameArrangement,
  outOfSeat,
  regrouped,
  type ArrangedTable,
  type Arranging,
  type BrokenRule,
  type Rearrangement,
} from '../../../rules/formats/arranging.ts';
import type { FormatState } from '../../../rules/formats/format.ts';
import { MOST_RANKED_PLAYERS } from '../../../rules/standings/possible-ranks.ts';
import { arrangement, type Placement } from './arrangement.ts';
import { candidateOf, titleBefore } from './field.ts';
import { singleRound } from './plans.ts';
import type { KuksuSettings } from './settings.ts';
import { KUKSU_STAGES } from './stages.ts';
import { LEAGUE_SIZES, tierOfLeague } from './tiers.ts';

/** The leagues of a cycle; who plays for the title is nobody's choice. Source: Kuksu 2, 8 to 10, Common 4.8. */
export const kuksuArranging: Arranging<KuksuSettings> = {
  kind: 'GROUPS',
  most: MOST_RANKED_PLAYERS,
  tables: (plan) => (plan.stages.some(({ key }) => key === KUKSU_STAGES.LEAGUES.key) ? groupTables(plan) : []),
  arranged: (_settings, _state, rearrangement) => regrouped(rearrangement, singleRound),
  broken(_settings, { entries }, rearrangement) {
    if (isSameArrangement(rearrangement.tables, groupTables(rearrangement.drawn))) return [];
    const leagues = leaguesOf(rearrangement);
    return [...sizesBroken(leagues), ...placesBroken(entries, leagues), ...seatsBroken(entries, leagues)];
  },
};

interface League {
  readonly name: string;
  readonly tier: number;
  readonly players: readonly EntryId[];
}

function leaguesOf({ drawn, tables }: Rearrangement): readonly League[] {
  const names = new Map(drawn.groups.map(({ key, name }) => [key, name]));
  return tables.map(({ key, entries: players }: ArrangedTable) => {
    const name = names.get(key) ?? key;
    return { name, tier: tierOfLeague(name) ?? 1, players };
  });
}

function sizesBroken(leagues: readonly League[]): readonly BrokenRule[] {
  const lowest = Math.max(...leagues.map(({ tier }) => tier));
  const odd = leagues.flatMap(({ name, tier, players: { length: players } }): readonly BrokenRule[] => {
    const why = message('formats.KUKSU.against.size', { league: name, players });
    if (players < LEAGUE_SIZES.min || players > LEAGUE_SIZES.max) return [{ rules: ['Kuksu 2.6'], why }];
    return tier < lowest && players < LEAGUE_SIZES.max ? [{ rules: ['Kuksu 8.1'], why }] : [];
  });
  const last = leagues.filter(({ tier }) => tier === lowest);
  const sizes = last.map(({ players }) => players.length);
  if (Math.max(...sizes) - Math.min(...sizes) <= 1) return odd;
  const told = last.map(({ name, players }) => `${name} ${players.length}`).join(', ');
  return [...odd, { rules: ['Kuksu 8.2'], why: message('formats.KUKSU.against.uneven', { sizes: told }) }];
}

function placesBroken(entries: FormatState['entries'], leagues: readonly League[]): readonly BrokenRule[] {
  const arranged = arrangement(entries.map(candidateOf), titleBefore(entries));
  const placements = new Map((arranged.ok ? arranged.value.placements : []).map((one) => [one.entry, one]));
  const nameOf = entryNames(entries);
  return leagues.flatMap((league) =>
    league.players.flatMap((entry) => {
      const placement = placements.get(entry);
      return placement === undefined || placement.league === league.name
        ? []
        : [movedAgainst(placement, league, nameOf(entry))];
    }),
  );
}

function movedAgainst({ tier, defaultTier, league: placed }: Placement, to: League, name: string): BrokenRule {
  const words = { name, league: to.name, placed };
  if (defaultTier !== null && to.tier > defaultTier) {
    return { rules: ['Kuksu 2.5'], why: message('formats.KUKSU.against.below', { ...words, tier: defaultTier }) };
  }
  if (to.tier !== tier) return { rules: ['Kuksu 9.1'], why: message('formats.KUKSU.against.tier', words) };
  return { rules: ['Kuksu 10.1'], why: message('formats.KUKSU.against.snake', words) };
}

function seatsBroken(entries: FormatState['entries'], leagues: readonly League[]): readonly BrokenRule[] {
  const ratings = new Map(entries.map(({ id, elo }) => [id, elo]));
  const nameOf = entryNames(entries);
  return leagues.flatMap(({ name, players }): readonly BrokenRule[] => {
    const byRating = players.toSorted((one, other) => (ratings.get(other) ?? 0) - (ratings.get(one) ?? 0));
    const names = outOfSeat(players, byRating).map(nameOf);
    if (names.length === 0) return [];
    const why = message('formats.KUKSU.against.seats', { league: name, names: { names } });
    return [{ rules: ['Kuksu 10.1'], why }];
  });
}
