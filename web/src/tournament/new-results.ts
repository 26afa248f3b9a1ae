import { shallowRef, type ShallowRef } from 'vue';
import type { FragmentOf } from '../graphql/tada.ts';
import type { playerNameFragment } from '../player/player-name.ts';
import type { TableHappening } from './table-events.ts';
import type { TournamentHappening } from './tournament-happening.ts';

type Decision = Extract<TournamentHappening, { __typename: 'StandingsChanged' }>;
type Player = FragmentOf<typeof playerNameFragment>;

/** A game that was decided while the page is open. */
export interface NewResult {
  readonly gameId: string;
  /** Who won it and who lost it; of a draw, who had the first move and who had not. */
  readonly players: readonly [Player, Player];
  readonly isDraw: boolean;
  /** Where who won it is in the table now; null: it is drawn, or there is no table. */
  readonly place: number | null;
}

/** Puts together what events tell of a result: the game it was, and then the tables that it changed. */
export interface NewResults {
  /** Those told last, the oldest first; empty until there is one. */
  readonly newest: Readonly<ShallowRef<readonly NewResult[]>>;
  decided(event: Decision): void;
  ranked(event: TableHappening): void;
}

/** Hears the results of one tournament; a game is heard of again when its result is another. */
export function hearResults(): NewResults {
  const newest = shallowRef<readonly NewResult[]>([]);
  let waiting: readonly Decision[] = [];
  let rankedAt = -1;
  const ranks = new Map<string, number>();
  const outcomes = new Map<string, string>();

  function tell(): void {
    const ready = waiting.filter(({ version }) => version <= rankedAt);
    if (ready.length === 0) return;
    waiting = waiting.filter(({ version }) => version > rankedAt);
    const results = ready.flatMap((event): NewResult[] => {
      const result = resultOf(event);
      if (result === null) return [];
      const place = result.isDraw ? null : (ranks.get(rowOf(event.group, result.first)) ?? null);
      return [{ ...result, place }];
    });
    if (results.length > 0) newest.value = results;
  }

  return {
    newest,
    decided(event) {
      const { id, result } = event.game;
      const outcome = `${result?.how} ${result?.seat}`;
      if (outcomes.get(id) === outcome) return;
      outcomes.set(id, outcome);
      if (result === null) return;
      waiting = [...waiting, event];
      tell();
    },
    ranked(event) {
      for (const { group, standings } of event.__typename === 'TablesChanged' ? event.changes : []) {
        for (const { rank, entry } of standings) ranks.set(rowOf(group, entry), rank);
      }
      rankedAt = Math.max(rankedAt, event.version);
      tell();
    },
  };
}

interface Owner {
  readonly id: string;
}

const rowOf = (group: Owner, entry: Owner): string => `${group.id} ${entry.id}`;

/** The result, and the entry of the first of its players; null: nobody got anything for it. */
function resultOf({ game }: Decision): (Omit<NewResult, 'place'> & { readonly first: Owner }) | null {
  const { id: gameId, result, seats } = game;
  const first = seats.find(({ seat }) => seat === (result?.seat ?? 'FIRST'));
  const second = seats.find((one) => one !== first);
  const isDraw = result?.how === 'DRAWN';
  if (!first || !second || !result || (result.seat === null && !isDraw)) return null;
  return { gameId, players: [first.player, second.player], isDraw, first: first.entry };
}
