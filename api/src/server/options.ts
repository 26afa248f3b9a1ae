import { parseArgs } from 'node:util';
import type { Role } from '../store/role.ts';
import { err, ok } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';

/** What is done at the terminal with the account of this address, which is in small letters. */
export type AccountDeed =
  | { readonly kind: 'appoint'; readonly email: string; readonly role: Role }
  | { readonly kind: (typeof PLAIN_COMMANDS)[number]; readonly email: string };

/** What follows from the log is made anew, in a dry run only to say what is not as it ought to be. */
export interface RebuildDeed {
  readonly kind: 'rebuild';
  readonly dryRun: boolean;
}

/** The whole database is copied into this file, or filled from it. */
export type CopyDeed =
  | { readonly kind: 'back-up'; readonly file: string }
  | { readonly kind: 'restore'; readonly file: string };

/** All that is sealed is sealed anew, under another secret. */
export interface SecretDeed {
  readonly kind: 'move-secret';
}

const COPY_COMMANDS = ['back-up', 'restore'] as const;
const PLAIN_COMMANDS = ['unblock', 'password', 'remove-second-factor'] as const;

/** The roles by the words of the command line. */
export const ROLE_WORDS = {
  administrator: 'ADMIN',
  director: 'DIRECTOR',
  player: 'PLAYER',
} as const satisfies Readonly<Record<string, Role>>;

/** What the command line says. */
export interface Options {
  /**
   * What is to be done: to serve, to close the accounts of the demo world, to make anew what follows from the log, to copy the
   * database, to seal what is secret under another secret, or something about one account.
   */
  readonly deed: 'serve' | 'close-demo' | SecretDeed | RebuildDeed | CopyDeed | AccountDeed;
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
  'dry-run': { type: 'boolean' },
} as const;

/** Reads the arguments; refuses one that is not known with one sentence that says which are. */
export function parseOptions(args: readonly string[]): Result<Options, string> {
  try {
    const given = args.filter((arg, index) => !(arg === '--' && index === 0));
    const { values, positionals } = parseArgs({ args: given, options: OPTIONS, strict: true, allowPositionals: true });
    const dryRun = values['dry-run'] === true;
    const command = positionals.length === 0 ? ok(null) : parseCommand(positionals, dryRun);
    if (!command.ok) return command;
    if (command.value !== null && values['close-demo'] === true) {
      return err(`Give either \`${positionals[0]}\` or --close-demo, not both.`);
    }
    if (dryRun && command.value?.kind !== 'rebuild') return err('--dry-run goes with `rebuild` alone.');
    return ok({
      deed: command.value ?? (values['close-demo'] === true ? 'close-demo' : 'serve'),
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
      `${what}. The options are --port N, --data DIR, --no-demo, --public-demo and --close-demo, and the commands ${COMMANDS}.`,
    );
  }
}

const COMMANDS =
  'back-up FILE, restore FILE, move-secret, rebuild (with --dry-run, which changes nothing), appoint MAIL ROLE, unblock MAIL, password MAIL and remove-second-factor MAIL';

function parseCommand(
  [command = '', mail = '', word = '', ...rest]: readonly string[],
  dryRun: boolean,
): Result<SecretDeed | RebuildDeed | CopyDeed | AccountDeed, string> {
  if (command === 'rebuild' && mail === '') return ok({ kind: command, dryRun });
  if (command === 'move-secret' && mail === '') return ok({ kind: command });
  const copying = COPY_COMMANDS.find((known) => known === command);
  if (copying !== undefined && mail !== '' && word === '') return ok({ kind: copying, file: mail });
  const role = new Map<string, Role>(Object.entries(ROLE_WORDS)).get(word);
  const isComplete = mail.includes('@') && rest.length === 0;
  const email = mail.toLowerCase();
  if (isComplete && command === 'appoint' && role !== undefined) return ok({ kind: command, email, role });
  const plain = PLAIN_COMMANDS.find((known) => known === command);
  if (isComplete && plain !== undefined && word === '') return ok({ kind: plain, email });
  const roles = Object.keys(ROLE_WORDS).join(', ');
  return err(`The commands are ${COMMANDS}, where MAIL is the address of an account and ROLE one of ${roles}.`);
}
