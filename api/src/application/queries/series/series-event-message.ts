import { invariant } from '../../../kernel/assert.ts';
import { message, type Message } from '../../../kernel/message.ts';
import { SERIES_MODULES } from '../../../formats/application.ts';
import type { SeriesKind } from '#formats/rules';
import type { SeriesId, TournamentId } from '../../../kernel/ids.ts';
import type { DomainEvent } from '../../vocabulary/event.ts';
import type { AppContext } from '../../context.ts';
import { tournamentOf } from '../find.ts';
import { playerNames } from '../namesakes.ts';
import { readingOf } from '../reading.ts';

/** Something that happened in a series, or that a series puts into an inbox. */
export type SeriesDomainEvent = Extract<DomainEvent, { readonly payload: { readonly seriesId: SeriesId } }>;

/** Whether an event is one of a series. */
export function isSeriesEvent(event: DomainEvent): event is SeriesDomainEvent {
  return 'seriesId' in event.payload;
}

const OF_EVERY_KIND = [
  'SeriesCreated',
  'SeriesUpdated',
  'SeriesTournamentAdded',
  'SeriesTournamentRemoved',
  'SeriesTournamentChanged',
  'SeriesStandingsChanged',
  'TitleAwarded',
  'MySeriesPlace',
  'MyTitle',
  'MyFollowedTitle',
] as const;
type OfEveryKind = Extract<SeriesDomainEvent, { readonly kind: (typeof OF_EVERY_KIND)[number] }>;

/** An event of a series as a sentence. */
export async function seriesEventMessage(context: AppContext, event: SeriesDomainEvent): Promise<Message> {
  return isOfEveryKind(event) ? commonMessage(context, event) : ownMessage(context, event);
}

function isOfEveryKind(event: SeriesDomainEvent): event is OfEveryKind {
  return OF_EVERY_KIND.some((kind) => kind === event.kind);
}

async function commonMessage(context: AppContext, event: OfEveryKind): Promise<Message> {
  switch (event.kind) {
    case 'SeriesCreated':
      return message(`series.${await kindOf(context, event.payload.seriesId)}.created`);
    case 'SeriesUpdated': {
      const { before, name } = event.payload;
      return before === name
        ? message('event.SeriesUpdated.described', { name })
        : message('event.SeriesUpdated.renamed', { before, name });
    }
    case 'SeriesTournamentAdded': {
      const { seriesId, tournamentId, number } = event.payload;
      const tournament = await nameOf(context, tournamentId);
      return message(`series.${await kindOf(context, seriesId)}.added`, { tournament, number });
    }
    case 'SeriesTournamentRemoved': {
      const { seriesId, tournamentId, number } = event.payload;
      const tournament = await nameOf(context, tournamentId);
      return message(`series.${await kindOf(context, seriesId)}.removed`, { tournament, number });
    }
    case 'SeriesTournamentChanged': {
      const { tournamentId, change } = event.payload;
      return message(`event.SeriesTournamentChanged.${change}`, { tournament: await nameOf(context, tournamentId) });
    }
    case 'SeriesStandingsChanged':
      return message('event.SeriesStandingsChanged', { tournament: await nameOf(context, event.payload.tournamentId) });
    case 'TitleAwarded':
    case 'MyFollowedTitle':
      return titleMessage(context, event.payload);
    case 'MySeriesPlace': {
      const { change, tournamentId } = event.payload;
      return message(`notice.MySeriesPlace.${change}`, { tournament: await nameOf(context, tournamentId) });
    }
    case 'MyTitle':
      return message(`title.${event.payload.title}.mine`);
  }
}

type Awarded = Extract<SeriesDomainEvent, { readonly kind: 'TitleAwarded' }>['payload'];

async function titleMessage(context: AppContext, awarded: Awarded): Promise<Message> {
  const { title, players, country, tournamentId, isCorrection } = awarded;
  const [who, tournament] = await Promise.all([playerNames(context, players, awarded), nameOf(context, tournamentId)]);
  const text =
    players.length === 0
      ? message(`title.${title}.nobody`)
      : message(`title.${title}.won`, { who, country: country ?? '', tournament });
  return isCorrection ? message('event.corrected', { text }) : text;
}

/** What the kind of its series says of an event that no other kind has. */
async function ownMessage(context: AppContext, event: SeriesDomainEvent): Promise<Message> {
  const told = await SERIES_MODULES[await kindOf(context, event.payload.seriesId)].eventMessage?.(context, event);
  invariant(told, `a kind of series tells of ${event.kind}`);
  return told;
}

async function kindOf(context: AppContext, seriesId: SeriesId): Promise<SeriesKind> {
  const series = await readingOf(context).series.load(seriesId);
  invariant(series !== null, `series ${seriesId} exists`);
  return series.kind;
}

async function nameOf(context: AppContext, tournamentId: TournamentId): Promise<string> {
  return (await tournamentOf(context, { tournamentId })).name;
}
