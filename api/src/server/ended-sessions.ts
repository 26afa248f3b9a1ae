import type { Changes } from './changes.ts';

const SESSION = 'session:';

/** Calls back with every session that ends, wherever it was ended. */
export function onEndedSession(onChanges: Changes['onChanges'], ended: (session: string) => void): void {
  onChanges((heard) => {
    for (const { topic } of heard) if (topic.startsWith(SESSION)) ended(topic.slice(SESSION.length));
  });
}
