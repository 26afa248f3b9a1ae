import { BAR, OFF } from './types.ts';
import type { Play, Step } from './types.ts';

/** One man's way as it is written, without the count of men who go it. */
interface Way {
  readonly from: number;
  readonly to: number;
  readonly isHitOnTheWay: boolean;
  readonly text: string;
}

/**
 * The canonical text of a play, from the mover's side: one man's way in one piece, a stop named only where he hits (with a star), the
 * rearmost first, equal ways as `6/4(2)`; empty for no move. Source: Backgammon 5.
 */
export function formatPlay({ steps }: Play): string {
  const items: Array<Way & { readonly count: number }> = [];
  for (const way of waysOf(steps)) {
    const last = items.at(-1);
    if (last !== undefined && isSame(last, way)) items.splice(-1, 1, { ...last, count: last.count + 1 });
    else items.push({ ...way, count: 1 });
  }
  return items.map(({ text, count }) => (count === 1 ? text : `${text}(${count})`)).join(' ');
}

/** A place of the board as notation names it. */
export function placeName(place: number): string {
  if (place === OFF) return 'off';
  return place === BAR ? 'bar' : `${place}`;
}

function isSame(one: Way, two: Way): boolean {
  return one.from === two.from && one.to === two.to && !one.isHitOnTheWay && !two.isHitOnTheWay;
}

/** The ways of all men, the rearmost first, and the one that hits at its end before others that go the same way. */
function waysOf(steps: readonly Step[]): readonly Way[] {
  const left = [...steps].sort((one, two) => two.from - one.from || Number(two.hit) - Number(one.hit));
  const ways: Way[] = [];
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const way = [first];
    for (let last = first; ;) {
      const next = left.findIndex(({ from }) => from === last.to);
      const [step] = next === -1 ? [] : left.splice(next, 1);
      if (step === undefined) break;
      way.push(step);
      last = step;
    }
    ways.push(wayOf(way));
  }
  return ways.sort((one, two) => two.from - one.from || two.to - one.to || two.text.length - one.text.length);
}

function wayOf(steps: readonly Step[]): Way {
  const from = steps[0]?.from ?? BAR;
  const last = steps.at(-1);
  const named = steps.filter((step) => step.hit || step === last);
  const stops = named.map(({ to, hit }) => `${placeName(to)}${hit ? '*' : ''}`);
  return {
    from,
    to: last?.to ?? OFF,
    isHitOnTheWay: named.length > 1,
    text: [placeName(from), ...stops].join('/'),
  };
}
