import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

// Ports from 32768 on are given to whoever connects to anything, on a busy machine to many in a second.
const [FIRST, END] = [15_000, 32_000];

/** A port of 127.0.0.1 at which nobody listens, and that no connection gets by chance before whoever asked listens there. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, END);
    if (await canListen(port)) return port;
  }
}

async function canListen(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  const closed = once(probe, 'close');
  probe.close();
  await closed;
  return true;
}
