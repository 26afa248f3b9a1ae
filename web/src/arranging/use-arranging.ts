import { computed, shallowRef, watch, type ShallowRef } from 'vue';
import type { Previewed } from '../command/use-previewed.ts';
import type { ArrangedEntry, ArrangedTable, Arrangement, BrokenRule } from './arrangement.ts';

/** A command that is tried, and what its last trial would publish. */
interface Publishing extends Previewed {
  readonly trial: Readonly<ShallowRef<{ readonly arrangement: Arrangement | null } | null>>;
}

/** Stands for a reason while there is none, so that what an arrangement breaks is told before it is given. */
const noReason = '…';

/** The order by which is drawn, as a table of its own. */
const SEEDING = 'seeding';

/** An arrangement as a director changes it, from what a trial says is drawn until it is given with a reason. */
export function useArranging() {
  const first = shallowRef<Arrangement | null>(null);
  const drawn = shallowRef<Arrangement | null>(null);
  const seeding = shallowRef<ArrangedTable>(emptySeeding);
  const tables = shallowRef<readonly ArrangedTable[]>([]);
  const brokenRules = shallowRef<readonly BrokenRule[]>([]);
  const picked = shallowRef<Picked | null>(null);
  const reason = shallowRef('');
  const evidence = shallowRef<readonly string[]>([]);

  const places = computed(() => placesIn([...(drawn.value?.tables ?? []), ...seedingOf(first.value)]));
  const now = computed(() => placesIn([...tables.value, seeding.value]));
  const isMoved = ({ key }: ArrangedTable, { id }: ArrangedEntry): boolean => {
    // What another order draws is not told yet.
    if (drawn.value === null && key !== SEEDING) return false;
    const place = placeOf(key, id);
    return places.value.get(place) !== now.value.get(place);
  };
  const areChanged = computed(() => tables.value.some((table) => table.entries.some((one) => isMoved(table, one))));
  const isSeeded = computed(() => seeding.value.entries.some((one) => isMoved(seeding.value, one)));
  const isChanged = computed(() => areChanged.value || isSeeded.value);

  /** The first trial says what is drawn, of a lot each gives another example; so does the first by another order. */
  function hear(arrangement: Arrangement | null): void {
    brokenRules.value = arrangement?.brokenRules ?? [];
    if (arrangement === null) return;
    if (first.value === null) {
      first.value = arrangement;
      seeding.value = seedingOf(arrangement)[0] ?? emptySeeding;
    }
    const isOfThisOrder = idsIn(arrangement.seeding).join() === idsIn(seeding.value.entries).join();
    if (drawn.value !== null || !isOfThisOrder) return;
    drawn.value = arrangement;
    tables.value = arrangement.tables;
  }

  function reset(): void {
    drawn.value = first.value;
    tables.value = first.value?.tables ?? [];
    seeding.value = seedingOf(first.value)[0] ?? emptySeeding;
    [brokenRules.value, picked.value] = [[], null];
  }

  return {
    ...{ drawn, seeding, tables, brokenRules, picked, reason, evidence, isChanged, isMoved, reset },
    /** Chooses a player in a table, or changes his place with the one chosen before. */
    pick({ key }: ArrangedTable, entry: ArrangedEntry): void {
      const one = picked.value;
      const isOrder = key === SEEDING;
      const isSecond = one !== null && (one.key === SEEDING) === isOrder;
      picked.value = isSecond ? null : { key, id: entry.id };
      if (!isSecond || one.id === entry.id) return;
      if (!isOrder) tables.value = swapped(tables.value, one.id, entry.id);
      else {
        seeding.value = swapped([seeding.value], one.id, entry.id)[0] ?? emptySeeding;
        // What it draws is told by the next trial.
        drawn.value = null;
      }
    },
    /** Puts the player chosen before at the end of a table. */
    moveTo(key: string): void {
      const one = tables.value.flatMap(({ entries }) => entries).find(({ id }) => id === picked.value?.id);
      picked.value = null;
      if (one === undefined) return;
      tables.value = tables.value.map((table) => {
        const others = table.entries.filter(({ id }) => id !== one.id);
        return { ...table, entries: table.key === key ? [...others, one] : others };
      });
    },
    /** Begins anew: nothing is drawn so far. */
    forget(): void {
      first.value = null;
      reason.value = '';
      evidence.value = [];
      reset();
    },
    /** What is sent of it: the arrangement, null as it is drawn, and what it rests on. */
    given() {
      if (!isChanged.value) return { arrangement: null };
      const sent = tables.value.map(({ key, entries }) => ({ key, entryIds: idsIn(entries) }));
      const arrangement = {
        seeding: isSeeded.value ? idsIn(seeding.value.entries) : null,
        tables: areChanged.value ? sent : null,
        reason: reason.value.trim() || noReason,
      };
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

/** Somebody who is chosen, and the table in which he is. */
interface Picked {
  readonly key: string;
  readonly id: string;
}

const emptySeeding: ArrangedTable = { key: SEEDING, name: '', entries: [] };

function seedingOf(arrangement: Arrangement | null): readonly ArrangedTable[] {
  return arrangement === null ? [] : [{ ...emptySeeding, entries: arrangement.seeding }];
}

function idsIn(entries: readonly ArrangedEntry[]): string[] {
  return entries.map(({ id }) => id);
}

/** Where somebody is looked for: in the order of all, or in the tables. */
function placeOf(key: string, id: string): string {
  return `${key === SEEDING ? key : ''} ${id}`;
}

/** Where everybody is: his table and his place in it. */
function placesIn(tables: readonly ArrangedTable[]): ReadonlyMap<string, string> {
  return new Map(
    tables.flatMap(({ key, entries }) =>
      entries.map(({ id }, index) => [placeOf(key, id), `${key} ${index}`] as const),
    ),
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
