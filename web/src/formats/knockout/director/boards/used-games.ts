import type { Named } from '../../../../player/namesakes.ts';
import { graphql, type ResultOf } from '../../../../graphql/tada.ts';

/** A match with the games whose times may decide it. */
export const usedMatchFragment = graphql(`
  fragment UsedMatch on BracketMatch @_unmask {
    id
    number
    state
    sides {
      timeUsedLastGame
      timeUsedCurrentGame
      entry {
        id
      }
    }
    games {
      __typename
      id
      number
      status
      seats {
        seat
        entry {
          id
        }
        player {
          id
          handle
          name
        }
      }
    }
  }
`);

type UsedMatch = ResultOf<typeof usedMatchFragment>;

/** A game whose times used may be entered; `seconds` null: not known. */
export interface UsedGame {
  readonly id: string;
  readonly match: number;
  readonly number: number;
  readonly sides: readonly {
    readonly seat: 'FIRST' | 'SECOND';
    readonly name: string;
    readonly seconds: number | null;
  }[];
}

/** The last finished game and the open game of a match that is not decided, as the API tells their times. */
export function countingGames(match: UsedMatch, nameOf: (player: Named) => string): readonly UsedGame[] {
  if (match.state === 'DECIDED') return [];
  const last = match.games.findLast(({ status }) => status === 'FINISHED');
  const current = match.games.find(({ status }) => status !== 'FINISHED');
  const shown = (game: typeof last, field: 'timeUsedLastGame' | 'timeUsedCurrentGame'): readonly UsedGame[] => {
    if (game === undefined) return [];
    const sides = game.seats.map(({ seat, entry, player }) => ({
      seat,
      name: nameOf(player),
      seconds: match.sides.find((side) => side.entry.id === entry.id)?.[field] ?? null,
    }));
    return [{ id: game.id, match: match.number, number: game.number, sides }];
  };
  return [...shown(last, 'timeUsedLastGame'), ...shown(current, 'timeUsedCurrentGame')];
}
