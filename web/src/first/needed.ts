/** Links lead by themselves to where they lead. */
const LINKS = 'a[href]';

const isElsewhere = ({ target }: Event): boolean => !(target instanceof Element && target.closest(LINKS) !== null);

/** Browsers tell of a mouse that lies still, too, when something else comes to lie below it. */
const isMouseMoved = (event: Event): boolean =>
  event instanceof PointerEvent && event.pointerType === 'mouse' && (event.movementX !== 0 || event.movementY !== 0);

/** What somebody does who wants more of a page than to read it, follow its links and move it up and down, or looks at it with a mouse. */
const NEEDS: Readonly<Record<string, (event: Event) => boolean>> = {
  pointermove: isMouseMoved,
  click: isElsewhere,
  focusin: isElsewhere,
  keydown: () => true,
};

/** Ends as soon as the reader does something that the code of the page is needed for; `over`: it is of no use any more. */
export function needed(over: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    for (const [kind, needs] of Object.entries(NEEDS))
      addEventListener(kind, (event) => needs(event) && resolve(), { capture: true, passive: true, signal: over });
  });
}
