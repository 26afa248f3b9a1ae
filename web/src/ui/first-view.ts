import { readonly, shallowRef } from 'vue';

/**
 * What the first view of a page goes by that would be another at the server and in the browser: the instant of the server's clock at which it
 * was drawn, in milliseconds since 1970, and whether it is for a narrow window. Times of day are in UTC there.
 */
export interface FirstView {
  readonly at: number;
  readonly isNarrow: boolean;
}

const shown = shallowRef<FirstView | null>(null);

/** What this page goes by as long as it is as the server has drawn it; null: by the browser's own clock, zone and window. */
export const firstView = readonly(shown);

/** Lets the page be drawn as the server draws it, or has drawn it. */
export const beginFirstView = (view: FirstView): void => void (shown.value = view);

/** Lets the page go by this browser from now on. */
export const endFirstView = (): void => void (shown.value = null);
