import { LOCALES, type Locale } from '../../kernel/locale.ts';
import type { PlayerId } from '../../kernel/ids.ts';
import { accountOfPlayer } from '../../store/reading/account.ts';
import { gamesByIds } from '../../store/reading/game.ts';
import type { PushNoticeRecord } from '../../store/reading/push.ts';
import type { Actor } from '../context.ts';
import { message, say } from '../texts/say.ts';
import { eventAt } from '../vocabulary/log.ts';
import type { PushWorld } from './world.ts';

/** What a device shows, in JSON: `path` is where it leads, and a later one of the same `tag` takes its place. */
export interface ShownNotice {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag: string;
  readonly lang: Locale;
}

/** What a notice says to its player, in the language of his account; null: there is nothing to be told any more. */
export async function shownNotice(world: PushWorld, notice: PushNoticeRecord): Promise<ShownNotice | null> {
  const { db, teller } = world;
  const { playerId } = notice.device;
  const account = await accountOfPlayer(db.prisma, playerId);
  if (account === null) return null;
  const lang = LOCALES.find((one) => one === account.locale) ?? 'en';
  if (notice.topic === '') {
    const body = say({ locale: lang, timeZone: null }, message('account.push.trial'));
    return { title: 'Baraza', body, path: '/account#devices', tag: 'trial', lang };
  }
  const event = await eventAt(db.prisma, notice.topic, notice.version);
  if (event === null) return null;
  if (event.kind === 'MyTurn') {
    const [game] = await gamesByIds(db.prisma, [event.payload.gameId]);
    const isOver = game === undefined || game.status !== 'RUNNING';
    if (isOver || (event.payload.ply !== null && game.ply !== event.payload.ply)) return null;
  }
  const told = (await teller.tell(event, readerOf(account.id, playerId), lang)) as Told;
  const { text, game, tournament } = told;
  const path = game?.pagePath ?? tournament?.pagePath ?? '/my-games';
  return { title: tournament?.name ?? 'Baraza', body: text, path, tag: path, lang };
}

/** What the API tells of an event of an inbox, as far as it is shown. */
interface Told {
  readonly text: string;
  readonly game?: { readonly pagePath: string } | null;
  readonly tournament?: { readonly pagePath: string; readonly name: string } | null;
}

function readerOf(accountId: Extract<Actor, { kind: 'account' }>['accountId'], playerId: PlayerId): Actor {
  return { kind: 'account', accountId, playerId, role: 'PLAYER' };
}
