import { watchEffect } from 'vue';
import { inSandbox } from '../sandbox/place.ts';

/** Tells browsers and feed readers that this page has a feed, while it is shown; null while it is not known. */
export function useFeedLink(feed: () => { readonly path: string; readonly title: string } | null): void {
  watchEffect((onCleanup) => {
    const given = feed();
    if (given === null || inSandbox) return;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'alternate', type: 'application/atom+xml', title: given.title, href: given.path });
    document.head.append(link);
    onCleanup(() => link.remove());
  });
}
