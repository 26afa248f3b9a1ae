import type { Examples, ExampleTournament } from './tour-documents.ts';

/**
 * Of every format and of every game one tournament, one that is played before any other and of those the largest; then one of every
 * state that is not among them.
 */
export function chosenTournaments({ tournaments: { nodes } }: Examples): readonly ExampleTournament[] {
  const told = nodes.toSorted((one, other) => isPlayed(other) - isPlayed(one) || other.gamesTotal - one.gamesTotal);
  const chosen = new Map<string, ExampleTournament>();
  for (const tournament of told) {
    const key = `${tournament.format} ${tournament.game}`;
    if (!chosen.has(key)) chosen.set(key, tournament);
  }
  const states = new Set([...chosen.values()].map(({ status }) => status));
  for (const tournament of told) {
    if (states.has(tournament.status)) continue;
    states.add(tournament.status);
    chosen.set(tournament.status, tournament);
  }
  return [...chosen.values()];
}

const isPlayed = ({ status }: ExampleTournament): number => Number(status === 'RUNNING');
