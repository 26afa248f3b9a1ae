import { watchEffect } from 'vue';
import { inSandbox } from '../sandbox/place.ts';
import { usePageHead, type FeedLink } from './page-head.ts';

/** Tells browsers and feed readers that this page has a feed, while it is shown; null while it is not known. */
export function useFeedLink(feed: () => FeedLink | null): void {
  const head = usePageHead();
  watchEffect((onCleanup) => {
    const given = feed();
    if (given === null || inSandbox) return;
    onCleanup(head.feed(given));
  });
}
