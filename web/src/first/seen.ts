/** Milliseconds that a browser may take to come to rest once all is there. */
const PATIENCE = 500;

/** Ends when the page stands before its reader with all that is to be seen of it, letters among it. */
export async function seen(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await document.fonts.ready;
  await new Promise<void>((resolve) => {
    // Safari has no word for coming to rest.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: PATIENCE });
    else setTimeout(resolve, PATIENCE);
  });
}
