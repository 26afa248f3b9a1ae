/** Milliseconds within which who came only for a link, or by mistake, is gone again. */
const MOMENT = 3_000;
/** Milliseconds after which who still looks at a page is somebody who watches it. */
const GLANCE = 10_000;

const after = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));

/** Ends when the reader has looked at the page for a moment. */
export const aMoment = (): Promise<void> => after(MOMENT);

/** Ends when the reader has looked at the page for longer than at a glance. */
export async function longerThanAGlance(): Promise<void> {
  await after(GLANCE);
  while (document.hidden)
    await new Promise((resolve) => addEventListener('visibilitychange', resolve, { once: true, capture: true }));
}
