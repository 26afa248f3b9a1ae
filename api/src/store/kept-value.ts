import type { Tx } from './client.ts';

/** Where values are kept: the database, or a transaction of it. */
export interface Keeper {
  readonly prisma: Tx;
}

/** The value kept under this key, made and kept when there is none yet; of two processes that make one, one wins. */
export async function keptValue(db: Keeper, key: string, make: () => string): Promise<string> {
  const known = await db.prisma.keptValue.findUnique({ where: { key } });
  if (known !== null) return known.value;
  await db.prisma.keptValue.createMany({ data: [{ key, value: make() }], skipDuplicates: true });
  return (await db.prisma.keptValue.findUniqueOrThrow({ where: { key } })).value;
}

/** The value kept under this key; null when there is none. */
export async function findKeptValue(db: Keeper, key: string): Promise<string | null> {
  return (await db.prisma.keptValue.findUnique({ where: { key } }))?.value ?? null;
}

/** Keeps nothing under this key any more. */
export async function forgetValue(db: Keeper, key: string): Promise<void> {
  await db.prisma.keptValue.deleteMany({ where: { key } });
}

/** Keeps this value under the key in place of whatever was kept there. */
export async function keepValue(db: Keeper, key: string, value: string): Promise<void> {
  await db.prisma.keptValue.upsert({ where: { key }, create: { key, value }, update: { value } });
}
