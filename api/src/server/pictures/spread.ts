/** At most so many numbers below `count`, evenly, the first and the last among them, in order. */
export function spread(count: number, most: number): readonly number[] {
  const length = Math.min(count, most);
  return Array.from({ length }, (_, place) => Math.round((place * (count - 1)) / Math.max(1, length - 1)));
}
