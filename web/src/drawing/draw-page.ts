import type { Client, ExecutionResult, Operation } from '@urql/vue';
import { createMemoryHistory } from 'vue-router';
import { renderToString, type SSRContext } from 'vue/server-renderer';
import { createPage } from '../create-page.ts';
import { showIn } from '../i18n/languages.ts';
import { beginFirstView, type FirstView } from '../ui/first-view.ts';
import { drawnAnswered, type Ask } from './drawn-answers.ts';
import { headOf, type DrawnHead } from './drawn-head.ts';

/** A page that is to be drawn, for nobody in particular. */
export interface AskedPage extends FirstView {
  /** Its path, with what stands behind a question mark. */
  readonly address: string;
  readonly language: string;
}

/** A page as it was drawn. */
export interface DrawnPage {
  readonly head: DrawnHead;
  /** What stands in the body. */
  readonly html: string;
  /** What was asked for it. */
  readonly answers: ReadonlyMap<number, ExecutionResult>;
  /** The subscriptions by which a browser follows it. */
  readonly followed: readonly Operation[];
  /** The files of code that it is made of. */
  readonly files: ReadonlySet<string>;
}

/**
 * Draws a page as a browser would show it at first. Rejects where a question has no answer or a part of the page cannot be drawn. Null: what
 * is at this address is about whoever asks for it. One page is drawn at a time.
 */
export async function drawPage(page: AskedPage, ask: Ask): Promise<DrawnPage | null> {
  await showIn(page.language);
  beginFirstView(page);
  const answered = await drawnAnswered(page.address, ask, (client) => drawOnce(page, client));
  if (answered === null) return null;
  const { drawn, ...asked } = answered;
  return { ...drawn, ...asked };
}

async function drawOnce(
  { address }: AskedPage,
  client: Client,
): Promise<Omit<DrawnPage, 'answers' | 'followed'> | null> {
  const { app, router } = createPage({ history: createMemoryHistory(), client });
  const head = headOf(app);
  let fault: unknown = null;
  app.config.errorHandler = (error) => void (fault ??= error);
  await router.push(address);
  await router.isReady();
  const { path, fullPath, matched, redirectedFrom } = router.currentRoute.value;
  if (redirectedFrom !== undefined) {
    return { head: { ...head(), path, movedTo: fullPath }, html: '', files: new Set() };
  }
  if (matched.some(({ meta }) => meta.isOwn || meta.isAlone)) return null;
  const context: SSRContext = {};
  const html = await renderToString(app, context);
  if (fault !== null) throw fault;
  return { head: { ...head(), path }, html, files: context.modules as ReadonlySet<string> };
}
