/** An answer of the API as it comes: fields by name, of which a test says itself what they hold. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * A part of an answer by its path: `game.moves.edges.0.node`, and of all items of a list `games.*.id`; undefined where the
 * path leads on from nothing, as an event has only the fields of its own kind.
 */
export function at(answer: unknown, path: string): unknown {
  if (path === '') return answer;
  let part = answer;
  const steps = path.split('.');
  for (const [index, step] of steps.entries()) {
    if (step === '*') return itemsOf(part, path).map((item) => at(item, steps.slice(index + 1).join('.')));
    if (typeof part !== 'object' || part === null) return undefined;
    part = (part as Fields)[step];
  }
  return part;
}

/** A text in an answer. */
export function textAt(answer: unknown, path: string): string {
  const text = at(answer, path);
  if (typeof text !== 'string') throw new Error(`${path} is no text but ${JSON.stringify(text)}`);
  return text;
}

/** A number in an answer. */
export function numberAt(answer: unknown, path: string): number {
  const number = at(answer, path);
  if (typeof number !== 'number') throw new Error(`${path} is no number but ${JSON.stringify(number)}`);
  return number;
}

/** The objects of a list in an answer, or of one that is given itself. */
export function listAt(answer: unknown, path = ''): readonly Fields[] {
  return itemsOf(at(answer, path), path) as readonly Fields[];
}

function itemsOf(list: unknown, path: string): readonly unknown[] {
  if (!Array.isArray(list)) throw new Error(`${path} leads through no list but ${JSON.stringify(list)}`);
  return list;
}
