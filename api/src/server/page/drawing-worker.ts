import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { madePicture } from '../pictures/made-picture.ts';
import type { Ask, DrawingFiles, DrawingProgram, Drawn, FromDrawing, ToDrawing } from './drawing-messages.ts';

// The thread that draws pages or pictures, one after another, and asks the thread that it comes from what it does not know.
const { webFolder, program } = workerData as DrawingFiles;
const tell = (message: FromDrawing): void => parentPort?.postMessage(message);
const asked = new Map<number, (text: string) => void>();
let count = 0;

const ask: Ask = async (question) => {
  const number = (count += 1);
  const { promise, resolve } = Promise.withResolvers<string>();
  asked.set(number, resolve);
  tell({ kind: 'ask', number, body: JSON.stringify(question) });
  return JSON.parse(await promise) as object;
};

const built = begin();
async function begin() {
  const drawing = (await import(pathToFileURL(program).href)) as DrawingProgram;
  const template = await readFile(join(webFolder, 'index.html'), 'utf8');
  const manifest = await readFile(join(webFolder, '.vite/ssr-manifest.json'), 'utf8');
  return { drawing, page: { template, needs: JSON.parse(manifest) as Record<string, readonly string[]> } };
}

const pages = once(async () => {
  const { drawing, page } = await built;
  return drawing.createDrawer(page);
});
const pictures = once(async () => {
  const { drawing, page } = await built;
  return drawing.createPictures(page, (address) => readFile(join(webFolder, address), 'utf8'));
});

/** Makes it when it is asked for first. */
function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | null = null;
  return () => (made ??= make());
}

type Task = Exclude<ToDrawing, { kind: 'answer' }>;

async function drawn(task: Task): Promise<Drawn> {
  if (task.kind === 'draw') return { kind: 'drawn', page: await (await pages())(task.page, ask) };
  const draw = await pictures();
  return { kind: 'pictured', picture: await madePicture(task.picture, (frame) => draw(frame, ask)) };
}

parentPort?.on('message', async (message: ToDrawing) => {
  if (message.kind !== 'answer')
    return tell(await drawn(message).catch((failure: unknown) => ({ kind: 'failed', reason: inspect(failure) })));
  asked.get(message.number)?.(message.text);
  asked.delete(message.number);
});
