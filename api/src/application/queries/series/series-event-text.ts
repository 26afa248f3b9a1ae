import { invariant } from '../../../kernel/assert.ts';
import { SERIES_MODULES } from '../../../formats/application.ts';
import { SERIES, type SeriesKind, type TitleKey } from '#formats/rules';
import type { SeriesId, TournamentId } from '../../../kernel/ids.ts';
import type { DomainEvent } from '../../../store/codecs/event-payload.ts';
import type { AppContext } from '../../context.ts';
import type { TitleWords } from '../../series-module.ts';
import { playerNames, tournamentOf } from '../find.ts';
import { readingOf } from '../reading.ts';

/** Something that happened in a series, or that a series puts into an inbox. */
export type SeriesDomainEvent = Extract<DomainEvent, { readonly payload: { readonly seriesId: SeriesId } }>;

/** Whether an event is one of a series. */
export function isSeriesEvent(event: DomainEvent): event is SeriesDomainEvent {
  return 'seriesId' in event.payload;
}

const OF_EVERY_KIND = [
  'SeriesCreated',
  'SeriesTournamentAdded',
  'SeriesTournamentRemoved',
  'SeriesTournamentChanged',
  'SeriesStandingsChanged',
  'TitleAwarded',
  'MySeriesPlace',
  'MyTitle',
] as const;
type OfEveryKind = Extract<SeriesDomainEvent, { readonly kind: (typeof OF_EVERY_KIND)[number] }>;

/** An event of a series as one English sentence. */
export async function seriesEventText(context: AppContext, event: SeriesDomainEvent): Promise<string> {
  return isOfEveryKind(event) ? commonText(context, event) : ownText(context, event);
}

function isOfEveryKind(event: SeriesDomainEvent): event is OfEveryKind {
  return OF_EVERY_KIND.some((kind) => kind === event.kind);
}

async function commonText(context: AppContext, event: OfEveryKind): Promise<string> {
  switch (event.kind) {
    case 'SeriesCreated':
      return `The ${SERIES[await kindOf(context, event.payload.seriesId)].noun} was created.`;
    case 'SeriesTournamentAdded': {
      const { seriesId, tournamentId, number } = event.payload;
      return `${await nameOf(context, tournamentId)} is ${SERIES_MODULES[await kindOf(context, seriesId)].part(number)}.`;
    }
    case 'SeriesTournamentRemoved': {
      const { seriesId, tournamentId, number } = event.payload;
      const { part, whenLeft = '' } = SERIES_MODULES[await kindOf(context, seriesId)];
      return `${await nameOf(context, tournamentId)} is no longer ${part(number)}${whenLeft}.`;
    }
    case 'SeriesTournamentChanged': {
      const { tournamentId, change } = event.payload;
      return `${await nameOf(context, tournamentId)} ${CHANGES[change]}.`;
    }
    case 'SeriesStandingsChanged':
      return `The points of ${await nameOf(context, event.payload.tournamentId)} count in the standings as they are now.`;
    case 'TitleAwarded':
      return titleText(context, event.payload);
    case 'MySeriesPlace':
      return PLACES[event.payload.change](await nameOf(context, event.payload.tournamentId));
    case 'MyTitle':
      return `${wordsOf(event.payload.title).mine}.`;
  }
}

const CHANGES = {
  CREATED: 'was created',
  UPDATED: 'has other settings',
  REGISTRATION_OPENED: 'takes entries',
  REGISTRATION_CLOSED: 'has its players',
  INVITATIONS_SENT: 'invites its players',
  INVITATIONS_EXTENDED: 'gives its players another time to accept',
  INVITATIONS_ENDED: 'knows who has accepted',
  STARTED: 'has started',
  FINISHED: 'is over',
  REOPENED: 'is open again by a correction',
  CANCELLED: 'was cancelled',
} as const;

const PLACES = {
  QUALIFIED: (name: string) => `You play ${name}.`,
  WOULD_QUALIFY: (name: string) =>
    `After a correction the standings would give you a place in ${name}; who plays it does not change by itself.`,
  WOULD_NOT_QUALIFY: (name: string) =>
    `After a correction the standings would no longer give you your place in ${name}; it remains yours.`,
} as const;

type Awarded = Extract<SeriesDomainEvent, { readonly kind: 'TitleAwarded' }>['payload'];

async function titleText(context: AppContext, awarded: Awarded): Promise<string> {
  const { title, players, country, tournamentId, isCorrection } = awarded;
  const correction = isCorrection ? 'After a correction: ' : '';
  const { nobody, won } = wordsOf(title);
  if (players.length === 0) return `${correction}${nobody}.`;
  const who = await playerNames(context, players);
  return `${correction}${won(who, country, await nameOf(context, tournamentId))}.`;
}

function wordsOf(title: TitleKey): TitleWords {
  const words = Object.values(SERIES_MODULES).flatMap(({ titles }) => titles[title] ?? []);
  const [own] = words;
  invariant(own !== undefined, `a kind of series tells of ${title}`);
  return own;
}

/** What the kind of its series says of an event that no other kind has. */
async function ownText(context: AppContext, event: SeriesDomainEvent): Promise<string> {
  const text = await SERIES_MODULES[await kindOf(context, event.payload.seriesId)].eventText?.(context, event);
  invariant(typeof text === 'string', `a kind of series tells of ${event.kind}`);
  return text;
}

async function kindOf(context: AppContext, seriesId: SeriesId): Promise<SeriesKind> {
  const series = await readingOf(context).series.load(seriesId);
  invariant(series !== null, `series ${seriesId} exists`);
  return series.kind;
}

async function nameOf(context: AppContext, tournamentId: TournamentId): Promise<string> {
  return (await tournamentOf(context, { tournamentId })).name;
}
