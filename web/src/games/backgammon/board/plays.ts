import { BAR, countAt, stepped, type BoardMen, type ManStep } from './men.ts';
import type { Seat } from './position.ts';

/** A play that the server serves: its notation, and its steps in an order in which they can be made. */
export interface ServedPlay {
  readonly notation: string;
  readonly steps: readonly (ManStep & { readonly hit: boolean })[];
}

/** What has been moved so far of the plays that are served. */
export interface Walk {
  readonly plays: readonly ServedPlay[];
  readonly seat: Seat;
  /** As they stood before the first step. */
  readonly men: BoardMen;
  readonly done: readonly ManStep[];
}

const isSame = (one: ManStep, other: ManStep): boolean => one.from === other.from && one.to === other.to;

/** What is left of a play after these steps, in whatever order they were made; null where they are not of it. */
function restOf({ steps }: ServedPlay, done: readonly ManStep[]): readonly ManStep[] | null {
  const rest: ManStep[] = [...steps];
  for (const step of done) {
    const index = rest.findIndex((one) => isSame(one, step));
    if (index === -1) return null;
    rest.splice(index, 1);
  }
  return rest;
}

/**
 * The plays, and beside those that go on with the same man by two different dice the same play in the other order, where no man is hit and its
 * first step is served in another play: the server tells one way to each resulting position.
 */
export function withOtherWays(plays: readonly ServedPlay[]): readonly ServedPlay[] {
  const served = plays.flatMap(({ steps }) => steps);
  const others = plays.flatMap(({ notation, steps }): ServedPlay[] => {
    const [first, second] = steps;
    if (!first || !second || steps.length !== 2 || first.to !== second.from || first.hit || second.hit) return [];
    const middle = first.from - (second.from - second.to);
    const isOpen = served.some(({ from, to, hit }) => from === first.from && to === middle && !hit);
    if (middle === first.to || middle <= second.to || !isOpen) return [];
    return [
      {
        notation,
        steps: [
          { ...first, to: middle },
          { ...second, from: middle },
        ],
      },
    ];
  });
  return [...plays, ...others];
}

/** The men as they stand after the steps. */
const standing = ({ men, seat, done }: Walk): BoardMen => done.reduce((now, step) => stepped(now, seat, step), men);

/** The steps that may be made next; from the bar first while a man is there. */
export function nextSteps(walk: Walk): readonly ManStep[] {
  const mine = standing(walk)[walk.seat];
  const found: ManStep[] = [];
  for (const play of walk.plays) {
    for (const step of restOf(play, walk.done) ?? []) {
      const mayLeave = countAt(mine, step.from) > 0 && (mine.bar === 0 || step.from === BAR);
      if (mayLeave && !found.some((one) => isSame(one, step))) found.push(step);
    }
  }
  return found;
}

/** Where the man on a place can go, each with the steps to there: one, or more of the same man. */
export function targetsOf(walk: Walk, from: number): ReadonlyMap<number, readonly ManStep[]> {
  const targets = new Map<number, readonly ManStep[]>();
  let reached: readonly (readonly ManStep[])[] = [[]];
  while (reached.length > 0) {
    reached = reached.flatMap((way) => {
      const at = way.at(-1)?.to ?? from;
      const on = nextSteps({ ...walk, done: [...walk.done, ...way] }).filter((step) => step.from === at);
      return on.flatMap((step) => {
        if (targets.has(step.to)) return [];
        const further = [...way, step];
        targets.set(step.to, further);
        return [further];
      });
    });
  }
  return targets;
}

/** The play that these steps are, whole; null while something is left of each. */
export const wholePlay = ({ plays, done }: Walk): ServedPlay | null =>
  (done.length > 0 && plays.find((play) => restOf(play, done)?.length === 0)) || null;
