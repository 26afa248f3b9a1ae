/** An operation to begin with. */
export interface Example {
  /** What it does, in a few words. */
  readonly title: string;
  /** The name of its operation. */
  readonly name: string;
  /** As it is shown and sent. */
  readonly query: string;
  /** Its variables, each with the query whose answer begins with the value. */
  readonly variables: ReadonlyMap<string, string>;
}

/** Reads an example: a comment that says what it does, one such as `# $id: { liveGames(first: 1) { nodes { id } } }` a variable, the operation. */
export function readExample(text: string): Example {
  const [title = '', ...rest] = text.trim().split('\n');
  const variables = rest.flatMap((line): [string, string][] => {
    const [, name, query] = /^# \$(\w+): (.+)$/.exec(line) ?? [];
    return name === undefined || query === undefined ? [] : [[name, query]];
  });
  const [, operation = ''] = /^(?:query|mutation|subscription) (\w+)/m.exec(text) ?? [];
  return { title: title.replace(/^# /, ''), name: operation, query: text.trim(), variables: new Map(variables) };
}

/** The variables of an example as this server has them; nothing where it has no such thing yet. */
export async function variablesOf(
  { variables }: Example,
  ask: (query: string) => Promise<unknown>,
): Promise<Readonly<Record<string, string>>> {
  const found = await Promise.all(
    [...variables].map(async ([name, query]) => [name, firstText(await ask(query)) ?? ''] as const),
  );
  return Object.fromEntries(found);
}

function firstText(answer: unknown): string | null {
  if (typeof answer === 'string') return answer;
  if (typeof answer !== 'object' || answer === null) return null;
  for (const part of Object.values(answer)) {
    const text = firstText(part);
    if (text !== null) return text;
  }
  return null;
}
