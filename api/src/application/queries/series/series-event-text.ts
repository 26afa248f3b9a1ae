import { invariant } from '../../../kernel/assert.ts';
import type { PlayerId, SeriesId, TournamentId } from '../../../kernel/ids.ts';
import type { DomainEvent } from '../../../store/codecs/event-payload.ts';
import type { AppContext } from '../../context.ts';
import { playerOf, tournamentOf } from '../find.ts';
import { readingOf } from '../reading.ts';

const SERIES_EVENTS = [
  'SeriesCreated',
  'SeriesTournamentAdded',
  'SeriesTournamentRemoved',
  'SeriesTournamentChanged',
  'SeriesStandingsChanged',
  'NationsRanked',
  'CutSettled',
  'MabingwaOpened',
  'PlaceRefused',
  'CountryMatchOpened',
  'CountryMatchDecided',
  'TitleAwarded',
  'MySeriesPlace',
  'MyTitle',
] as const;

/** Something that happened in a series, or that a series puts into an inbox. */
export type SeriesDomainEvent = Extract<DomainEvent, { readonly kind: (typeof SERIES_EVENTS)[number] }>;

/** Whether an event is one of a series. */
export function isSeriesEvent(event: DomainEvent): event is SeriesDomainEvent {
  return SERIES_EVENTS.some((kind) => kind === event.kind);
}

/** An event of a series as one English sentence. */
export async function seriesEventText(context: AppContext, event: SeriesDomainEvent): Promise<string> {
  switch (event.kind) {
    case 'SeriesCreated':
      return `The ${await kindOf(context, event.payload.seriesId)} was created.`;
    case 'SeriesTournamentAdded': {
      const { seriesId, tournamentId, number } = event.payload;
      return `${await nameOf(context, tournamentId)} is ${PARTS[await kindOf(context, seriesId)](number)}.`;
    }
    case 'SeriesTournamentRemoved': {
      const { seriesId, tournamentId, number } = event.payload;
      const kind = await kindOf(context, seriesId);
      const points = kind === 'championship' ? '; its points do not count there' : '';
      return `${await nameOf(context, tournamentId)} is no longer ${PARTS[kind](number)}${points}.`;
    }
    case 'SeriesTournamentChanged': {
      const { tournamentId, change } = event.payload;
      return `${await nameOf(context, tournamentId)} ${CHANGES[change]}.`;
    }
    case 'SeriesStandingsChanged':
      return `The points of ${await nameOf(context, event.payload.tournamentId)} count in the standings as they are now.`;
    case 'NationsRanked':
      return `The countries are ranked after ${await nameOf(context, event.payload.tournamentId)}.`;
    case 'CutSettled':
      return `The director has settled a tie of the standings: ${await names(context, event.payload.players)}, in this order.`;
    case 'MabingwaOpened':
      return `The Mabingwa is open: ${await nameOf(context, event.payload.tournamentId)}.`;
    case 'PlaceRefused': {
      const { playerId, next } = event.payload;
      const taken = next === null ? '' : `; ${await names(context, [next])} takes the place`;
      return `${await names(context, [playerId])} does not play the Mabingwa${taken}.`;
    }
    case 'CountryMatchOpened':
      return `The match of countries is open: ${event.payload.countries.join(' against ')}.`;
    case 'CountryMatchDecided': {
      const { countries, score, winner } = event.payload;
      const outcome = winner === null ? 'nobody has won it' : `${winner} has won it`;
      return `The match of ${countries.join(' and ')} is over, ${score.join(' : ')}; ${outcome}.`;
    }
    case 'TitleAwarded':
      return titleText(context, event.payload);
    case 'MySeriesPlace':
      return PLACES[event.payload.change](await nameOf(context, event.payload.tournamentId));
    case 'MyTitle':
      return MY_TITLES[event.payload.title];
  }
}

const KINDS = { CHAMPIONSHIP: 'championship', TITLE: 'title' } as const;

const PARTS = {
  championship: (number: number) => `tournament ${number} of the championship`,
  title: (number: number) => `cycle ${number} of the title`,
} as const;

const MY_TITLES = {
  BINGWA: 'You are Bingwa wa KIBA, the master of this championship.',
  COUNTRY_CHAMPION: 'Your country has won the match of countries, and you played for it.',
  TITLE_HOLDER: 'You hold the title.',
} as const;

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
  if (players.length === 0) return `${correction}${NOBODY[title]}.`;
  const who = await names(context, players);
  switch (title) {
    case 'BINGWA':
      return `${correction}${who} is Bingwa wa KIBA, the master of the championship.`;
    case 'COUNTRY_CHAMPION':
      return `${correction}${country} is country champion; ${who} played.`;
    case 'TITLE_HOLDER':
      return `${correction}${who} holds the title after ${await nameOf(context, tournamentId)}.`;
  }
}

const NOBODY = {
  BINGWA: 'there is no Bingwa',
  COUNTRY_CHAMPION: 'no country has won',
  TITLE_HOLDER: 'nobody holds the title',
} as const;

async function kindOf(context: AppContext, seriesId: SeriesId): Promise<(typeof KINDS)[keyof typeof KINDS]> {
  const series = await readingOf(context).series.load(seriesId);
  invariant(series !== null, `series ${seriesId} exists`);
  return KINDS[series.kind];
}

async function nameOf(context: AppContext, tournamentId: TournamentId): Promise<string> {
  return (await tournamentOf(context, { tournamentId })).name;
}

async function names(context: AppContext, players: readonly PlayerId[]): Promise<string> {
  return (await Promise.all(players.map(async (id) => (await playerOf(context, id)).name))).join(', ');
}
