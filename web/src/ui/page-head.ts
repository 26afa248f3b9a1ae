import { inject, type App, type InjectionKey } from 'vue';

/** A feed of what a page shows. */
export interface FeedLink {
  readonly path: string;
  readonly title: string;
}

/** What is told of a page outside of its body. */
export interface PageHead {
  /** Names the page. */
  title(text: string): void;
  /** Says in a sentence or two what it shows. */
  description(text: string): void;
  /** Names a feed; the answer takes it away. */
  feed(link: FeedLink): () => void;
  /** Says that what the address asks for is not there. */
  missing(): void;
  /** Says that what the address asks for is at another. */
  moved(address: string): void;
}

const key: InjectionKey<PageHead> = Symbol('page head');

function described(text: string): void {
  document.querySelector<HTMLMetaElement>('meta[name="description"]')?.setAttribute('content', text);
}

function linked({ path, title }: FeedLink): () => void {
  const drawn = document.head.querySelector(`link[rel="alternate"][href="${CSS.escape(path)}"]`);
  const link = drawn ?? document.createElement('link');
  Object.assign(link, { rel: 'alternate', type: 'application/atom+xml', title, href: path });
  document.head.append(link);
  return () => link.remove();
}

/** The document that this page is shown in. */
const shownHead: PageHead = {
  title: (text) => void (document.title = text),
  description: described,
  feed: linked,
  missing: () => undefined,
  moved: () => undefined,
};

/** Lets what is told of the pages of an app be told to somebody else than the document. */
export const provideHead = (app: App, head: PageHead): void => void app.provide(key, head);

/** Whom a page tells of itself. */
export const usePageHead = (): PageHead => inject(key, shownHead);
