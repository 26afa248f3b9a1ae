import { onScopeDispose } from 'vue';

/** Keeps the screen awake as long as the scope lives, where the browser lets a page do that. */
export function useWakeLock(): void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const hold = async (): Promise<void> => {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    lock = await navigator.wakeLock.request('screen').catch(() => null);
    if (isOver) void lock?.release();
  };
  // Whoever leaves the page loses it.
  document.addEventListener('visibilitychange', hold);
  void hold();
  onScopeDispose(() => {
    isOver = true;
    document.removeEventListener('visibilitychange', hold);
    void lock?.release();
  });
}
