import { gamesThen } from '../../instants/games-then.ts';
import type { CycleTitle } from './cycle.ts';

/** The title as it was told as of an instant, with the games of its match as they were then, null: as they stand. */
export function titleThen(title: CycleTitle, asOf: string | null): CycleTitle {
  if (asOf === null || title.match === null) return title;
  return { ...title, match: { ...title.match, games: [...gamesThen(title.match.games, asOf)] } };
}
