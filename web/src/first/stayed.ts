/** Milliseconds after which who still looks at a page is somebody who watches it. */
const GLANCE = 10_000;

/** Ends when the reader has looked at the page for longer than at a glance. */
export async function stayed(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, GLANCE));
  while (document.hidden)
    await new Promise((resolve) => addEventListener('visibilitychange', resolve, { once: true, capture: true }));
}
