import type { Db } from './client.ts';

/** The value kept under this key, made and kept when there is none yet; of two processes that make one, one wins. */
export async function keptValue(db: Db, key: string, make: () => string): Promise<string> {
  const known = await db.prisma.keptValue.findUnique({ where: { key } });
  if (known !== null) return known.value;
  await db.prisma.keptValue.createMany({ data: [{ key, value: make() }], skipDuplicates: true });
  return (await db.prisma.keptValue.findUniqueOrThrow({ where: { key } })).value;
}

/** Whether the database answers. */
export async function isAnswering(db: Db): Promise<boolean> {
  return db.prisma.$queryRaw`select 1`.then(
    () => true,
    () => false,
  );
}
