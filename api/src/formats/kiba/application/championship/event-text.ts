import type { AppContext } from '../../../../application/context.ts';
import { playerNames, tournamentOf } from '../../../../application/queries/find.ts';
import { CHAMPIONSHIP_EVENTS } from '../../store/events.ts';
import type { DomainEvent } from '../../../../store/codecs/event-payload.ts';

type ChampionshipEvent = Extract<DomainEvent, { readonly kind: keyof typeof CHAMPIONSHIP_EVENTS }>;

/** An event that only championships have as one English sentence; null: it is none. */
export async function championshipEventText(context: AppContext, event: DomainEvent): Promise<string | null> {
  return isOfChampionships(event) ? textOf(context, event) : null;
}

function isOfChampionships(event: DomainEvent): event is ChampionshipEvent {
  return Object.hasOwn(CHAMPIONSHIP_EVENTS, event.kind);
}

async function textOf(context: AppContext, event: ChampionshipEvent): Promise<string> {
  switch (event.kind) {
    case 'NationsRanked':
      return `The countries are ranked after ${(await tournamentOf(context, event.payload)).name}.`;
    case 'CutSettled': {
      const players = await playerNames(context, event.payload.players);
      return `The director has settled a tie of the standings: ${players}, in this order.`;
    }
    case 'MabingwaOpened':
      return `The Mabingwa is open: ${(await tournamentOf(context, event.payload)).name}.`;
    case 'PlaceRefused': {
      const { playerId, next } = event.payload;
      const taken = next === null ? '' : `; ${await playerNames(context, [next])} takes the place`;
      return `${await playerNames(context, [playerId])} does not play the Mabingwa${taken}.`;
    }
    case 'CountryMatchOpened':
      return `The match of countries is open: ${event.payload.countries.join(' against ')}.`;
    case 'CountryMatchDecided': {
      const { countries, score, winner } = event.payload;
      const outcome = winner === null ? 'nobody has won it' : `${winner} has won it`;
      return `The match of ${countries.join(' and ')} is over, ${score.join(' : ')}; ${outcome}.`;
    }
  }
}
