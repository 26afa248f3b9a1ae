const LONGEST_NAME = 22;

/** A name that fits in a line beside other words: longer ones end in an ellipsis. */
export function shortName(name: string): string {
  const signs = Array.from(name);
  return signs.length <= LONGEST_NAME ? name : `${signs.slice(0, LONGEST_NAME - 1).join('')}…`;
}
