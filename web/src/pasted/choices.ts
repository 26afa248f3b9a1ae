/** Whom a name in a line means, as it was chosen; both numbers from 1. */
export interface Choice {
  readonly line: number;
  readonly name: number;
  readonly who: 'KNOWN' | 'NEW' | 'EARLIER';
  readonly playerId: string | null;
}

/** The choices with this one, in place of an earlier for the same name. */
export function withChoice(choices: readonly Choice[], made: Choice): readonly Choice[] {
  return [...choices.filter(({ line, name }) => line !== made.line || name !== made.name), made];
}

/** The choices that still hold as a text is changed: those of lines that stay as they are, wherever they are now. */
export function carriedChoices(before: string, after: string, choices: readonly Choice[]): readonly Choice[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const shorter = Math.min(old.length, now.length);
  let above = 0;
  while (above < shorter && old[above] === now[above]) above += 1;
  let below = 0;
  while (below < shorter - above && old.at(-1 - below) === now.at(-1 - below)) below += 1;
  return choices.flatMap((choice) => {
    if (choice.line <= above) return [choice];
    if (choice.line <= old.length - below) return [];
    return [{ ...choice, line: choice.line + now.length - old.length }];
  });
}
