import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { nodeFlags } from '../../tools/setup/node-flags.mjs';
import { MAIN } from './server-process.ts';

/** What a shell has said, and its exit status. */
export interface Said {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** `npm start` without its set-up, which has been done; everything else is typed as it is shown. */
const NPM = `npm() { [ "$1 $2" = 'start --' ] || exit 64; shift 2; "$NODE" $NODE_FLAGS "$MAIN" "$@"; }`;

/** Runs what a person types in a shell, up to the first command that fails, with these words in place of those of a page. */
export async function typed(text: string, instead: Readonly<Record<string, string>>): Promise<Said> {
  const words = Object.entries(instead).reduce((typing, [shown, here]) => typing.replaceAll(shown, here), text);
  const shell = spawn('sh', ['-e', '-c', `${NPM}\n${words}`], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE: process.execPath,
      NODE_FLAGS: nodeFlags.join(' '),
      MAIN,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  shell.stdout.setEncoding('utf8').on('data', (part: string) => void (said.out += part));
  shell.stderr.setEncoding('utf8').on('data', (part: string) => void (said.err += part));
  const [status] = (await once(shell, 'close')) as [number | null];
  return { status, ...said };
}
