import type { IncomingMessage, ServerResponse } from 'node:http';
import { stopMails } from '../../application/commands/mail/stop-mails.ts';
import type { AppContext } from '../../application/context.ts';
import { STOP_PATH } from '../../application/mail/stop-link.ts';
import { caughtMail, latestCaughtMails } from '../../store/caught-mail.ts';
import { mayLookAt, type CaughtMailRights } from './caught-mail-rights.ts';
import { caughtListPage, caughtMailHtml, caughtMailPage } from './caught-pages.ts';

/** Answers a request about mail. */
export type MailHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface MailRouteParts {
  /** The world as somebody sees it who is not signed in. */
  readonly contextOf: () => AppContext;
  readonly secret: string;
  /** Whether mails are caught here, to be read at `/dev/mail`. */
  readonly catches: boolean;
  /** What may be read there by whoever makes this request. */
  readonly rightsOf: (request: IncomingMessage) => CaughtMailRights;
}

const CAUGHT_PATH = '/dev/mail';
const LISTED = 200;
const LOOKED_THROUGH = 1_000;

/**
 * What answers about mail: the POST of a mail program that stops mails at one click, and the caught mails at `/dev/mail`;
 * null for any other request. Source: RFC 8058.
 */
export function mailRoutes({ contextOf, secret, catches, rightsOf }: MailRouteParts) {
  return (method: string, path: string): MailHandler | null => {
    if (method === 'POST' && path.startsWith(STOP_PATH)) {
      return async (_request, response) => {
        const stopped = await stopMails(contextOf(), secret, { token: path.slice(STOP_PATH.length) });
        send(response, stopped.ok ? 200 : 404, 'text/plain', stopped.ok ? 'stopped\n' : 'This link stops nothing.\n');
      };
    }
    const isCaught = path === CAUGHT_PATH || path.startsWith(`${CAUGHT_PATH}/`);
    return catches && isCaught && ['GET', 'HEAD'].includes(method)
      ? (request, response) => answer(path, rightsOf(request), response)
      : null;
  };

  async function answer(path: string, rights: CaughtMailRights, response: ServerResponse): Promise<void> {
    const { prisma } = contextOf().db;
    const [id = '', part = ''] = path.slice(CAUGHT_PATH.length + 1).split('/');
    if (id === '') {
      const mails = (await latestCaughtMails(prisma, LOOKED_THROUGH)).filter((mail) => mayLookAt(mail, rights));
      return send(response, 200, 'text/html', caughtListPage(mails.slice(0, LISTED)));
    }
    const mail = await caughtMail(prisma, id);
    if (mail === null || !mayLookAt(mail, rights)) return send(response, 404, 'text/plain', 'There is no such mail.\n');
    if (part === 'source') return send(response, 200, 'text/plain', mail.source);
    return send(response, 200, 'text/html', await (part === 'html' ? caughtMailHtml(mail) : caughtMailPage(mail)));
  }
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' }).end(body);
}
