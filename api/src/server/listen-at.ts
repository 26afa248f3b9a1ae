import type { Server } from 'node:http';

/** Ends when the server listens; rejects when it cannot. */
export function listenAt(http: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => {
      http.off('error', reject);
      resolve();
    });
  });
}
