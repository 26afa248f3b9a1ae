import type { PlayerId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toDate } from '../codecs/instant.ts';
import { forgetFollowing } from './follow.ts';
import { removeDevicesOf } from './push.ts';

/** What stays in the place of a person, and from when on. */
export interface Pseudonym {
  readonly name: string;
  readonly handle: string;
  readonly at: Instant;
}

/**
 * Makes a player nobody in particular: another name and handle, no account, none of the wishes, addresses, keys and mails that
 * were his; his messages lose their words. In what others have written of the tournaments that he was in, his name is replaced.
 * His results stay, and so does his country, which tables of countries count.
 */
export async function forgetPlayer(tx: Tx, id: PlayerId, { name, handle, at }: Pseudonym): Promise<void> {
  const before = await tx.player.findUniqueOrThrow({ where: { id }, select: { name: true, handle: true } });
  await tx.player.update({
    where: { id },
    data: { name, handle, accountId: null, chatOff: null },
    select: { id: true },
  });
  await tx.entry.updateMany({ where: { playerId: id }, data: { idElsewhere: null } });
  const removal = { text: '', removedAt: toDate(at), removedById: id, removedReason: null };
  await tx.chatMessage.updateMany({ where: { authorId: id }, data: removal });
  await tx.mailStep.deleteMany({ where: { mail: { playerId: id } } });
  await tx.outboxMail.deleteMany({ where: { playerId: id } });
  await forgetKeys(tx, id);
  await forgetFollowing(tx, id);
  await tx.hiddenTournament.deleteMany({ where: { playerId: id } });
  await tx.chatMute.deleteMany({ where: { OR: [{ playerId: id }, { mutedId: id }] } });
  await tx.movePlan.deleteMany({ where: { playerId: id } });
  await tx.official.deleteMany({ where: { playerId: id } });
  // Where others have his name, he is written with his handle.
  await replaceName(tx, id, `${before.name} (${before.handle})`, name);
  await replaceName(tx, id, before.name, name);
}

/** Takes the wishes of a player about his mail, his devices, the address of his calendar, and what made the links and addresses in his mails good. */
export async function forgetKeys(tx: Tx, id: PlayerId): Promise<void> {
  await tx.mailPreference.deleteMany({ where: { playerId: id } });
  await removeDevicesOf(tx, id);
  await tx.calendarAddress.deleteMany({ where: { playerId: id } });
  await tx.keptValue.deleteMany({ where: { key: `mail-secret:${id}` } });
}

/** Replaces a name, as a whole word, in what was written of the tournaments that this player was in or directs. */
async function replaceName(tx: Tx, id: PlayerId, from: string, to: string): Promise<void> {
  const word = `(?<![[:alnum:]])${from.replaceAll(/[^\p{L}\p{N} ]/gu, String.raw`\$&`)}(?![[:alnum:]])`;
  const isHis = `select "tournamentId" from "Entry" where "playerId" = $3
    union select id from "Tournament" where "directorId" = $3`;
  for (const [table, columns, scope] of WRITTEN) {
    for (const column of columns) {
      await tx.$executeRawUnsafe(
        `update "${table}" set "${column}" = regexp_replace("${column}", $1, $2, 'g')
          where "${column}" ~ $1 and ${scope.replace('HIS', isHis)}`,
        word,
        to,
        id,
      );
    }
  }
  for (const [table, columns, scope] of TOLD) {
    for (const column of columns) {
      await tx.$executeRawUnsafe(
        `update "${table}" set "${column}" = regexp_replace("${column}"::text, '${IN_MESSAGE}' || $1 || '(?!":)', $2, 'g')::jsonb
          where "${column}"::text ~ $1 and ${scope.replace('HIS', isHis)}`,
        word,
        to,
        id,
      );
    }
  }
  for (const key of EVENT_TEXTS) {
    await tx.$executeRawUnsafe(
      `update "Event" set payload = jsonb_set(payload, array['${key}'], case jsonb_typeof(payload -> '${key}')
          when 'object' then regexp_replace((payload -> '${key}')::text, '${IN_MESSAGE}' || $1 || '(?!":)', $2, 'g')::jsonb
          else to_jsonb(regexp_replace(payload ->> '${key}', $1, $2, 'g')) end)
        where payload ->> '${key}' ~ $1 and (payload ->> 'tournamentId' in (${isHis}) or payload ->> 'playerId' = $3)`,
      word,
      to,
      id,
    );
  }
  // What a message is given has names of its own, which stay; they are those before a colon.
  await tx.$executeRawUnsafe(
    `update "Rearrangement" set broken = (
        select jsonb_agg(jsonb_set(rule, '{why,args}',
          regexp_replace((rule #> '{why,args}')::text, $1 || '(?!":)', $2, 'g')::jsonb) order by place)
        from jsonb_array_elements(broken) with ordinality as broken (rule, place))
      where broken::text ~ $1 and "stageId" in (select id from "Stage" where "tournamentId" in (${isHis}))`,
    word,
    to,
    id,
  );
}

const IN_TOURNAMENT = '"tournamentId" in (HIS)';
const IN_SERIES = `"seriesId" in (select "seriesId" from "Tournament" where id in (HIS))`;
const IN_GAME = `"gameId" in (select id from "Game" where ${IN_TOURNAMENT})`;

/** Where people write of others, and which of it is about the tournaments of one. */
const WRITTEN = [
  ['Result', ['reason'], IN_GAME],
  ['BoardReport', ['reason'], IN_TOURNAMENT],
  ['Ticket', ['text', 'decisionText'], IN_TOURNAMENT],
  ['TicketAnswer', ['text'], `"ticketId" in (select id from "Ticket" where ${IN_TOURNAMENT})`],
  ['ChatMessage', ['text', 'removedReason'], IN_GAME],
  ['Pause', ['reason'], IN_TOURNAMENT],
  ['Protest', ['text', 'answer'], `"pairingId" in (select id from "Pairing" where ${IN_TOURNAMENT})`],
  ['SeriesRuling', ['reason'], IN_SERIES],
  ['OutboxMail', ['subject'], `payload ->> 'tournamentId' in (HIS)`],
] as const;

/** Where messages tell of others, and which of it is about the tournaments of one. */
const TOLD = [
  ['Ruling', ['reason', 'text', 'replaces'], IN_TOURNAMENT],
  ['SeriesRuling', ['text'], IN_SERIES],
] as const;

/** Not in the key of a message, whose words are no name. */
const IN_MESSAGE = '(?<!"key": "[^"]*)';

/** The words that events carry along. */
const EVENT_TEXTS = ['text', 'reason', 'replaces'] as const;
