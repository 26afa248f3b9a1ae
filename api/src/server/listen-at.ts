import type { Server } from 'node:http';
import type { Env } from './env.ts';

/** Listens at the port and the address of the environment; rejects when that cannot be. */
export function listenAt(http: Server, { PORT, HOST }: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(PORT, HOST, () => {
      http.off('error', reject);
      resolve();
    });
  });
}
