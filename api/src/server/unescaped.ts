/** A name as it was before it became part of an address; as it stands where it was written wrongly. */
export function unescaped(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
