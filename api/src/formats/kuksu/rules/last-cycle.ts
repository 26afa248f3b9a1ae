import { invariant } from '../../../kernel/assert.ts';
import type { CarriedOver, FormatEntry } from '../../../rules/formats/format.ts';

/** What the match for the title has made of a player: its holder, or who has lost it, played or not. */
export const TITLE_ROLES = ['HOLDER', 'LOSER'] as const;
export type TitleRole = (typeof TITLE_ROLES)[number];

/** Where a player finished in a cycle: his league, its tier and his place in it, from 1, and whether he was disqualified. */
export type LastLeague = {
  readonly name: string;
  readonly tier: number;
  readonly rank: number;
  readonly isDisqualified: boolean;
};

/**
 * What a player carries over from one cycle to the next. `league` null: he was in no league of it. `title` null: he did not play for
 * the title. Source: Kuksu 2.1, 4.3, 12.
 */
export type LastCycle = { readonly league: LastLeague | null; readonly title: TitleRole | null };

/** What an entry of a cycle carries over from the last one; null: nothing, or there was none. */
export function lastCycleOf({ carriedOver }: Pick<FormatEntry, 'carriedOver'>): LastCycle | null {
  return carriedOver === null ? null : readLastCycle(carriedOver);
}

/** What one cycle has handed on to the next, as the types know it. */
export function readLastCycle({ league = null, title = null }: CarriedOver): LastCycle {
  const role = TITLE_ROLES.find((one) => one === title) ?? null;
  invariant(role === title, 'who carries over a title has played for it');
  return { league: league === null ? null : readLeague(league), title: role };
}

function readLeague(stored: NonNullable<CarriedOver[string]>): LastLeague {
  invariant(typeof stored === 'object' && 'name' in stored, 'a last league has a name');
  const { name, tier, rank, isDisqualified } = stored;
  invariant(
    typeof name === 'string' &&
      typeof tier === 'number' &&
      typeof rank === 'number' &&
      typeof isDisqualified === 'boolean',
    'a last league has a tier and a place',
  );
  return { name, tier, rank, isDisqualified };
}
