import { invariant } from '../../../kernel/assert.ts';
import type { PairingId } from '../../../kernel/ids.ts';
import type { MatchHow } from '../../../rules/formats/match-decision.ts';
import { KNOCKOUT_EVENTS } from '../store/events.ts';
import type { EventPayload } from '../../../store/codecs/event-payload.ts';
import type { AppContext } from '../../../application/context.ts';
import type { FormatEvent } from '../../../application/format-event.ts';
import { pairingOf } from '../../../application/queries/find.ts';
import { entryName } from '../../../application/queries/game-names.ts';
import { momentInWords } from '../../../application/queries/moment-words.ts';
import { readingOf } from '../../../application/queries/reading.ts';

type MatchEvent = Extract<FormatEvent, { readonly kind: keyof typeof KNOCKOUT_EVENTS }>;

/** An event of a tournament of matches as one English sentence; null: it is none. */
export async function matchEventText(context: AppContext, event: FormatEvent): Promise<string | null> {
  return isOfMatches(event) ? textOf(context, event) : null;
}

function isOfMatches(event: FormatEvent): event is MatchEvent {
  return Object.hasOwn(KNOCKOUT_EVENTS, event.kind);
}

async function textOf(context: AppContext, event: MatchEvent): Promise<string> {
  switch (event.kind) {
    case 'RoundDrawn': {
      const { name, isExample } = { ...event.payload, name: await stageName(context, event.payload) };
      const note = isExample ? ' This is an example: the real draw is made when it is done.' : '';
      return `${name}: drawn by lot.${note}`;
    }
    case 'LastWeekBegun': {
      const { open, endsAt } = event.payload;
      const name = await stageName(context, event.payload);
      const matches = open.length === 1 ? 'The open match has' : `The ${open.length} open matches have`;
      return `${name}: enough matches are decided. ${matches} until ${momentInWords(endsAt)}.`;
    }
    case 'MatchDecided': {
      const { pairingId, winner, how, rule } = event.payload;
      const title = await matchTitle(context, pairingId);
      if (winner === null || how === null) return `${title} is open again.`;
      return `${title}: ${await entryName(context, winner)} has won${HOW[how]}${rule === null ? '' : (RULES[rule] ?? '')}.`;
    }
    case 'ProtestRaised':
      return `A protest was raised in ${inSentence(await matchTitle(context, event.payload.pairingId))}.`;
    case 'ProtestAnswered':
      return `The director has answered the protest in ${inSentence(await matchTitle(context, event.payload.pairingId))}.`;
    case 'MyMatchNews':
      return matchNewsText(context, event.payload);
  }
}

/** What has become of a match as its player, or its director, reads it. */
async function matchNewsText(context: AppContext, payload: EventPayload<'MyMatchNews'>): Promise<string> {
  const { pairingId, news, until, winner, how } = payload;
  if (news === 'BYE') return 'By lot you go on without playing.';
  const title = await matchTitle(context, pairingId);
  switch (news) {
    case 'LAST_WEEK':
      return `${title} has until ${until === null ? 'the end of the week' : momentInWords(until)}; then it is ruled on.`;
    case 'DECIDED':
      return winner === null || how === null
        ? `${title} is decided.`
        : `${title}: ${await entryName(context, winner)} has won${HOW[how]}.`;
    case 'REOPENED':
      return `${title} is open again.`;
    case 'WAITS':
      return `${title} waits for your decision.`;
    case 'PROTESTED':
      return `A player protests about ${inSentence(title)}.`;
    case 'ANSWERED':
      return `Your protest about ${inSentence(title)} is answered.`;
  }
}

/** A match as a title, such as `Match 12 of Kobe and Amina`. */
export async function matchTitle(context: AppContext, id: PairingId): Promise<string> {
  const { number, first, second } = await pairingOf(context, { pairingId: id });
  invariant(first.entryId !== null && second.entryId !== null, `match ${id} has two players`);
  const names = await Promise.all([entryName(context, first.entryId), entryName(context, second.entryId)]);
  return `Match ${number} of ${names[0]} and ${names[1]}`;
}

async function stageName(
  context: AppContext,
  { stageId }: Pick<EventPayload<'RoundDrawn'>, 'stageId'>,
): Promise<string> {
  return (await readingOf(context).stages.load(stageId))?.name ?? 'The round';
}

function inSentence(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}

const HOW: Readonly<Record<MatchHow, string>> = {
  POINTS: '',
  FORFEIT: ' by forfeit',
  RULED: ' by the rules after the last week',
  DIRECTOR: ' by the word of the director',
};

const RULES: Readonly<Record<number, string>> = {
  1: ', with more points',
  2: ', with less time used in the last finished game',
  3: ', with less time used in the running game',
};
