import { LOCALES, type Locale } from '../kernel/locale.ts';
import { asId, type PlayerId } from '../kernel/ids.ts';
import type { Tx } from './client.ts';
import type { Prisma } from './generated/prisma/client.ts';

/** How he wants to hear of moves: a mail each, one mail and then none until he has been here, one mail a day, or none. */
export const MOVES_BY_MAIL = ['EACH', 'ONCE', 'DIGEST', 'NONE'] as const;
export type MovesByMail = (typeof MOVES_BY_MAIL)[number];

/** How a player wants his mail. Hours are those of his own day, 0 to 23; reminders are hours before the deadline, longest first. */
export interface MailPreferences {
  /** False: nothing at all, but what he asks for himself. */
  readonly enabled: boolean;
  readonly moves: MovesByMail;
  /** Of tournaments: announced, started, finished, cancelled, an opponent who withdrew, places and titles, tickets. */
  readonly notices: boolean;
  readonly reminders: readonly number[];
  /** The language of his account. */
  readonly locale: Locale;
  readonly timeZone: string;
  /** From this hour to that; from 22 to 7 is over midnight. */
  readonly quiet: { readonly from: number; readonly to: number } | null;
  readonly digestHour: number;
}

/** What holds for a player who has not said anything. */
export const USUAL_MAIL: MailPreferences = {
  enabled: true,
  moves: 'EACH',
  notices: true,
  reminders: [72, 24, 6],
  locale: 'en',
  timeZone: 'UTC',
  quiet: null,
  digestHour: 7,
};

/** How each of these players wants his mail. */
export async function mailPreferences(
  tx: Tx,
  players: readonly PlayerId[],
): Promise<ReadonlyMap<PlayerId, MailPreferences>> {
  const rows = await tx.player.findMany({ where: { id: { in: [...players] } }, select: { id: true, ...WISHES } });
  const known = new Map(rows.map((row) => [asId<PlayerId>(row.id), preferences(row)]));
  return new Map(players.map((player) => [player, known.get(player) ?? USUAL_MAIL]));
}

/** Keeps how a player wants his mail; its language is from now on that of his account. */
export async function keepMailPreferences(tx: Tx, playerId: PlayerId, wanted: MailPreferences): Promise<void> {
  const { quiet, reminders, locale, ...rest } = wanted;
  const data = { ...rest, reminders: [...reminders], quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null };
  await tx.mailPreference.upsert({ where: { playerId }, create: { playerId, ...data }, update: data });
  await tx.account.updateMany({ where: { player: { id: playerId } }, data: { locale } });
}

const WISHES = { mail: true, account: { select: { locale: true } } } satisfies Prisma.PlayerSelect;

function preferences({ mail, account }: Prisma.PlayerGetPayload<{ select: typeof WISHES }>): MailPreferences {
  const locale = LOCALES.find((one) => one === account?.locale) ?? USUAL_MAIL.locale;
  if (mail === null) return { ...USUAL_MAIL, locale };
  const { enabled, moves, notices, reminders, timeZone, quietFrom, quietTo, digestHour } = mail;
  const quiet = quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo };
  return { enabled, moves, notices, reminders, locale, timeZone, quiet, digestHour };
}
