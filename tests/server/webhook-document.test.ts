import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { instant } from '../../api/src/kernel/time.ts';
import { USUAL_ACCOUNT_LIMITS } from '../../api/src/application/account-limits.ts';
import { PAUSES } from '../../api/src/application/webhook/webhook.ts';
import { textAt } from '../support/answer.ts';
import { done } from '../support/api-tournament.ts';
import { manualClock } from '../support/clock.ts';
import { freePort } from '../support/free-port.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { openReceiver } from '../support/webhook-receiver.ts';

const text = readFileSync('docs/webhooks.md', 'utf8');
const block = (language: string): string => new RegExp('```' + language + '\n(.*?)```', 's').exec(text)?.[1] ?? '';

let server: TestServer;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'baraza-receiver-'));
  // Receivers look at the time by their own clock.
  server = await startServer({ webhookReach: { loopback: true }, clock: manualClock(instant(Date.now())) });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The receiver of the document, and what it says until then. */
function run(variables: Record<string, string>): {
  readonly child: ChildProcess;
  until(what: RegExp): Promise<string>;
} {
  const file = join(folder, 'receiver.mjs');
  writeFileSync(file, /<<'END'\n(.*?)END\n/s.exec(block('sh'))?.[1] ?? '');
  const child = spawn(process.execPath, [file], { env: variables });
  let said = '';
  const waiting = new Set<() => void>();
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    said += part;
    for (const look of waiting) look();
  });
  return {
    child,
    until: (what) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!what.test(said)) return;
          waiting.delete(look);
          resolve(said);
        };
        waiting.add(look);
        look();
      }),
  };
}

test('the receiver of docs/webhooks.md takes what is ours and nothing else, and the mutation there makes a webhook', async () => {
  const asha = await server.signUp('Asha');
  const port = await freePort();
  const mutation = block('graphql').replace('https://club.example/hook', `http://127.0.0.1:${port}/`);
  const made = await server.data(
    mutation.replace('kinds: [MovePlayed, GameFinished]', 'kinds: [TournamentChanged]'),
    {},
    asha,
  );
  const secret = textAt(made, 'createWebhook.secret');
  const receiver = run({ WEBHOOK_SECRET: secret, PORT: String(port) });
  await receiver.until(/ready/);
  const director = await server.signUp('Dalila', 'DIRECTOR');
  const input = { name: 'Lamu', game: 'BAO', format: 'ROUND_ROBIN' };
  await done((query, variables) => server.ask(query, variables, director), 'createTournament', input, '');
  expect(await receiver.until(/TournamentChanged .+\n/)).toMatch(/TournamentChanged .*tournament/i);
  const forged = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: {
      'webhook-id': 'x',
      'webhook-timestamp': String(Math.floor(Date.now() / 1_000)),
      'webhook-signature': 'v1,x',
    },
    body: '{}',
  });
  expect(forged.status).toBe(401);
  receiver.child.kill();
});

test('the library of Standard Webhooks verifies what is sent', async () => {
  const receiver = await openReceiver();
  const bina = await server.signUp('Bina');
  const by = (query: string, variables: Record<string, unknown>) => server.ask(query, variables, bina);
  const made = await done(
    by,
    'createWebhook',
    { url: receiver.url },
    '... on WebhookSecretSuccess { secret webhook { id } }',
  );
  await done(by, 'testWebhook', { webhookId: textAt(made, 'webhook.id') }, '');
  const [{ body, headers }] = receiver.received as [(typeof receiver.received)[number]];
  const verify = (what: string): unknown =>
    new Webhook(textAt(made, 'secret')).verify(what, headers as Record<string, string>);
  expect(verify(body)).toMatchObject({ type: 'WebhookTried' });
  expect(() => verify(body.replace('WebhookTried', 'MovePlayed'))).toThrow('signature');
  await receiver.close();
});

test('the numbers of docs/webhooks.md are those of the server', () => {
  for (const number of [USUAL_ACCOUNT_LIMITS.replayed, USUAL_ACCOUNT_LIMITS.waiting])
    expect(text).toContain(number.toLocaleString('en'));
  const told = PAUSES.map((pause) => {
    const parts = [
      [Math.floor(pause / 3_600_000), 'hour'],
      [Math.floor((pause % 3_600_000) / 60_000), 'minute'],
      [(pause % 60_000) / 1_000, 'second'],
    ] as const;
    return parts.flatMap(([n, unit]) => (n === 0 ? [] : [`${n} ${unit}${n === 1 ? '' : 's'}`])).join(' ');
  });
  expect(text).toContain(`${told.slice(0, -1).join(', ')} and ${told.at(-1)}`);
});
