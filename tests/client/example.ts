import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** An example of the client while it runs. */
export interface RunningExample {
  /** Ends when it has printed something that fits. */
  until(fits: RegExp): Promise<void>;
  /** Everything that it has printed, once it has ended. */
  readonly ended: Promise<string>;
  stop(): void;
}

/** Runs an example as a stranger does, with these arguments and environment variables. */
export function runExample(
  name: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
): RunningExample {
  const path = join(import.meta.dirname, `../../client/examples/${name}.ts`);
  const child = spawn(process.execPath, [path, ...args], { env: { PATH: process.env['PATH'] ?? '', ...variables } });
  let said = '';
  let wake = (): void => {};
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      wake();
    });
  const ended = once(child, 'close').then(() => {
    wake();
    return said;
  });
  return {
    async until(fits) {
      while (!fits.test(said)) {
        if (child.exitCode !== null) throw new Error(`It ended: ${said}`);
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
    ended,
    stop: () => void child.kill(),
  };
}
