import { message, type Message } from '../../../kernel/message.ts';
import { invariant } from '../../../kernel/assert.ts';
import type { PairingId } from '../../../kernel/ids.ts';
import { KNOCKOUT_EVENTS } from './events.ts';
import type { EventPayload } from '../../../application/vocabulary/event.ts';
import type { AppContext } from '../../../application/context.ts';
import type { FormatEvent } from '../../../application/format-event.ts';
import { pairingOf } from '../../../application/queries/find.ts';
import { entryName } from '../../../application/queries/game-names.ts';
import { readingOf } from '../../../application/queries/reading.ts';

type MatchEvent = Extract<FormatEvent, { readonly kind: keyof typeof KNOCKOUT_EVENTS }>;

/** An event of a tournament of matches as a sentence; null: it is none. */
export async function matchEventMessage(context: AppContext, event: FormatEvent): Promise<Message | null> {
  return isOfMatches(event) ? ownMessage(context, event) : null;
}

function isOfMatches(event: FormatEvent): event is MatchEvent {
  return Object.hasOwn(KNOCKOUT_EVENTS, event.kind);
}

async function ownMessage(context: AppContext, event: MatchEvent): Promise<Message> {
  switch (event.kind) {
    case 'RoundDrawn': {
      const round = await roundName(context, event.payload);
      return message(`formats.KNOCKOUT.event.RoundDrawn.${event.payload.isExample ? 'example' : 'real'}`, { round });
    }
    case 'LastWeekBegun': {
      const { open, endsAt } = event.payload;
      const round = await roundName(context, event.payload);
      return message('formats.KNOCKOUT.event.LastWeekBegun', { round, open: open.length, until: { at: endsAt } });
    }
    case 'MatchDecided':
      return decidedMessage(context, event.payload);
    case 'ProtestRaised':
    case 'ProtestAnswered': {
      const { inText: match } = await matchNames(context, event.payload.pairingId);
      return message(`formats.KNOCKOUT.event.${event.kind}`, { match });
    }
    case 'MyMatchNews':
      return newsMessage(context, event.payload);
  }
}

type Decision = Pick<EventPayload<'MatchDecided'>, 'pairingId' | 'winner' | 'how'> & { readonly rule?: number | null };

async function decidedMessage(context: AppContext, { pairingId, winner, how, rule }: Decision): Promise<Message> {
  const { title: match } = await matchNames(context, pairingId);
  if (winner === null || how === null) return message('formats.KNOCKOUT.event.reopened', { match });
  const decision = { name: await entryName(context, winner), how, rule: String(rule ?? 0) };
  return message('formats.KNOCKOUT.event.MatchDecided', { match, ...decision });
}

/** What has become of a match as its player, or its director, reads it. */
async function newsMessage(context: AppContext, payload: EventPayload<'MyMatchNews'>): Promise<Message> {
  const { pairingId, news, until, winner, how } = payload;
  if (news === 'BYE') return message('formats.KNOCKOUT.news.BYE');
  const { title: match, inText } = await matchNames(context, pairingId);
  switch (news) {
    case 'LAST_WEEK':
      if (until === null) return message('formats.KNOCKOUT.news.LAST_WEEK_OPEN', { match });
      return message('formats.KNOCKOUT.news.LAST_WEEK', { match, until: { at: until } });
    case 'DECIDED':
      if (winner !== null && how !== null) return decidedMessage(context, payload);
      return message('formats.KNOCKOUT.news.DECIDED', { match });
    case 'REOPENED':
      return message('formats.KNOCKOUT.event.reopened', { match });
    case 'WAITS':
      return message('formats.KNOCKOUT.news.WAITS', { match });
    case 'PROTESTED':
    case 'ANSWERED':
      return message(`formats.KNOCKOUT.news.${news}`, { match: inText });
  }
}

/** A match by its players: as a sentence begins with it, `Match 12 of Kobe and Amina`, and as it stands within one. */
async function matchNames(
  context: AppContext,
  id: PairingId,
): Promise<{ readonly title: Message; readonly inText: Message }> {
  const pairing = await pairingOf(context, { pairingId: id });
  const { number } = pairing;
  invariant(pairing.firstEntryId !== null && pairing.secondEntryId !== null, `match ${id} has two players`);
  const [first, second] = await Promise.all([
    entryName(context, pairing.firstEntryId),
    entryName(context, pairing.secondEntryId),
  ]);
  const args = { number: number ?? 0, first, second };
  return {
    title: message('formats.KNOCKOUT.match.title', args),
    inText: message('formats.KNOCKOUT.match.inText', args),
  };
}

async function roundName(
  context: AppContext,
  { stageId }: Pick<EventPayload<'RoundDrawn'>, 'stageId'>,
): Promise<string | Message> {
  return (await readingOf(context).stages.load(stageId))?.name ?? message('formats.KNOCKOUT.round');
}
