/** What somebody does who needs more than to read. */
const NEEDS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

/** Milliseconds that a browser may take to come to rest once all is there. */
const PATIENCE = 500;

/** Ends when the page stands before its reader with all that is to be seen of it, letters among it, or as soon as he does something with it. */
export function seenOrNeeded(): Promise<void> {
  return new Promise((resolve) => {
    for (const kind of NEEDS) addEventListener(kind, () => resolve(), { once: true, capture: true, passive: true });
    void allThere().then(() => {
      // Safari has no word for coming to rest.
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: PATIENCE });
      else setTimeout(resolve, PATIENCE);
    });
  });
}

async function allThere(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await document.fonts.ready;
}
