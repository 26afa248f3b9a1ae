import { z } from 'zod';
import { err, ok } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { trustedProxies } from './client-address.ts';
import { limitVariables, tooPoor } from './set-limits.ts';
import { bareCode } from './set-up-code.ts';

/** The address of a page without a path, as browsers write it in `Origin`. */
const origin = z.string().transform((text, { addIssue }) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  addIssue({ code: 'custom', message: 'is no origin such as https://baraza.example' });
  return z.NEVER;
});

/** How many signs a set-up code has at least; hyphens are for reading it. */
const SHORTEST_CODE = 12;

const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) < 65_536, 'is no port from 0 to 65535')
  .transform(Number);

const VARIABLES = z.object({
  /** Where HTTP and WebSocket are served; 0 takes any free port. */
  PORT: z.string().default('4000').pipe(port),
  /** The address to listen at; 0.0.0.0 to be reached from other machines. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** The folder of the embedded database. */
  DATA_DIR: z.string().min(1).default('.data'),
  /** A PostgreSQL to be used in place of the embedded database. */
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'is no address such as postgresql://user:password@host:5432/baraza' })
    .optional(),
  /** Signs sessions; made once and kept in the database when it is not given. */
  AUTH_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  /** The secret that takes the place of that one, for the command that moves it. */
  NEW_AUTH_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  /** Where people find this server, as mails, feeds and calendars name it; its port on this machine when it is not given. */
  PUBLIC_URL: z.string().pipe(origin).optional(),
  /** The origins of other web pages that may act for who is signed in, separated by commas. */
  BARAZA_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()])))
    .refine(
      (origins) => !origins.includes('*'),
      'needs the names of origins, not *: every page may read without being named, and who is named acts for who is signed in',
    )
    .pipe(z.array(origin)),
  /** The proxies before this server, whose word on who a request comes from is taken: how many, or where. */
  TRUST_PROXY: z
    .string()
    .default('')
    .refine(
      (text) => trustedProxies(text) !== null,
      'is neither a number of proxies such as 1 nor a list of addresses such as 127.0.0.1, 10.0.0.0/8',
    ),
  /** Seconds for which a server that is asked to stop serves on, not ready any more. */
  DRAIN_SECONDS: z
    .string()
    .default('0')
    .refine((text) => /^\d{1,3}$/.test(text), 'is no number of seconds from 0 to 999')
    .transform(Number),
  ...limitVariables,
  /** The server that takes the mails of this one to their readers. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'is no address such as smtp://user:password@mail.example:587' })
    .optional(),
  /** Who writes the mails; an address of MAIL_DOMAIN when it is not given. */
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>@\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'is no sender such as Baraza <post@baraza.example>',
    )
    .optional(),
  /** What stands after the @ of addresses that this server makes. */
  MAIL_DOMAIN: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i, 'is no domain such as baraza.example')
    .default('localhost'),
  /** Where answers to mails are taken by SMTP; nowhere when it is not given, 0 takes any free port. */
  MAIL_IN_PORT: z.string().pipe(port).optional(),
  /** The address to listen at for mail. */
  MAIL_IN_HOST: z.string().min(1).default('127.0.0.1'),
  /** Where programs that watch the server read its figures; nowhere when it is not given, 0 takes any free port. */
  METRICS_PORT: z.string().pipe(port).optional(),
  /** The address to listen at for them. */
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** `on`: without an SMTP_URL, mails are caught and can be read at /dev/mail. */
  DEV_MAIL: z.enum(['on', 'off']).optional(),
  /** `on`: directors and administrators act as such with a second factor alone. */
  DIRECTORS_NEED_SECOND_FACTOR: z.enum(['on', 'off']).default('off'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  /** `off`: no demo world on the first start. */
  DEMO: z.enum(['on', 'off']).default('on'),
  /** What makes somebody the administrator of a server that has none; it follows from the secret when it is not given. */
  SETUP_CODE: z
    .string()
    .refine((text) => /^[\x21-\x7e]+$/.test(text), 'is no code such as four-groups-of-letters')
    .refine((text) => bareCode(text).length >= SHORTEST_CODE, `needs at least ${SHORTEST_CODE} letters and digits`)
    .optional(),
  /** `on`: other machines may reach a demo world. */
  PUBLIC_DEMO: z.enum(['on', 'off']).default('off'),
});

/** How this server is set up, from its environment and its command line. */
export type Env = z.infer<typeof VARIABLES>;

/** Reads the environment; an empty variable counts as not given. Refuses the first wrong one with one sentence. */
export function parseEnv(variables: Readonly<Record<string, string | undefined>>): Result<Env, string> {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = VARIABLES.safeParse(given);
  if (parsed.success) {
    const poor = tooPoor(parsed.data);
    if (poor === null) return ok(parsed.data);
    return err(
      `The environment variable ${poor} is less than the ${parsed.data.OPERATION_COMPLEXITY} that one operation may cost.`,
    );
  }
  const issue = parsed.error.issues[0];
  return err(`The environment variable ${String(issue?.path[0])} ${sentence(issue)}.`);
}

function sentence(issue: z.core.$ZodIssue | undefined): string {
  if (issue === undefined) return 'is wrong';
  if (issue.code === 'invalid_value') return `is none of ${issue.values.join(', ')}`;
  return issue.message;
}
