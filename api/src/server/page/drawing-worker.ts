import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import type { Asked, AskedPage, DrawingFiles, DrawingProgram, FromDrawing, ToDrawing } from './drawing-messages.ts';

// The thread that draws pages, one after another, and asks the thread that it comes from what it does not know.
const { webFolder, program } = workerData as DrawingFiles;
const tell = (message: FromDrawing): void => parentPort?.postMessage(message);
const asked = new Map<number, (text: string) => void>();
let count = 0;

const ask = async (question: Asked): Promise<object> => {
  const number = (count += 1);
  const { promise, resolve } = Promise.withResolvers<string>();
  asked.set(number, resolve);
  tell({ kind: 'ask', number, body: JSON.stringify(question) });
  return JSON.parse(await promise) as object;
};

const begun = begin();
async function begin() {
  const { createDrawer } = (await import(pathToFileURL(program).href)) as DrawingProgram;
  const template = await readFile(join(webFolder, 'index.html'), 'utf8');
  const manifest = await readFile(join(webFolder, '.vite/ssr-manifest.json'), 'utf8');
  return createDrawer({ template, needs: JSON.parse(manifest) as Record<string, readonly string[]> });
}

async function drawn(page: AskedPage): Promise<FromDrawing> {
  try {
    const draw = await begun;
    return { kind: 'drawn', page: await draw(page, ask) };
  } catch (failure) {
    return { kind: 'failed', reason: inspect(failure) };
  }
}

parentPort?.on('message', async (message: ToDrawing) => {
  if (message.kind === 'draw') return tell(await drawn(message.page));
  asked.get(message.number)?.(message.text);
  asked.delete(message.number);
});
