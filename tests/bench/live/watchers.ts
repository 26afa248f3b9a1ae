import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { LoadAnswer, LoadOrder } from './load.ts';

/** Spectators of one process at most. */
const A_PROCESS = 2_500;

/** Spectators in processes of their own. */
export interface Watchers {
  /** Waits until they have had so many messages together since they were asked last, and answers what has come; fewer: the others are lost. */
  received(expected: number): Promise<Omit<LoadAnswer, 'kind'>>;
  leave(): void;
}

/** Lets so many watch; ends when each has had what comes first. */
export async function watchers(order: LoadOrder): Promise<Watchers> {
  const loads: { readonly load: ChildProcess; readonly sockets: number }[] = [];
  for (let first = 0; first < order.sockets; first += A_PROCESS) {
    const sockets = Math.min(A_PROCESS, order.sockets - first);
    const load = fork(join(import.meta.dirname, 'load.ts'), [JSON.stringify({ ...order, sockets })]);
    loads.push({ load, sockets });
    await answerOf<LoadAnswer>(load, 'joined');
  }
  return {
    async received(expected) {
      const answers = await Promise.all(
        loads.map(({ load, sockets }) => {
          load.send(Math.round((expected * sockets) / order.sockets));
          return answerOf<LoadAnswer>(load, 'received');
        }),
      );
      return {
        messages: answers.reduce((sum, { messages }) => sum + messages, 0),
        others: answers.reduce((sum, { others }) => sum + others, 0),
        bytes: Math.max(...answers.map(({ bytes }) => bytes)),
        delays: answers.flatMap(({ delays }) => delays),
      };
    },
    leave: () => loads.forEach(({ load }) => load.disconnect()),
  };
}

/** The next message of this kind that a process sends; fails when it ends before. */
export async function answerOf<Message extends { readonly kind: string }>(
  process: ChildProcess,
  kind: Message['kind'],
): Promise<Message> {
  const gone = new AbortController();
  const end = (): void => gone.abort(new Error(`${process.spawnfile} has ended.`));
  process.once('exit', end);
  try {
    for (;;) {
      const [message] = (await once(process, 'message', { signal: gone.signal })) as [Message];
      if (message.kind === kind) return message;
    }
  } finally {
    process.off('exit', end);
  }
}
