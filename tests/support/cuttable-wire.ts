import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/**
 * A wire to a server that can be cut, held and mended: while it is cut, nobody gets through, and who was connected is not;
 * while it is held, everybody stays or gets connected and nothing passes.
 */
export interface CuttableWire {
  /** `http://localhost:PORT`: the server at the other end. */
  readonly url: string;
  cut(): void;
  hold(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Lays a wire to the database at this address, which is then found at `databaseUrl` too. */
export async function layDatabaseWire(
  address: string,
): Promise<{ readonly wire: CuttableWire; readonly databaseUrl: string }> {
  const database = new URL(address);
  const { hostname, port } = database;
  const wire = await layWire(() => Number(port), hostname);
  database.hostname = '127.0.0.1';
  database.port = new URL(wire.url).port;
  return { wire, databaseUrl: database.href };
}

/** Lays a wire from a free port; the port it leads to is asked for at every connection. */
export async function layWire(port: () => number, host = '127.0.0.1'): Promise<CuttableWire> {
  let isCut = false;
  let isHeld = false;
  const ends = new Set<Socket>();
  const wire = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(port(), host);
    const pair = [near, far];
    for (const end of pair) {
      ends.add(end);
      end.on('error', () => {});
      end.on('close', () => {
        ends.delete(end);
        for (const other of pair) other.destroy();
      });
    }
    near.pipe(far).pipe(near);
    if (isHeld) for (const end of pair) end.pause();
  });
  await new Promise<void>((resolve) => wire.listen(0, '127.0.0.1', resolve));
  const cut = (): void => {
    isCut = true;
    for (const end of ends) end.destroy();
  };
  return {
    url: `http://localhost:${(wire.address() as AddressInfo).port}`,
    cut,
    hold() {
      isHeld = true;
      for (const end of ends) end.pause();
    },
    mend() {
      isCut = false;
      isHeld = false;
      for (const end of ends) end.resume();
    },
    close: () =>
      new Promise((resolve) => {
        cut();
        wire.close(() => resolve());
      }),
  };
}
