import { useSubscription } from '@urql/vue';
import { computed } from 'vue';
import { partOfFormat } from '../formats/registry.ts';
import { provideChangedGames } from './changed-games.ts';
import { live } from '../ui/live.ts';
import { hearResults, type NewResults } from './new-results.ts';
import { plainEvents } from './plain-events.ts';
import { plainTableEvents } from './table-events.ts';
import { tablePlace } from './table-place.ts';

/** A tournament as a page has it; undefined while it is not there. */
type Known = { readonly format: string; readonly version: number } | null | undefined;

/**
 * Keeps a tournament's page true: every event goes into the cache, what has changed in tables too, and the games it decided are told
 * to the tables below. What a decided game carries is up to the format; nothing is asked before that is known. Answers the results that
 * came last, the oldest first.
 */
export function useTournamentEvents(tournamentId: () => string, tournament: () => Known): NewResults['newest'] {
  const results = hearResults();
  const format = () => tournament()?.format;
  const addChanged = provideChangedGames();
  useSubscription(
    {
      query: computed(() => partOfFormat(format() ?? '').events ?? plainEvents),
      variables: computed(() => ({ tournamentId: tournamentId() })),
      pause: () => format() === undefined,
    },
    (_before, next) => {
      const event = next.tournamentEvents;
      if (event.__typename === 'StandingsChanged') {
        addChanged(event.game.id);
        results.decided(event);
      }
      return next;
    },
  );
  useTableEvents(tournamentId, tournament, results);
  return results.newest;
}

/** Tables that a page has asked for are true from the version on at which it has their tournament. */
function useTableEvents(tournamentId: () => string, tournament: () => Known, results: NewResults): void {
  const begin = computed<{ readonly id: string; readonly after: number } | null>((before) => {
    const [id, known] = [tournamentId(), tournament()];
    if (before?.id === id) return before;
    return known == null ? null : { id, after: tablePlace.of(id) ?? known.version };
  });
  useSubscription(
    {
      query: computed(() => partOfFormat(tournament()?.format ?? '').tableEvents ?? plainTableEvents),
      variables: computed(() => ({ tournamentId: tournamentId(), after: begin.value?.after ?? null })),
      pause: () => begin.value === null,
    },
    (_before, next) => {
      const event = next.tableEvents;
      tablePlace.is(tournamentId(), event.version);
      results.ranked(event);
      // What has changed since is not known: the page asks for what it shows.
      if (event.__typename === 'TablesSnapshot') live.gap();
      return next;
    },
  );
}
