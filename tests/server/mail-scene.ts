import { createTransport } from 'nodemailer';
import type { ParsedMail } from 'mailparser';
import type { AppContext } from '../../api/src/application/context.ts';
import { replyAddress } from '../../api/src/application/mail/reply-key.ts';
import { idNamed } from '../../api/src/graphql/global-id.ts';
import type { GameId } from '../../api/src/kernel/ids.ts';
import type { Seat } from '../../api/src/kernel/seat.ts';
import { GAMES } from '../../api/src/games/rules.ts';
import { gamesByIds, type GameRecord } from '../../api/src/store/reading/game.ts';
import { gamesOf, runningTournament, type ApiTournament, type OpenGame } from '../support/api-tournament.ts';
import { openMailbox, type Mailbox } from '../support/mailbox.ts';
import { seededEntropy } from '../support/seeded-entropy.ts';
import { startServer, type TestServer } from '../support/server.ts';

export const DOMAIN = 'baraza.example';

/** A mail to one address or several; from Asha unless it says from whom. */
export interface Answer {
  readonly to: string | readonly string[];
  readonly text: string;
  readonly subject?: string;
  readonly from?: string;
  readonly messageId?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly envelopeFrom?: string;
}

/** A tournament of Asha, Zuhura, Kobe and Oscar on a server that takes moves by mail. */
export interface MailScene {
  readonly mailbox: Mailbox;
  readonly server: TestServer;
  readonly tournament: ApiTournament;
  addressOf(name: string): string;
  gameOf(first: string, second: string): OpenGame;
  stored(game: OpenGame): Promise<GameRecord>;
  /** A move that can be played there now. */
  legalMove(game: OpenGame): Promise<string>;
  scope(): AppContext;
  keyFor(game: OpenGame, seat: Seat): Promise<string>;
  /** Sends a mail as a mail program does; what the server says is the answer, a refusal its code. */
  send(answer: Answer): Promise<string>;
  /** The last mail that somebody was sent. */
  lastTo(name: string): ParsedMail;
  close(): Promise<void>;
}

/** A scene of its own. */
export async function openMailScene(): Promise<MailScene> {
  const mailbox = await openMailbox();
  const server = await startServer({ variables: { SMTP_URL: mailbox.url, MAIL_DOMAIN: DOMAIN, MAIL_IN_PORT: '0' } });
  const port = server.composed.mailIn?.port;
  const post = createTransport({ host: '127.0.0.1', port, ignoreTLS: true, pool: true });
  const tournament = await runningTournament(server, ['Asha', 'Zuhura', 'Kobe', 'Oscar']);
  const games = await gamesOf(server, tournament.id);
  await server.composed.settled();
  const addressOf = (name: string): string => tournament.players.get(name)!.email;
  const scope = (): AppContext => ({
    db: server.db,
    now: server.clock.now,
    entropy: seededEntropy(9),
    actor: { kind: 'system' },
  });
  const stored = async ({ id }: OpenGame): Promise<GameRecord> => {
    const [game] = await gamesByIds(server.db.prisma, [idNamed<GameId>(id, ['BaoGame'])]);
    return game!;
  };
  return {
    ...{ mailbox, server, tournament, addressOf, scope, stored },
    gameOf: (first, second) => games.find((game) => game.first === first && game.second === second)!,
    async legalMove(game) {
      const [move] = GAMES.BAO.legalMoves((await stored(game)).position!);
      return move!;
    },
    keyFor: async (game, seat) => replyAddress(scope(), await stored(game), seat, DOMAIN),
    async send({
      to,
      text,
      subject = 'Re: Your move',
      from = addressOf('Asha'),
      messageId,
      headers = {},
      envelopeFrom = from,
    }) {
      const sent = post.sendMail({
        envelope: { from: envelopeFrom, to: [to].flat() },
        from,
        to: [to].flat(),
        subject,
        text,
        headers: { ...headers },
        ...(messageId === undefined ? {} : { messageId }),
      });
      const said = await sent.then(
        ({ response }) => response,
        ({ response, message }: { response?: string; message: string }) => response ?? message,
      );
      await server.composed.settled();
      return said;
    },
    lastTo: (name) => mailbox.to(addressOf(name)).at(-1)!,
    async close() {
      post.close();
      await server.close();
      await mailbox.close();
    },
  };
}
