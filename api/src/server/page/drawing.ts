import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { afterRealMillis } from '../timers.ts';
import type {
  AskedPage,
  DrawingFiles,
  Drawn,
  DrawnPage,
  FromDrawing,
  ToDrawing,
  WantedPicture,
} from './drawing-messages.ts';

/** What answers the questions of a page: takes an operation as JSON, and answers as JSON. */
export type AnswerFor = (operation: string) => Promise<string>;

/** Said instead of drawing where so many wait already. */
export type TooMany = 'too many';

/** Draws pages or pictures, one after another, in a thread of its own. */
export interface Drawing {
  /** Draws a page when those before it are drawn, unless too many wait. Rejects where it cannot be drawn. */
  page(page: AskedPage, answer: AnswerFor): Promise<DrawnPage | TooMany>;
  /** Makes a picture likewise; null: there is none at its address. */
  picture(picture: WantedPicture, answer: AnswerFor): Promise<Uint8Array | null | TooMany>;
  close(): Promise<void>;
}

/** How a thread that draws is used. */
interface Usage {
  /** So many drawings may wait. */
  readonly waiting: number;
  /** Milliseconds after which a drawing goes on for ever, and its thread is ended. */
  readonly longest: number;
  /** Milliseconds without a drawing after which the thread ends until the next; left out: never. */
  readonly rest?: number;
}

/** For pages, of which each takes some 50 ms. */
export const FOR_PAGES: Usage = { waiting: 20, longest: 10_000 };
/** For pictures, of which one that moves takes seconds. */
export const FOR_PICTURES: Usage = { waiting: 10, longest: 60_000, rest: 60_000 };

/** What the thread may keep: several times what it needs. */
const MOST_MEGABYTES = 96;

/** The one drawing that the thread is at. */
interface UnderWay {
  readonly answer: AnswerFor;
  readonly done: PromiseWithResolvers<Drawn>;
}

/**
 * Draws by a program that was built beside the page. Its thread begins with the first page that is asked for, so that a server which nobody
 * looks at does without; after a fault that has ended it another begins with the next page. Null: the program was not built.
 */
export function createDrawing(files: DrawingFiles, { waiting: most, longest, rest }: Usage): Drawing | null {
  if (!existsSync(files.program)) return null;
  let stopResting = (): void => undefined;
  let worker: Worker | null = null;
  let underWay: UnderWay | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  function heard(from: Worker, message: FromDrawing): void {
    const drawing = underWay;
    if (drawing === null) return;
    if (message.kind === 'failed') return drawing.done.reject(new Error(message.reason));
    if (message.kind !== 'ask') return drawing.done.resolve(message);
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
    stopResting();
    await worker?.terminate();
  }

  async function drawNow(task: ToDrawing, answer: AnswerFor): Promise<Drawn> {
    stopResting();
    underWay = { answer, done: Promise.withResolvers() };
    const stop = afterRealMillis(longest, () => void end());
    try {
      theWorker().postMessage(task);
      return await underWay.done.promise;
    } finally {
      stop();
      underWay = null;
      if (rest !== undefined) stopResting = afterRealMillis(rest, () => void end());
    }
  }

  async function inTurn(task: ToDrawing, answer: AnswerFor): Promise<Drawn | TooMany> {
    if (waiting >= most) return 'too many';
    waiting += 1;
    const drawn = last.then(() => drawNow(task, answer));
    last = drawn.then(
      () => (waiting -= 1),
      () => (waiting -= 1),
    );
    return drawn;
  }

  return {
    async page(page, answer) {
      const drawn = await inTurn({ kind: 'draw', page }, answer);
      if (drawn === 'too many' || drawn.kind === 'drawn') return drawn === 'too many' ? drawn : drawn.page;
      throw new Error('A picture was drawn for a page.');
    },
    async picture(picture, answer) {
      const drawn = await inTurn({ kind: 'picture', picture }, answer);
      if (drawn === 'too many' || drawn.kind === 'pictured') return drawn === 'too many' ? drawn : drawn.picture;
      throw new Error('A page was drawn for a picture.');
    },
    close: end,
  };
}
