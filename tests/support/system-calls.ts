import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import { nodeFlags } from '../../tools/setup/node-flags.mjs';
import { programOf, type Recorded } from './recorded-disk.ts';

/** Whether this machine lets the system calls of a program be seen. */
export function canTrace(): boolean {
  return spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0;
}

/** As strace shows it: ready for a query, no transaction under way. */
const READY = String.raw`Z\0\0\0\5I`;

/** As `recorded`, but as the kernel saw it: writes, syncs, and as answers those that say that nothing is under way. */
export async function traced(folder: string, program: string): Promise<Recorded> {
  const calls = `${folder}.calls`;
  const node = [process.execPath, ...nodeFlags, '--input-type=module', '-e', programOf(folder, program)];
  await promisify(execFile)('strace', [
    '-f',
    '-y',
    '-s',
    '256',
    '-e',
    'trace=pwrite64,fdatasync,write',
    '-o',
    calls,
    ...node,
  ]);
  return readFileSync(calls, 'utf8')
    .split('\n')
    .flatMap((line): Recorded => {
      const [, call, path = '', content = ''] = /^\d+ +(\w+)\(\d+<([^>]*)>(.*)/.exec(line) ?? [];
      if (call === 'write') return content.includes(READY) ? [['answer']] : [];
      if (call === undefined || !path.startsWith(folder) || line.includes('= -1')) return [];
      return [[call === 'fdatasync' ? 'sync' : 'write', relative(folder, path)]];
    });
}
