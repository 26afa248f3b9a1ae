import { useSubscription } from '@urql/vue';
import { computed } from 'vue';
import { partOfFormat } from '../formats/registry.ts';
import { provideChangedGames } from './changed-games.ts';
import { plainEvents } from './plain-events.ts';

/**
 * Keeps a tournament's page true: every event goes into the cache, and the games it decided are told to the tables below.
 * What a decided game carries is up to the format; nothing is asked before that is known.
 */
export function useTournamentEvents(tournamentId: () => string, format: () => string | undefined): void {
  const addChanged = provideChangedGames();
  useSubscription(
    {
      query: computed(() => partOfFormat(format() ?? '').events ?? plainEvents),
      variables: computed(() => ({ tournamentId: tournamentId() })),
      pause: () => format() === undefined,
    },
    (_before, next) => {
      const event = next.tournamentEvents;
      if (event.__typename === 'StandingsChanged') addChanged(event.game.id);
      return next;
    },
  );
}
