/** Oware written apart from the engine, from docs/rules/oware.md alone: seeds fall one by one, and no rule is worked out in advance. */
export interface NaiveBoard {
  /** A to F and a to f. */
  readonly houses: readonly number[];
  readonly stores: readonly [south: number, north: number];
  readonly mover: 0 | 1;
}

const onSide = (houses: readonly number[], side: 0 | 1): readonly number[] => houses.slice(6 * side, 6 * side + 6);
const total = (seeds: readonly number[]): number => seeds.reduce((sum, count) => sum + count, 0);
const other = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0);

/** The boards after every legal move, by the letter of its house; none when the game is over. Cycles are not looked at. */
export function naiveMoves(board: NaiveBoard): ReadonlyMap<string, NaiveBoard> {
  const { houses, stores, mover } = board;
  if (stores[0] > 24 || stores[1] > 24) return new Map();
  const tried = [...'ABCDEFabcdef'].flatMap((letter, house) => {
    const isOwn = house >= 6 * mover && house < 6 * mover + 6;
    return isOwn && (houses[house] ?? 0) > 0 ? [[letter, sown(board, house)] as const] : [];
  });
  const isStarved = total(onSide(houses, other(mover))) === 0;
  return new Map(tried.filter(([, after]) => !isStarved || total(onSide(after.houses, other(mover))) > 0));
}

function sown({ houses, stores, mover }: NaiveBoard, from: number): NaiveBoard {
  const after = [...houses];
  let hand = after[from] ?? 0;
  after[from] = 0;
  let at = from;
  while (hand > 0) {
    at = at === 11 ? 0 : at + 1;
    if (at === from) continue;
    after[at] = (after[at] ?? 0) + 1;
    hand--;
  }
  const kept = [...after];
  let won = 0;
  while (at >= 0 && at < 12 && Math.floor(at / 6) === other(mover) && [2, 3].includes(kept[at] ?? 0)) {
    won += kept[at] ?? 0;
    kept[at] = 0;
    at--;
  }
  if (won > 0 && total(onSide(kept, other(mover))) === 0) return { houses: after, stores, mover: other(mover) };
  const [south, north] = stores;
  return { houses: kept, stores: mover === 0 ? [south + won, north] : [south, north + won], mover: other(mover) };
}
