import { computed, shallowRef, watch, type ShallowRef } from 'vue';
import type { Previewed } from '../command/use-previewed.ts';
import type { ArrangedEntry, ArrangedTable, Arrangement, BrokenRule } from './arrangement.ts';

/** A command that is tried, and what its last trial would publish. */
interface Publishing extends Previewed {
  readonly trial: Readonly<ShallowRef<{ readonly arrangement: Arrangement | null } | null>>;
}

/** Stands for a reason while there is none, so that what an arrangement breaks is told before it is given. */
const noReason = '…';

/** An arrangement as a director changes it, from what a trial says is drawn until it is given with a reason. */
export function useArranging() {
  const drawn = shallowRef<Arrangement | null>(null);
  const tables = shallowRef<readonly ArrangedTable[]>([]);
  const brokenRules = shallowRef<readonly BrokenRule[]>([]);
  const picked = shallowRef<string | null>(null);
  const reason = shallowRef('');
  const evidence = shallowRef<readonly string[]>([]);

  const places = computed(() => placesIn(drawn.value?.tables ?? []));
  const now = computed(() => placesIn(tables.value));
  const isMoved = (entry: ArrangedEntry): boolean => places.value.get(entry.id) !== now.value.get(entry.id);
  const isChanged = computed(() => tables.value.some(({ entries }) => entries.some(isMoved)));

  /** The first trial says what is drawn: of a lot each gives another example. */
  function hear(arrangement: Arrangement | null): void {
    brokenRules.value = arrangement?.brokenRules ?? [];
    if (drawn.value !== null || arrangement === null) return;
    drawn.value = arrangement;
    tables.value = arrangement.tables;
  }

  function reset(): void {
    tables.value = drawn.value?.tables ?? [];
    [brokenRules.value, picked.value] = [[], null];
  }

  return {
    ...{ drawn, tables, brokenRules, picked, reason, evidence, isChanged, isMoved, reset },
    /** Chooses a player, or changes his place with the one chosen before. */
    pick(entry: ArrangedEntry): void {
      const one = picked.value;
      picked.value = one === null ? entry.id : null;
      if (one !== null && one !== entry.id) tables.value = swapped(tables.value, one, entry.id);
    },
    /** Puts the player chosen before at the end of a table. */
    moveTo(key: string): void {
      const one = tables.value.flatMap(({ entries }) => entries).find(({ id }) => id === picked.value);
      picked.value = null;
      if (one === undefined) return;
      tables.value = tables.value.map((table) => {
        const others = table.entries.filter(({ id }) => id !== one.id);
        return { ...table, entries: table.key === key ? [...others, one] : others };
      });
    },
    /** Begins anew: nothing is drawn so far. */
    forget(): void {
      drawn.value = null;
      reason.value = '';
      evidence.value = [];
      reset();
    },
    /** What is sent of it: the arrangement, null as it is drawn, and what it rests on. */
    given() {
      if (!isChanged.value) return { arrangement: null };
      const sent = tables.value.map(({ key, entries }) => ({ key, entryIds: entries.map(({ id }) => id) }));
      const arrangement = { tables: sent, reason: reason.value.trim() || noReason };
      return { arrangement, evidence: [...evidence.value] };
    },
    /** The same deed, which is not ready while what is changed has no reason. */
    checked<Deed extends Publishing>(deed: Deed): Deed {
      watch(deed.trial, (trial) => trial !== null && hear(trial.arrangement));
      return { ...deed, ready: computed(() => deed.ready.value && (!isChanged.value || reason.value.trim() !== '')) };
    },
  };
}

export type Arranging = ReturnType<typeof useArranging>;

/** Where everybody is: his table and his place in it. */
function placesIn(tables: readonly ArrangedTable[]): ReadonlyMap<string, string> {
  return new Map(
    tables.flatMap(({ key, entries }) => entries.map(({ id }, index) => [id, `${key} ${index}`] as const)),
  );
}

function swapped(tables: readonly ArrangedTable[], one: string, other: string): readonly ArrangedTable[] {
  const byId = new Map(tables.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry] as const)));
  const turned = (entry: ArrangedEntry): ArrangedEntry => {
    const id = entry.id === one ? other : entry.id === other ? one : entry.id;
    return byId.get(id) ?? entry;
  };
  return tables.map((table) => ({ ...table, entries: table.entries.map(turned) }));
}
