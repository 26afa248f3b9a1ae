import { parseArgs } from 'node:util';
import { err, ok } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';

/** What the command line says. */
export interface Options {
  /** What is to be done: to serve, or to close the accounts of the demo world. */
  readonly deed: 'serve' | 'close-demo';
  /** What it says of the set-up; each wins over its environment variable. */
  readonly variables: {
    readonly PORT?: string;
    readonly DATA_DIR?: string;
    readonly DEMO?: 'off';
    readonly PUBLIC_DEMO?: 'on';
  };
}

const OPTIONS = {
  port: { type: 'string' },
  data: { type: 'string' },
  'no-demo': { type: 'boolean' },
  'public-demo': { type: 'boolean' },
  'close-demo': { type: 'boolean' },
} as const;

/** Reads the arguments; refuses one that is not known with one sentence that says which are. */
export function parseOptions(args: readonly string[]): Result<Options, string> {
  try {
    const given = args.filter((arg, index) => !(arg === '--' && index === 0));
    const { values } = parseArgs({ args: given, options: OPTIONS, strict: true });
    return ok({
      deed: values['close-demo'] === true ? 'close-demo' : 'serve',
      variables: {
        ...(values.port === undefined ? {} : { PORT: values.port }),
        ...(values.data === undefined ? {} : { DATA_DIR: values.data }),
        ...(values['no-demo'] === true ? { DEMO: 'off' as const } : {}),
        ...(values['public-demo'] === true ? { PUBLIC_DEMO: 'on' as const } : {}),
      },
    });
  } catch (error) {
    const what = error instanceof Error ? error.message.split('. ')[0] : String(error);
    return err(`${what}. The options are --port N, --data DIR, --no-demo, --public-demo and --close-demo.`);
  }
}
