import type { AppContext } from '../../application/context.ts';
import { mailing } from '../../application/mail/told-by-mail.ts';
import type { Post } from '../../application/mail/post.ts';
import type { Entropy } from '../../kernel/entropy.ts';
import type { Db } from '../../store/client.ts';
import type { Env } from '../env.ts';
import { catchingCarrier } from './catching-carrier.ts';
import { pageAddresses } from './page-addresses.ts';
import { smtpCarrier } from './smtp-carrier.ts';

interface PostOfficeParts {
  readonly db: Db;
  readonly env: Env;
  readonly entropy: Entropy;
  /** Where people find the dashboard. */
  readonly pageUrl: string;
  /** What the server signs with. */
  readonly secret: string;
}

/** How this server does its post: by a mail server, by the catcher for development, or not at all. */
export function openPostOffice({ db, env, entropy, pageUrl, secret }: PostOfficeParts): Post {
  const { SMTP_URL: url, MAIL_DOMAIN: domain, MAIL_FROM: from = `Baraza <baraza@${domain}>` } = env;
  const carrier = url !== undefined ? smtpCarrier(url, from) : catches(env) ? catchingCarrier(db, entropy, from) : null;
  return {
    pageUrl,
    domain,
    takesReplies: env.MAIL_IN_PORT !== undefined,
    secret,
    carrier,
    reachesPeople: reachesPeople(env),
    pages: pageAddresses(pageUrl),
  };
}

/** How what follows from a request is mailed; nothing where this server sends no mail. */
export function mailingOf(env: Env): Pick<AppContext, 'mailing'> {
  return reachesPeople(env) || catches(env) ? { mailing: mailing(reachesPeople(env)) } : {};
}

/** Whether mails really go to people. */
export function reachesPeople({ SMTP_URL }: Env): boolean {
  return SMTP_URL !== undefined;
}

/** Whether mails are caught: by itself only in a demo world. */
export function catches({ SMTP_URL, DEV_MAIL, DEMO }: Env): boolean {
  return SMTP_URL === undefined && (DEV_MAIL ?? DEMO) === 'on';
}
