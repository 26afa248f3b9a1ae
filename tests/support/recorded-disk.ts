import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { nodeFlags } from '../../tools/setup/node-flags.mjs';

const ACTS = ['write', 'sync', 'rename', 'remove', 'answer', 'mark'] as const;

/** What a database's thread did to the files of its folder, named from there, and its answers, in their order. */
export type Recorded = readonly (readonly [act: (typeof ACTS)[number], ...words: readonly string[]])[];

const RECORDER = pathToFileURL(join(import.meta.dirname, 'recorded-disk.mjs')).href;
const CLIENT = pathToFileURL(join(import.meta.dirname, '../../api/src/store/client.ts')).href;

/**
 * Runs a program in a process of its own. It is told to open (`await open()` is the opened database) and what to do with it, and
 * may put words into the record by `mark`.
 */
export async function recorded(folder: string, program: string): Promise<Recorded> {
  const record = `${folder}.record`;
  const node = [...nodeFlags, '--import', RECORDER, '--input-type=module', '-e', programOf(folder, program)];
  const env = { ...process.env, RECORDED_FOLDER: folder, RECORDED_IN: record };
  await promisify(execFile)(process.execPath, node, { env });
  const lines = readFileSync(record, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [first, ...words] = line.split(' ');
    const act = ACTS.find((one) => one === first);
    if (act === undefined) throw new Error(`The record has a line that nothing writes: ${line}`);
    return [act, ...words];
  });
}

/** What a program of its own is that opens the folder and marks, and then does this. */
export function programOf(folder: string, program: string): string {
  return `import { appendFileSync } from 'node:fs';
    const { openDatabase } = await import(${JSON.stringify(CLIENT)});
    const open = async () => (await openDatabase({ dataDir: ${JSON.stringify(folder)} })).value;
    const mark = (words) => appendFileSync(${JSON.stringify(folder)} + '.record', 'mark ' + words + '\\n');
    ${program}`;
}

/** The files that were written before this place in the record and not put on the disk afterwards. */
export function unsynced(record: Recorded, before: number): readonly string[] {
  const waiting = new Set<string>();
  for (const [act, file = '', to = ''] of record.slice(0, before)) {
    const wasWaiting = waiting.delete(file);
    if (act === 'write') waiting.add(file);
    if (act === 'rename' && wasWaiting) waiting.add(to);
  }
  return [...waiting];
}
