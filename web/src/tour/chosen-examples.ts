import type { Examples, ExampleTournament } from './tour-documents.ts';

/** Of every format and of every game one tournament, one that is played before one that is over; in the order in which they are listed. */
export function chosenTournaments({ tournaments: { nodes } }: Examples): readonly ExampleTournament[] {
  const running = nodes.toSorted((one, other) => Number(one.status !== 'RUNNING') - Number(other.status !== 'RUNNING'));
  const chosen = new Map<string, ExampleTournament>();
  for (const tournament of running) {
    const key = `${tournament.format} ${tournament.game}`;
    if (!chosen.has(key)) chosen.set(key, tournament);
  }
  return [...chosen.values()];
}
