import { setTimeout as pause } from 'node:timers/promises';
import type { Prey } from './documents.ts';
import { fromAddress, operation, type Answered, type Asked } from './from-address.ts';
import { openSocket, type AttackSocket } from './attack-socket.ts';

/** What an attack has got so far: answers, and refusals by the rule, the code or the status that they name. */
export interface Tally {
  readonly answered: number;
  readonly refused: Readonly<Record<string, number>>;
}

/** What an attack has in hand. */
export interface Attacker extends Prey {
  /** Another number each time. */
  next(): number;
  /** Asks over HTTP, and counts how it is answered. */
  send(asked: Asked): Promise<Answered>;
  /** Counts one answer, or a refusal by its text. */
  count(refusal: string | null): void;
  /** A WebSocket that has said its `connection_init` and is let in; fails where it is not. */
  socket(): Promise<AttackSocket>;
  /** The bearer token of a person of his own. */
  signUp(): Promise<string>;
  /** Does something again and again, so often at once; what fails is tried again a little later. */
  again(atOnce: number, work: () => Promise<unknown>): void;
  tally(): Tally;
}

/** One address that attacks the server at `url`. */
export async function attacker(url: string, localAddress: string): Promise<Attacker> {
  const ask = fromAddress(url, localAddress);
  let number = 0;
  let answered = 0;
  const refused: Record<string, number> = {};
  const count = (refusal: string | null): void => {
    if (refusal === null) answered += 1;
    else refused[refusal] = (refused[refusal] ?? 0) + 1;
  };
  const listed = await ask(operation('{ tournaments(first: 20) { nodes { id games(first: 5) { nodes { id } } } } }'));
  const { data } = JSON.parse(listed.text) as Listed;
  return {
    tournaments: data.tournaments.nodes.map(({ id }) => id),
    games: data.tournaments.nodes.flatMap(({ games }) => games.nodes.map(({ id }) => id)),
    next: () => (number += 1),
    async send(asked) {
      const reply = await ask(asked);
      count(refusalOf(reply));
      return reply;
    },
    count,
    socket: () => openSocket(url, localAddress),
    async signUp() {
      const name = `Mshari ${localAddress} ${(number += 1)}`;
      const email = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '.')}@people.example`;
      const body = JSON.stringify({ name, email, password: 'a password of benchmarks' });
      const { token } = await ask({ path: '/auth/sign-up/email', body });
      if (token === null) throw new Error('The one who attacks is not signed in.');
      return token;
    },
    again(atOnce, work) {
      for (let each = 0; each < atOnce; each += 1) void goOn(work);
    },
    tally: () => ({ answered, refused }),
  };
}

async function goOn(work: () => Promise<unknown>): Promise<never> {
  for (;;) await work().catch(() => pause(100));
}

interface Listed {
  readonly data: {
    readonly tournaments: {
      readonly nodes: readonly {
        readonly id: string;
        readonly games: { readonly nodes: readonly { readonly id: string }[] };
      }[];
    };
  };
}

/** Which rule an answer names that refuses; null: it does not. */
export function refusalOf({ status, text }: Pick<Answered, 'status' | 'text'>): string | null {
  if (status === 200 && text.startsWith('{"data"') && !text.slice(0, 400).includes('"code":"')) return null;
  const named = /"rule":"([^"]+)"/.exec(text) ?? /"code":"([A-Z_]+)"/.exec(text);
  return named?.[1] ?? (status === 200 ? null : `HTTP ${status}`);
}
