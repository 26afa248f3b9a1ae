import { message, type Message } from '../../../../kernel/message.ts';
import type { AppContext } from '../../../../application/context.ts';
import { tournamentOf } from '../../../../application/queries/find.ts';
import { namesApart, playerNames } from '../../../../application/queries/namesakes.ts';
import { CHAMPIONSHIP_EVENTS } from './events.ts';
import type { DomainEvent } from '../../../../application/vocabulary/event.ts';

type ChampionshipEvent = Extract<DomainEvent, { readonly kind: keyof typeof CHAMPIONSHIP_EVENTS }>;

/** An event that only championships have as a sentence; null: it is none. */
export async function championshipEventMessage(context: AppContext, event: DomainEvent): Promise<Message | null> {
  return isOfChampionships(event) ? ownMessage(context, event) : null;
}

function isOfChampionships(event: DomainEvent): event is ChampionshipEvent {
  return Object.hasOwn(CHAMPIONSHIP_EVENTS, event.kind);
}

async function ownMessage(context: AppContext, event: ChampionshipEvent): Promise<Message> {
  switch (event.kind) {
    case 'NationsRanked':
    case 'MabingwaOpened': {
      const { name: tournament } = await tournamentOf(context, event.payload);
      return message(`formats.KIBA.championship.${event.kind}`, { tournament });
    }
    case 'CutSettled':
      return message('formats.KIBA.championship.CutSettled', {
        players: await playerNames(context, event.payload.players, null),
      });
    case 'PlaceRefused': {
      const { playerId, next } = event.payload;
      const [player = '', following] = await namesApart(context, [playerId, ...(next === null ? [] : [next])], null);
      if (following === undefined) return message('formats.KIBA.championship.PlaceRefused.out', { player });
      return message('formats.KIBA.championship.PlaceRefused.next', { player, next: following });
    }
    case 'CountryMatchOpened': {
      const [one, other] = event.payload.countries;
      return message('formats.KIBA.championship.CountryMatchOpened', { one, other });
    }
    case 'CountryMatchDecided': {
      const { countries, score, winner } = event.payload;
      const [one, other] = countries;
      const over = { one, other, score: score.join(' : ') };
      if (winner === null) return message('formats.KIBA.championship.CountryMatchDecided.nobody', over);
      return message('formats.KIBA.championship.CountryMatchDecided.won', { ...over, winner });
    }
  }
}
