import { computed, readonly, shallowRef } from 'vue';
import { firstView } from './first-view.ts';

/**
 * live: connected. reconnecting: trying again, numbers a moment old. stale: so long without the server that it must be said.
 * unserved: connected to a server that cannot answer.
 */
export type LiveState = 'live' | 'reconnecting' | 'stale' | 'unserved';

const staleAfter = 20_000;
const state = shallowRef<LiveState>('reconnecting');
const tries = shallowRef(0);
const heardAt = shallowRef<number | null>(null);
const epoch = shallowRef(0);
const refusals = shallowRef(0);
const unserved = shallowRef(false);
let growingStale: ReturnType<typeof setTimeout> | undefined;

function waitForStale(): void {
  growingStale ??= setTimeout(() => (state.value = 'stale'), staleAfter);
}

/** The one account of the connection. Pages read it; only what talks with the server writes it. */
export const live = {
  state: computed<LiveState>(() => {
    if (firstView.value !== null) return 'reconnecting';
    if (state.value !== 'live') return state.value;
    if (unserved.value) return 'unserved';
    return refusals.value > 0 ? 'stale' : 'live';
  }),
  /** Which try to connect again is being made, from 1; 0 before the first. */
  tries: computed(() => (firstView.value === null ? tries.value : 0)),
  /** When the server was last heard, by this device's clock; null before the first time. */
  heardAt: readonly(heardAt),
  /** Grows whenever events may have been missed: whatever is on the page is then asked for again. */
  epoch: readonly(epoch),

  /** Begins to connect. */
  begin(): void {
    waitForStale();
  },
  connected(again: boolean): void {
    clearTimeout(growingStale);
    growingStale = undefined;
    state.value = 'live';
    tries.value = 0;
    heardAt.value = Date.now();
    if (again || epoch.value > 0) epoch.value += 1;
  },
  heard(): void {
    heardAt.value = Date.now();
  },
  lost(): void {
    if (state.value === 'live') state.value = 'reconnecting';
    waitForStale();
  },
  retrying(count: number): void {
    tries.value = count;
  },
  /** One more, or one fewer, subscription that the server does not serve: a page with such a one is not live. */
  refused(change: 1 | -1): void {
    refusals.value += change;
  },
  /** Whether the server cannot answer although it is connected. */
  unserved(is: boolean): void {
    unserved.value = is;
  },
  gap(): void {
    epoch.value += 1;
  },
};
