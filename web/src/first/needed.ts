/** What can be pressed, written into or chosen, and tells of itself when something points at it. */
const CONTROLS = 'button, input, select, textarea, summary, label, [tabindex]';

/** Links lead by themselves to where they lead. */
const LINKS = 'a[href]';

const isAt = ({ target }: Event, places: string): boolean =>
  target instanceof Element && target.closest(places) !== null;

/** What somebody does who wants more of a page than to read it, follow its links and move it up and down. */
const NEEDS: Readonly<Record<string, (event: Event) => boolean>> = {
  pointerover: (event) => isAt(event, CONTROLS) && !isAt(event, LINKS),
  click: (event) => !isAt(event, LINKS),
  focusin: (event) => !isAt(event, LINKS),
  keydown: () => true,
};

/** Ends as soon as the reader does something that the code of the page is needed for; `over`: it is of no use any more. */
export function needed(over: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    for (const [kind, needs] of Object.entries(NEEDS))
      addEventListener(kind, (event) => needs(event) && resolve(), {
        capture: true,
        passive: true,
        signal: over,
      });
  });
}
