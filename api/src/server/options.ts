import { parseArgs } from 'node:util';
import type { Role } from '../application/context.ts';
import { err, ok } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';

/** The account with this address, in small letters, is to have this role. */
export interface Appointment {
  readonly email: string;
  readonly role: Role;
}

/** The roles by the words of the command line. */
export const ROLE_WORDS = {
  administrator: 'ADMIN',
  director: 'DIRECTOR',
  player: 'PLAYER',
} as const satisfies Readonly<Record<string, Role>>;

/** What the command line says. */
export interface Options {
  /** What is to be done: to serve, to close the accounts of the demo world, or to give an account a role. */
  readonly deed: 'serve' | 'close-demo' | Appointment;
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
    const { values, positionals } = parseArgs({ args: given, options: OPTIONS, strict: true, allowPositionals: true });
    const appointment = positionals.length === 0 ? ok(null) : parseAppointment(positionals);
    if (!appointment.ok) return appointment;
    if (appointment.value !== null && values['close-demo'] === true) {
      return err('Give either `appoint` or --close-demo, not both.');
    }
    return ok({
      deed: appointment.value ?? (values['close-demo'] === true ? 'close-demo' : 'serve'),
      variables: {
        ...(values.port === undefined ? {} : { PORT: values.port }),
        ...(values.data === undefined ? {} : { DATA_DIR: values.data }),
        ...(values['no-demo'] === true ? { DEMO: 'off' as const } : {}),
        ...(values['public-demo'] === true ? { PUBLIC_DEMO: 'on' as const } : {}),
      },
    });
  } catch (error) {
    const what = error instanceof Error ? error.message.split('. ')[0] : String(error);
    return err(
      `${what}. The options are --port N, --data DIR, --no-demo, --public-demo and --close-demo, and the command is appoint MAIL ROLE.`,
    );
  }
}

function parseAppointment([command = '', email = '', word = '', ...rest]: readonly string[]): Result<
  Appointment,
  string
> {
  const role = new Map<string, Role>(Object.entries(ROLE_WORDS)).get(word);
  if (command === 'appoint' && email.includes('@') && role !== undefined && rest.length === 0) {
    return ok({ email: email.toLowerCase(), role });
  }
  return err(`The only command is appoint MAIL ROLE, where ROLE is one of ${Object.keys(ROLE_WORDS).join(', ')}.`);
}
