import DataLoader from 'dataloader';

/** Reads things one by one for the caller, together for the database, each once; null where there is no such thing. */
export type OneLoader<Key, Thing> = DataLoader<Key, Thing | null>;

/** Reads the things that belong to a key, together for all keys asked in one turn, each once, in the store's order. */
export type ManyLoader<Key, Thing> = DataLoader<Key, readonly Thing[]>;

/** A loader of things by their own id. */
export function loadOne<Id, Thing extends { readonly id: Id }>(
  read: (ids: readonly Id[]) => Promise<readonly Thing[]>,
): OneLoader<Id, Thing> {
  return new DataLoader<Id, Thing | null>(async (ids) => {
    const byId = new Map((await read(ids)).map((thing) => [thing.id, thing]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}

/** A loader of the things of an owner; what it reads is known to `single` too, so that it is not read again by its id. */
export function loadMany<Owner, Thing>(
  read: (owners: readonly Owner[]) => Promise<readonly Thing[]>,
  ownerOf: (thing: Thing) => Owner,
  known: (thing: Thing) => void = () => undefined,
): ManyLoader<Owner, Thing> {
  return new DataLoader<Owner, readonly Thing[]>(async (owners) => {
    const byOwner = Map.groupBy(await read(owners), (thing) => {
      known(thing);
      return ownerOf(thing);
    });
    return owners.map((owner) => byOwner.get(owner) ?? []);
  });
}
