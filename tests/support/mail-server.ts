import { at, listAt } from './answer.ts';
import type { TestPerson } from './api-client.ts';
import { done } from './api-tournament.ts';
import { openMailbox, type Mailbox } from './mailbox.ts';
import { startServer, type TestServer, type TestServerSettings } from './server.ts';

/** A server of a test that sends its mails to a mailbox of the test. */
export interface MailServer {
  readonly server: TestServer;
  readonly mailbox: Mailbox;
  /** What a person has been sent since the last time that was asked: `hour: subject`, the hour in UTC. */
  news(person: TestPerson): readonly string[];
  /** Sets the mail of a person, the usual but for what is given. */
  wish(person: TestPerson, wishes: Record<string, unknown>): Promise<void>;
  /** His log: `kind: state, state …` with the codes of the reasons, the newest first. */
  log(person: TestPerson): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** What holds for who has not said anything, as the API takes it. */
export const USUAL_WISHES = {
  enabled: true,
  moves: 'EACH',
  notices: true,
  reminders: [72, 24, 6],
  locale: 'EN',
  timeZone: 'UTC',
  quietHours: null,
  digestHour: 7,
};

const LOG = '{ viewer { mail { deliveries(first: 50) { edges { node { kind steps { state code } } } } } } }';

/** Starts both. */
export async function startMailServer(settings: TestServerSettings = {}): Promise<MailServer> {
  const mailbox = await openMailbox();
  const variables = { SMTP_URL: mailbox.url, MAIL_DOMAIN: 'baraza.example', ...settings.variables };
  const server = await startServer({ ...settings, variables });
  const read = new Map<string, number>();
  return {
    server,
    mailbox,
    news({ email }) {
      const mails = mailbox.to(email);
      const fresh = mails.slice(read.get(email) ?? 0);
      read.set(email, mails.length);
      return fresh.map(({ date, subject }) => `${date?.toISOString().slice(8, 16)} ${subject}`);
    },
    async wish(person, wishes) {
      const input = { ...USUAL_WISHES, ...wishes };
      const ask = (query: string, variables: Record<string, unknown>) => server.ask(query, variables, person);
      await done(ask, 'setMailPreferences', input, '');
      await server.composed.settled();
    },
    async log(person) {
      const nodes = listAt(at(await server.data(LOG, {}, person), 'viewer.mail.deliveries.edges.*.node'));
      return nodes.map((node) => {
        const steps = listAt(node, 'steps').map(({ state, code }) => [state, code].filter(Boolean).join(' '));
        return `${String(node.kind)}: ${steps.join(', ')}`;
      });
    },
    async close() {
      await server.close();
      await mailbox.close();
    },
  };
}
