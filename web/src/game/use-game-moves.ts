import { useClientHandle, type CombinedError, type OperationResult } from '@urql/vue';
import { shallowRef, watch, type ShallowRef } from 'vue';
import { handedAnswer } from '../graphql/handed-answer.ts';
import { readFragment, type ResultOf, type VariablesOf } from '../graphql/tada.ts';
import { live } from '../ui/live.ts';
import { gameMove } from './game-fragments.ts';
import { GameMovesQuery } from './game-queries.ts';

/** A move of the list: its ply, counted from 0, its notation, instant, and what was left on both clocks after it. */
export type GameMove = ResultOf<typeof gameMove>;

/** All moves of a game so far, oldest first. */
export interface GameMoves {
  readonly moves: Readonly<ShallowRef<readonly GameMove[]>>;
  readonly error: Readonly<ShallowRef<CombinedError | undefined>>;
  /** True once the list is known. */
  readonly ready: Readonly<ShallowRef<boolean>>;
  load(): Promise<void>;
  /** Takes the move of an event; what came before it and is missing is asked for. */
  add(move: GameMove): void;
}

type Answer = OperationResult<ResultOf<typeof GameMovesQuery>, VariablesOf<typeof GameMovesQuery>>;

const PAST_CACHE = { requestPolicy: 'network-only' } as const;

/** Adds the moves of an answer to those before; the answer says after what there are more, null where there are none. */
function gather({ data }: Answer, gathered: GameMove[]): string | null {
  const page = data?.game?.moves;
  gathered.push(...(page?.edges.map((edge) => readFragment(gameMove, edge.node)) ?? []));
  return page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
}

/** Keeps the moves of a game: asked for page by page, then one by one as they are played. */
export function useGameMoves(id: () => string): GameMoves {
  const { client } = useClientHandle();
  const moves = shallowRef<readonly GameMove[]>([]);
  const error = shallowRef<CombinedError>();
  const ready = shallowRef(false);
  let run = 0;
  let loading = false;

  async function load(): Promise<void> {
    const mine = ++run;
    loading = true;
    const gathered: GameMove[] = [];
    let after: string | null = null;
    do {
      const answer: Answer = await ask(after);
      if (mine !== run) return;
      loading = answer.error === undefined;
      error.value = answer.error;
      if (answer.error) return;
      after = gather(answer, gathered);
    } while (after !== null);
    show(gathered);
    loading = false;
  }

  /** Shows the moves that came with the page, if all of them have. */
  function showHanded(): boolean {
    const gathered: GameMove[] = [];
    let after: string | null = null;
    do {
      const answer: Answer | null = handedAnswer(client, GameMovesQuery, { id: id(), after }, PAST_CACHE);
      if (answer?.data === undefined) return false;
      after = gather(answer, gathered);
    } while (after !== null);
    show(gathered);
    return true;
  }

  function show(gathered: readonly GameMove[]): void {
    moves.value = gathered;
    ready.value = true;
  }

  const ask = (after: string | null) => client.query(GameMovesQuery, { id: id(), after }, PAST_CACHE).toPromise();

  function add(move: GameMove): void {
    const next = moves.value.length;
    if (loading || !ready.value || move.ply > next) void load();
    else if (move.ply === next) moves.value = [...moves.value, move];
  }

  watch(
    () => `${id()} ${live.epoch.value}`,
    () => {
      if (!showHanded()) void load();
    },
    { immediate: true },
  );
  return { moves, error, ready, load, add };
}
