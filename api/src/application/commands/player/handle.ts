const LONGEST = 30;

/** The handle that a name asks for: small letters, digits and hyphens, at most 30; `player` when nothing is left. */
export function handleOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
  return plain === '' ? 'player' : plain;
}

/** The handle itself, or the first of `handle-2`, `handle-3` … that is not taken. */
export function freeHandle(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}
