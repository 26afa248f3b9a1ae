import { beginWorker, ownWorker } from './worker.ts';

/** What a browser says of where notices for it are taken. */
export interface Subscribed {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Why this browser shows no notices. */
export type PushProblem = 'UNSUPPORTED' | 'DENIED' | 'FAILED';

/** Whether this browser can show notices that are pushed. */
export const canPush = (): boolean => 'PushManager' in window && 'Notification' in window;

const base64url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Where notices for this browser are taken; null: nowhere. */
export async function ownEndpoint(): Promise<string | null> {
  return (await (await ownWorker())?.pushManager?.getSubscription())?.endpoint ?? null;
}

/** Lets this browser take notices under a key of the server, after its reader has allowed it. */
export async function subscribe(key: string): Promise<Subscribed | PushProblem> {
  if (!canPush()) return 'UNSUPPORTED';
  if ((await Notification.requestPermission()) !== 'granted') return 'DENIED';
  try {
    const { pushManager } = await beginWorker();
    // One that was made under another key takes nothing of this server.
    await (await pushManager.getSubscription())?.unsubscribe();
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    return { endpoint: made.endpoint, p256dh: base64url(made.getKey('p256dh')), auth: base64url(made.getKey('auth')) };
  } catch {
    return 'FAILED';
  }
}

/** Lets this browser take nothing any more. */
export async function unsubscribe(): Promise<void> {
  await (await (await ownWorker())?.pushManager?.getSubscription())?.unsubscribe();
}
