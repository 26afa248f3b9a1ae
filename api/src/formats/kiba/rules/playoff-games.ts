import type { EntryId } from '../../../kernel/ids.ts';
import { effectiveResults } from '../../../rules/formats/effective-results.ts';
import type { FormatState } from '../../../rules/formats/format.ts';
import { gamesOfGroups } from '../../../rules/formats/group-games.ts';
import { playoffGroups } from './stages.ts';

/** A play-off game; `winner` null: open, or decided without one. */
export interface PlayoffGame {
  readonly key: string;
  readonly first: EntryId;
  readonly second: EntryId;
  readonly decided: boolean;
  readonly winner: EntryId | null;
}

/** The play-off games between players of a group, in the order of the plan. Source: KIBA 9.5. */
export function playoffGames(state: FormatState, group: string): readonly PlayoffGame[] {
  const games = gamesOfGroups(
    state,
    playoffGroups(state, group).map(({ key }) => key),
  );
  if (games.length === 0) return [];
  const results = effectiveResults(state.decided);
  return games.map(({ key, first, second }) => {
    const result = results.get(key);
    return { key, first, second, decided: result !== undefined, winner: result?.winner ?? null };
  });
}
