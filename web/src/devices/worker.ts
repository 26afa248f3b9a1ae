/** What shows notices and answers without a server, once the reader wants one of them on this device; null: this browser has no such thing. */
const workers = (): ServiceWorkerContainer | null => ('serviceWorker' in navigator ? navigator.serviceWorker : null);

/** The worker of this device; undefined: the reader has not wanted one. */
export async function ownWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return workers()?.getRegistration('/');
}

/** The worker of this device, begun where there is none; rejects where this browser allows none. */
export async function beginWorker(): Promise<ServiceWorkerRegistration> {
  const container = workers();
  if (container === null) throw new Error('no worker');
  await container.register('/worker.js', { updateViaCache: 'none' });
  return container.ready;
}

/** Ends the worker of this device, and with it what it shows. */
export async function endWorker(): Promise<void> {
  await (await ownWorker())?.unregister();
}

/** Whether this browser can have a worker at all. */
export const canWork = (): boolean => workers() !== null && 'caches' in window;
