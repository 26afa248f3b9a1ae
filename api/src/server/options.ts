import { parseArgs } from 'node:util';
import { err, ok } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';

/** What the command line says; each wins over its environment variable. */
export interface Options {
  readonly PORT?: string;
  readonly DATA_DIR?: string;
  readonly DEMO?: 'off';
}

/** Reads `--port N`, `--data DIR` and `--no-demo`; refuses anything else with one sentence that says what is known. */
export function parseOptions(args: readonly string[]): Result<Options, string> {
  try {
    const { values } = parseArgs({
      args: args.filter((arg, index) => !(arg === '--' && index === 0)),
      options: { port: { type: 'string' }, data: { type: 'string' }, 'no-demo': { type: 'boolean' } },
      strict: true,
    });
    return ok({
      ...(values.port === undefined ? {} : { PORT: values.port }),
      ...(values.data === undefined ? {} : { DATA_DIR: values.data }),
      ...(values['no-demo'] === true ? { DEMO: 'off' as const } : {}),
    });
  } catch (error) {
    const what = error instanceof Error ? error.message.split('. ')[0] : String(error);
    return err(`${what}. The options are --port N, --data DIR and --no-demo.`);
  }
}
