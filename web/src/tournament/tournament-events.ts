import { useSubscription } from '@urql/vue';
import { computed, inject, provide, shallowRef, type InjectionKey, type ShallowRef } from 'vue';
import { graphql } from '../graphql/tada.ts';
import { crosstableFragment } from './crosstable.ts';
import { advanceFragment, stageGroupFragment } from '../formats/kiba/kiba-stage.ts';
import { knockoutEvents } from '../formats/knockout/knockout-events.ts';
import { cycleEvents } from '../formats/kuksu/cycle-events.ts';
import { tournamentHappeningFragment } from './tournament-happening.ts';

const tournamentEvents = graphql(
  `
    subscription TournamentEvents($tournamentId: ID!, $after: Int) {
      tournamentEvents(tournamentId: $tournamentId, after: $after) {
        ...TournamentHappening
        ... on StandingsChanged {
          group {
            id
            ...Crosstable
            ...StageGroup
            stage {
              id
              advances {
                ...AdvanceLine
              }
            }
          }
        }
      }
    }
  `,
  [tournamentHappeningFragment, crosstableFragment, stageGroupFragment, advanceFragment],
);

function documentOf(format: string | undefined): typeof cycleEvents | typeof knockoutEvents | typeof tournamentEvents {
  if (format === 'KUKSU') return cycleEvents;
  return format === 'KNOCKOUT' ? knockoutEvents : tournamentEvents;
}

/** The games whose sign has changed since the page was opened, newest last. */
type ChangedGames = Readonly<ShallowRef<ReadonlySet<string>>>;
const changedGames: InjectionKey<ChangedGames> = Symbol('changed games');

/**
 * Keeps a tournament's page true: every event goes into the cache, and the games it decided are told to the tables below.
 * What a decided game carries is up to the format; nothing is asked before that is known.
 */
export function useTournamentEvents(tournamentId: () => string, format: () => string | undefined): void {
  const changed = shallowRef<ReadonlySet<string>>(new Set());
  provide(changedGames, changed);
  useSubscription(
    {
      query: computed(() => documentOf(format())),
      variables: computed(() => ({ tournamentId: tournamentId() })),
      pause: () => format() === undefined,
    },
    (_before, next) => {
      const event = next.tournamentEvents;
      if (event.__typename === 'StandingsChanged') changed.value = new Set([...changed.value, event.game.id]);
      return next;
    },
  );
}

/** Which games changed while the reader looked; empty outside a tournament's page. */
export const useChangedGames = (): ChangedGames => inject(changedGames, shallowRef<ReadonlySet<string>>(new Set()));
