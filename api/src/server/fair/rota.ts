import type { Caller } from './caller.ts';

/** Things that wait for their turn: addresses come one after another, so do the connections of one address, and so do the things of one connection. */
export interface Rota<Item> {
  /** Puts a thing behind the others of its connection; the answer takes it out, if it is still there. */
  add(caller: Pick<Caller, 'address' | 'connection'>, item: Item): () => void;
  /** Takes out the next one of the addresses that may come now; null when none of theirs waits. */
  next(mayCome: (address: string) => boolean): Item | null;
  /** The addresses of which something waits. */
  addresses(): Iterable<string>;
  /** How many things of this address wait. */
  waiting(address: string): number;
}

interface House<Item> {
  readonly connections: Map<object, Set<{ readonly item: Item }>>;
  waiting: number;
}

/** Nothing that waits yet. */
export function createRota<Item>(): Rota<Item> {
  // The order in which a map was filled is the order of turns: who has had one goes to the end.
  const houses = new Map<string, House<Item>>();

  function takeOut(address: string, connection: object, entry: { readonly item: Item }): void {
    const house = houses.get(address);
    const line = house?.connections.get(connection);
    if (house === undefined || line === undefined || !line.delete(entry)) return;
    house.waiting -= 1;
    if (line.size === 0) house.connections.delete(connection);
    if (house.waiting === 0) houses.delete(address);
  }

  return {
    add({ address, connection }, item) {
      const house = houses.get(address) ?? { connections: new Map(), waiting: 0 };
      const line = house.connections.get(connection) ?? new Set();
      const entry = { item };
      line.add(entry);
      house.connections.set(connection, line);
      house.waiting += 1;
      houses.set(address, house);
      return () => takeOut(address, connection, entry);
    },
    next(mayCome) {
      for (const [address, house] of houses) {
        if (!mayCome(address)) continue;
        for (const [connection, line] of house.connections) {
          for (const entry of line) {
            toTheEnd(houses, address, house);
            toTheEnd(house.connections, connection, line);
            takeOut(address, connection, entry);
            return entry.item;
          }
        }
      }
      return null;
    },
    addresses: () => houses.keys(),
    waiting: (address) => houses.get(address)?.waiting ?? 0,
  };
}

function toTheEnd<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): void {
  map.delete(key);
  map.set(key, value);
}
