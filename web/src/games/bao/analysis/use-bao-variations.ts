import { useClientHandle } from '@urql/vue';
import { computed, shallowRef, type ComputedRef } from 'vue';
import { useI18n } from 'vue-i18n';
import { failureText } from '../../../graphql/failure-text.ts';
import { ExploreBao, type ExploredBao } from './bao-documents.ts';
import { useVariations, type Variations } from '../../../analysis/use-variations.ts';

/** Where a look into bao begins; the position as the server encodes it. */
export interface BaoStart {
  readonly variant: 'KISWAHILI' | 'KUJIFUNZA';
  readonly position: string;
}

/** The same move with the house played, or not played. */
export interface OtherHouse {
  readonly notation: string;
  readonly playsHouse: boolean;
}

/** Variations of bao, in which a move that reaches the house can be tried both ways. */
export interface BaoVariations extends Variations<ExploredBao> {
  /** What the last move is with the house treated the other way; null: there is no choice. */
  readonly other: ComputedRef<OtherHouse | null>;
  /** Tries that in its place. */
  playOther(): Promise<void>;
}

const keyOf = (line: readonly string[]): string => line.join(' ');

/** Tries moves of bao from a start; every answer is the server's. */
export function useBaoVariations(start: () => BaoStart): BaoVariations {
  const { client } = useClientHandle();
  const { t } = useI18n();
  const others = shallowRef<ReadonlyMap<string, OtherHouse>>(new Map());
  const variations = useVariations<ExploredBao>(async (moves) => {
    const { data, error } = await client.query(ExploreBao, { ...start(), moves: [...moves] }).toPromise();
    const answer = data?.rules.baoPosition;
    if (answer?.__typename !== 'BaoPosition')
      return { kind: 'refused', message: answer?.message ?? failureText(error, t('state.unsent')) };
    others.value = new Map([...others.value, ...housesOf(moves, answer.legalMoves)]);
    return { kind: 'position', position: answer };
  });
  const { path, back, play } = variations;
  const other = computed(() => others.value.get(keyOf(path.value.map(({ notation }) => notation))) ?? null);
  async function playOther(): Promise<void> {
    const meant = other.value;
    if (meant === null) return;
    await back();
    await play(meant.notation);
  }
  return { ...variations, other, playOther };
}

type Legal = ExploredBao['legalMoves'][number];

/** Each line on by a move that can be made with and without playing the house, with the other of the two. */
function housesOf(line: readonly string[], legal: readonly Legal[]): readonly (readonly [string, OtherHouse])[] {
  return legal.flatMap((move) => {
    const twin = legal.find(
      (one) => one.from === move.from && one.direction === move.direction && one.playsHouse !== move.playsHouse,
    );
    if (!twin) return [];
    return [[keyOf([...line, move.notation]), { notation: twin.notation, playsHouse: twin.playsHouse }] as const];
  });
}
