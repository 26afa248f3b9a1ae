import type { App } from 'vue';
import { provideHead, type FeedLink } from '../ui/page-head.ts';

/** What a page that was drawn tells of itself. */
export interface DrawnHead {
  /** Its own path, in which nothing stands that only chooses how it is shown. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly feeds: readonly FeedLink[];
  /** Whether what its address asks for is not there. */
  readonly isMissing: boolean;
  /** The address at which it is now; null: at its own. */
  readonly movedTo: string | null;
}

/** Lets an app tell here what its pages are; the answer says what it has told. */
export function headOf(app: App): () => Omit<DrawnHead, 'path'> {
  let told = { title: '', description: '', isMissing: false, movedTo: null as string | null };
  const feeds: FeedLink[] = [];
  provideHead(app, {
    title: (title) => void (told = { ...told, title }),
    description: (description) => void (told = { ...told, description }),
    missing: () => void (told = { ...told, isMissing: true }),
    moved: (movedTo) => void (told = { ...told, movedTo }),
    feed: (link) => {
      feeds.push(link);
      return () => undefined;
    },
  });
  return () => ({ ...told, feeds });
}
