/** A name for a file: letters and digits of all scripts, everything else a hyphen. */
export function fileName(parts: readonly string[], ending: string): string {
  const name = parts
    .join(' ')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return `${name === '' ? 'baraza' : name}.${ending}`;
}
