import { isKnown } from '../i18n/spoken.ts';
import { durationPieces } from '../ui/duration-text.ts';
import { isInstantStyle, zonedText } from '../ui/zoned-text.ts';
import { sincePageCame } from './page-came.ts';

/** A text that the server has drawn, and that is another one here and now. */
interface DrawnText {
  readonly text: Text;
  readonly drawn: string;
  readonly here: () => string;
}

let texts: readonly DrawnText[] = [];
let ticks: ReturnType<typeof setInterval> | undefined;

/**
 * Tells instants in the zone of this browser, and lets clocks run whose seconds are told, until the code of the page does, which takes over
 * what the server has drawn (`tellAsDrawn`).
 */
export function beginToTell(): void {
  texts = [...runningClocks(), ...(isKnown(document.documentElement.lang) ? instants() : [])];
  tellHere();
  ticks = setInterval(tellHere, 1_000);
}

/** Gives the page back the texts of the server. */
export function tellAsDrawn(): void {
  clearInterval(ticks);
  for (const { text, drawn } of texts) text.data = drawn;
}

function tellHere(): void {
  for (const { text, here } of texts) text.data = here();
}

function runningClocks(): readonly DrawnText[] {
  return [...document.querySelectorAll('.clock-text.ticking > [aria-hidden]')].flatMap((place) =>
    textsIn(place)
      .filter(({ data }) => data.includes(':'))
      .map((text) => ({ text, drawn: text.data, here: clockFrom(text.data) })),
  );
}

/** A clock that has stood at `12:34` when the page came. */
function clockFrom(drawn: string): () => string {
  const [minutes = 0, seconds = 0] = drawn.split(':').map(Number);
  return () => durationPieces(minutes * 60 + seconds - sincePageCame() / 1_000)[0]?.figure ?? drawn;
}

function instants(): readonly DrawnText[] {
  const { lang } = document.documentElement;
  const drawnAt = Number(document.querySelector<HTMLElement>('[data-at]')?.dataset.at);
  return [...document.querySelectorAll<HTMLTimeElement>('time[data-look]')].flatMap((time) => {
    const { look } = time.dataset;
    const [text] = textsIn(time);
    if (text === undefined || !isInstantStyle(look)) return [];
    return { text, drawn: text.data, here: () => zonedText(time.dateTime, look, lang, drawnAt) };
  });
}

function textsIn(place: Element): readonly Text[] {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text) found.push(node);
  return found;
}
