import { durationPieces } from '../ui/duration-text.ts';
import { sincePageCame } from './page-came.ts';

/** A clock whose seconds are told, as the server has drawn it. */
interface DrawnClock {
  readonly text: Text;
  /** `12:34`. */
  readonly drawn: string;
}

let clocks: readonly DrawnClock[] = [];
let ticks: ReturnType<typeof setInterval> | undefined;

/** Lets the clocks run whose seconds are told, until they are put back. */
export function letClocksRun(): void {
  clocks = [...document.querySelectorAll('.clock-text.ticking > [aria-hidden]')].flatMap(textsIn);
  ticks = setInterval(() => {
    for (const { text, drawn } of clocks) text.data = after(drawn, sincePageCame() / 1_000);
  }, 1_000);
}

/** Sets all clocks to what the server has drawn, which the code of the page takes over. */
export function putClocksBack(): void {
  clearInterval(ticks);
  for (const { text, drawn } of clocks) text.data = drawn;
}

function textsIn(place: Element): readonly DrawnClock[] {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const found: DrawnClock[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text && node.data.includes(':')) found.push({ text: node, drawn: node.data });
  return found;
}

function after(drawn: string, seconds: number): string {
  const [minutes = 0, rest = 0] = drawn.split(':').map(Number);
  return durationPieces(minutes * 60 + rest - seconds)[0]?.figure ?? drawn;
}
