import { useClientHandle } from '@urql/vue';
import { computed, type ComputedRef } from 'vue';
import { useI18n } from 'vue-i18n';
import { failureText } from '../../../graphql/failure-text.ts';
import { nextPoint } from '../board/next-point.ts';
import { goPoint } from '../board/places.ts';
import { colourOf, type PointLabel } from '../board/position.ts';
import { ExploreGo, type ExploredGo } from './go-documents.ts';
import { useVariations, type Variations } from '../../../analysis/use-variations.ts';

/** Where a look into go begins. */
export interface GoStart {
  readonly size: number;
  /** As the server encodes it; null: an empty board. */
  readonly position: string | null;
  readonly komi: number;
  readonly rules: 'JAPANESE' | 'AREA';
  readonly koRule: 'SIMPLE' | 'POSITIONAL' | 'SITUATIONAL';
}

/** Variations of go with what their board shows. */
export interface GoVariations extends Variations<ExploredGo> {
  /** Points where the next move may be tried. */
  readonly allowed: ComputedRef<ReadonlySet<string>>;
  /** Numbers on the stones of the line, letters where several ways go on. */
  readonly labels: ComputedRef<readonly PointLabel[]>;
  /** The last move and what it did, in parts that a sentence is made of. */
  readonly told: ComputedRef<{
    readonly colour: 'black' | 'white';
    readonly move: string;
    readonly taken: number;
  } | null>;
  /** Whether the last stone can be moved: nothing has been tried after it. */
  readonly isMovable: ComputedRef<boolean>;
  /** Tries the last stone on the next point that is allowed in that direction, in its place. */
  nudge(columns: number, rows: number): Promise<void>;
}

/** So many of the latest moves of a line have their number on the stone. */
const NUMBERED = 10;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Tries moves of go from a start; every answer is the server's. */
export function useGoVariations(start: () => GoStart): GoVariations {
  const { client } = useClientHandle();
  const { t } = useI18n();
  const variations = useVariations<ExploredGo>(async (moves) => {
    const { data, error } = await client
      .query(ExploreGo, { ...start(), moves: [...moves], dead: [], neutral: [] }, { requestPolicy: 'cache-first' })
      .toPromise();
    const answer = data?.rules.goPosition;
    if (answer?.__typename === 'GoPosition') return { kind: 'position', position: answer };
    return { kind: 'refused', message: answer?.message ?? failureText(error, t('state.unsent')) };
  });
  const { tree, at, path, position } = variations;

  const allowed = computed(() => new Set((position.value?.legalMoves ?? []).flatMap(({ point }) => point ?? [])));
  const labels = computed((): readonly PointLabel[] => {
    const lying = new Set([...(position.value?.stones.black ?? []), ...(position.value?.stones.white ?? [])]);
    const numbers = path.value.map((node, index) => [node.notation, String(index + 1)] as const).slice(-NUMBERED);
    const ways = (tree.value.nodes.get(at.value)?.children ?? []).flatMap((id) => tree.value.nodes.get(id) ?? []);
    const letters = ways.map((node, index) => [node.notation, LETTERS.charAt(index)] as const);
    // A point that was played at twice bears the later number.
    const words = new Map([...numbers.filter(([point]) => lying.has(point)), ...(ways.length > 1 ? letters : [])]);
    return [...words].map(([point, text]) => ({ point, text }));
  });
  const told = computed(() => {
    const last = path.value.at(-1);
    const now = position.value;
    if (!last || !now?.trace) return null;
    const mover = now.toMove === 'FIRST' ? 'SECOND' : 'FIRST';
    return { colour: colourOf(mover), move: last.notation, taken: now.trace.captured.length };
  });
  const isMovable = computed(() => {
    const here = tree.value.nodes.get(at.value);
    return here !== undefined && here.children.length === 0 && goPoint(here.notation, start().size) !== null;
  });
  async function nudge(columns: number, rows: number): Promise<void> {
    const here = path.value.at(-1);
    if (!here || !isMovable.value) return;
    await variations.remove();
    const direction = { size: start().size, columns, rows };
    await variations.play(nextPoint(here.notation, direction, (point) => allowed.value.has(point)) ?? here.notation);
  }
  return { ...variations, allowed, labels, told, isMovable, nudge };
}
