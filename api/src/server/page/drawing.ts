import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { afterRealMillis } from '../timers.ts';
import type { AskedPage, DrawingFiles, DrawnPage, FromDrawing, ToDrawing } from './drawing-messages.ts';

/** What answers the questions of a page: takes an operation as JSON, and answers as JSON. */
export type AnswerFor = (operation: string) => Promise<string>;

/** Draws pages, one after another, in a thread of its own. */
export interface Drawing {
  /** Draws a page when those before it are drawn; null: too many wait. Rejects where it cannot be drawn. */
  draw(page: AskedPage, answer: AnswerFor): Promise<DrawnPage | null>;
  close(): Promise<void>;
}

/** So many pages may wait to be drawn, of which each takes some 50 ms. */
const MOST_WAITING = 20;
/** Milliseconds after which a drawing goes on for ever, and its thread is ended. */
const LONGEST = 10_000;
/** What the thread may keep: several times what it needs. */
const MOST_MEGABYTES = 96;

/** The one drawing that the thread is at. */
interface UnderWay {
  readonly answer: AnswerFor;
  readonly done: PromiseWithResolvers<DrawnPage>;
}

/**
 * Draws by a program that was built beside the page. Its thread begins with the first page that is asked for, so that a server which nobody
 * looks at does without; after a fault that has ended it another begins with the next page. Null: the program was not built.
 */
export function createDrawing(files: DrawingFiles): Drawing | null {
  if (!existsSync(files.program)) return null;
  let worker: Worker | null = null;
  let underWay: UnderWay | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  function heard(from: Worker, message: FromDrawing): void {
    const drawing = underWay;
    if (drawing === null) return;
    if (message.kind === 'drawn') return drawing.done.resolve(message.page);
    if (message.kind === 'failed') return drawing.done.reject(new Error(message.reason));
    const { number, body } = message;
    drawing.answer(body).then(
      (text) => from.postMessage({ kind: 'answer', number, text } satisfies ToDrawing),
      (failure: unknown) => drawing.done.reject(failure),
    );
  }

  function theWorker(): Worker {
    if (worker !== null) return worker;
    const begun = new Worker(new URL('./drawing-worker.ts', import.meta.url), {
      workerData: files,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES, maxYoungGenerationSizeMb: 16 },
    });
    const over = (failure: Error): void => {
      if (worker !== begun) return;
      worker = null;
      underWay?.done.reject(failure);
    };
    begun.on('message', (message: FromDrawing) => heard(begun, message));
    begun.once('error', over);
    begun.once('exit', () => over(new Error('The thread that draws pages has ended.')));
    begun.unref();
    worker = begun;
    return begun;
  }

  async function end(): Promise<void> {
    await worker?.terminate();
  }

  async function drawNow(page: AskedPage, answer: AnswerFor): Promise<DrawnPage> {
    underWay = { answer, done: Promise.withResolvers() };
    const stop = afterRealMillis(LONGEST, () => void end());
    try {
      theWorker().postMessage({ kind: 'draw', page } satisfies ToDrawing);
      return await underWay.done.promise;
    } finally {
      stop();
      underWay = null;
    }
  }

  return {
    async draw(page, answer) {
      if (waiting >= MOST_WAITING) return null;
      waiting += 1;
      const drawn = last.then(() => drawNow(page, answer));
      last = drawn.then(
        () => (waiting -= 1),
        () => (waiting -= 1),
      );
      return drawn;
    },
    close: end,
  };
}
