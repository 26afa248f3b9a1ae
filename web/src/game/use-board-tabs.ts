import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue';
import { useI18n } from 'vue-i18n';
import type { Variations } from '../analysis/use-variations.ts';
import { usePlan, type Plan } from '../plan/use-plan.ts';

/** Tabs that the page of every game played here has; a game may have further ones. */
type SharedTab = 'moves' | 'plan' | 'analyse' | 'chat' | 'record';

/** The game as far as its tabs depend on it. */
export interface TabbedGame {
  readonly id: string;
  readonly ply: number;
  /** The viewer plays in it and it goes on. */
  readonly isOpen: boolean;
  /** Replies can be planned now. */
  readonly mayPlan: boolean;
  readonly isPresent: boolean;
}

/** What may be tried on a board in place of the game. */
export interface Tried<Tries extends Variations<unknown>> {
  readonly planning: Tries;
  readonly analysis: Tries;
  /** Begins the analysis at what the board shows now. */
  beginAnalysis(): void;
}

export interface BoardTabs<Key extends string, Tries> {
  readonly tab: ShallowRef<Key>;
  readonly tabs: ComputedRef<readonly { readonly key: Key; readonly text: string; readonly count: number }[]>;
  readonly plan: Plan;
  /** What is tried on the board in place of the game; null: nothing. */
  readonly tried: ComputedRef<Tries | null>;
  /** What the board shows. */
  readonly mode: ComputedRef<'present' | 'past' | 'analysis' | 'plan'>;
}

/** The tabs beside a board and what they put on it: the game, a plan, or what is only tried. */
export function useBoardTabs<Key extends string, Tries extends Variations<unknown>>(
  keys: readonly (Key | SharedTab)[],
  game: () => TabbedGame,
  { planning, analysis, beginAnalysis }: Tried<Tries>,
): BoardTabs<Key | SharedTab, Tries> {
  const { t } = useI18n();
  const tab: ShallowRef<Key | SharedTab> = shallowRef('moves');
  const plan = usePlan(() => ({ id: game().id, ply: game().ply, isOpen: game().mayPlan }), planning);
  const tabs = computed(() =>
    (game().isOpen ? keys : keys.filter((key) => key !== 'plan')).map((key) => ({
      key,
      text: t(`gamePage.tab.${key}`),
      count: key === 'plan' ? (plan.kept.value?.nodes.length ?? 0) : 0,
    })),
  );
  const tried = computed(() => {
    if (tab.value === 'analyse') return analysis;
    return tab.value === 'plan' && game().mayPlan ? planning : null;
  });
  const mode = computed(() => {
    if (tried.value !== null) return tab.value === 'plan' ? 'plan' : 'analysis';
    return game().isPresent ? 'present' : 'past';
  });
  watch(tab, (opened) => {
    if (opened === 'analyse') beginAnalysis();
  });
  return { tab, tabs, plan, tried, mode };
}
