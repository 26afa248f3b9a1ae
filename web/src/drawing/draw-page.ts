import { stringifyDocument, type ExecutionResult, type Operation } from '@urql/vue';
import { createMemoryHistory } from 'vue-router';
import { renderToString, type SSRContext } from 'vue/server-renderer';
import { createPage } from '../create-page.ts';
import { showIn } from '../i18n/languages.ts';
import { beginFirstView, type FirstView } from '../ui/first-view.ts';
import { createDrawingClient } from './drawing-client.ts';
import { headOf, type DrawnHead } from './drawn-head.ts';

/** A page that is to be drawn, for nobody in particular. */
export interface AskedPage extends FirstView {
  /** Its path, with what stands behind a question mark. */
  readonly address: string;
  readonly language: string;
}

/** One question of a page. */
export interface Asked {
  readonly query: string;
  readonly variables: unknown;
}

/** A page as it was drawn. */
export interface DrawnPage {
  readonly head: DrawnHead;
  /** What stands in the body. */
  readonly html: string;
  /** What was asked for it. */
  readonly answers: ReadonlyMap<number, ExecutionResult>;
  /** The files of code that it is made of. */
  readonly files: ReadonlySet<string>;
}

/** So often a page is drawn at most: what one drawing asks is known to the next, and lets it ask for more. */
const MOST_TIMES = 6;

/**
 * Draws a page as a browser would show it at first. It is drawn again as long as it asks what was not asked yet; each drawing is made of
 * nothing but what was answered, so that a browser which has the answers draws the same. Rejects where a question has no answer or
 * a part of the page cannot be drawn. Null: what is at this address is about whoever asks for it. One page is drawn at a time.
 */
export async function drawPage(
  page: AskedPage,
  ask: (asked: Asked) => Promise<ExecutionResult>,
): Promise<DrawnPage | null> {
  await showIn(page.language);
  beginFirstView(page);
  const answers = new Map<number, ExecutionResult>();
  for (let times = 1; ; times += 1) {
    const questions = new Map<number, Operation>();
    const drawn = await drawOnce(page, answers, questions);
    if (drawn === null) return null;
    if (questions.size === 0 || times === MOST_TIMES) return { ...drawn, answers };
    await Promise.all(
      [...questions.values()].map(async ({ key, query, variables }) => {
        const answer = await ask({ query: stringifyDocument(query), variables });
        if (answer.data == null)
          throw new Error(`A question of ${page.address} has no answer`, { cause: answer.errors });
        answers.set(key, answer);
      }),
    );
  }
}

async function drawOnce(
  { address }: AskedPage,
  answers: ReadonlyMap<number, ExecutionResult>,
  questions: Map<number, Operation>,
): Promise<Pick<DrawnPage, 'head' | 'html' | 'files'> | null> {
  const client = createDrawingClient({
    answerTo: (key) => answers.get(key),
    note: (question) => void questions.set(question.key, question),
  });
  const { app, router } = createPage({ history: createMemoryHistory(), client });
  const head = headOf(app);
  let fault: unknown = null;
  app.config.errorHandler = (error) => void (fault ??= error);
  await router.push(address);
  await router.isReady();
  const { path, matched } = router.currentRoute.value;
  if (matched.some(({ meta }) => meta.isOwn || meta.isAlone)) return null;
  const context: SSRContext = {};
  const html = await renderToString(app, context);
  if (fault !== null) throw fault;
  return { head: { ...head(), path }, html, files: context.modules as ReadonlySet<string> };
}
