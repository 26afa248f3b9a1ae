import { useSubscription } from '@urql/vue';
import { computed, inject, provide, shallowRef, type InjectionKey, type ShallowRef } from 'vue';
import { graphql } from '../graphql/tada.ts';
import { crosstableFragment } from './crosstable.ts';
import { tournamentHeadFragment } from './tournament-head.ts';

const tournamentEvents = graphql(
  `
    subscription TournamentEvents($tournamentId: ID!, $after: Int) {
      tournamentEvents(tournamentId: $tournamentId, after: $after) {
        __typename
        topic
        version
        at
        ... on TournamentSnapshot {
          tournament {
            id
            ...TournamentHead
          }
        }
        ... on TournamentChanged {
          tournament {
            id
            ...TournamentHead
          }
        }
        ... on EntryChanged {
          tournament {
            id
            ...TournamentHead
          }
        }
        ... on StageStarted {
          tournament {
            id
            ...TournamentHead
          }
        }
        ... on PairingDecided {
          tournament {
            id
          }
          pairing {
            id
            decided
            score
          }
        }
        ... on StandingsChanged {
          tournament {
            id
            ...TournamentHead
          }
          group {
            id
            ...Crosstable
          }
          game {
            __typename
            id
            status
            ply
            toMove
            result {
              seat
              how
              reason
              at
            }
          }
        }
        ... on RulingMade {
          tournament {
            id
          }
        }
        ... on TournamentFinished {
          tournament {
            id
            ...TournamentHead
          }
        }
      }
    }
  `,
  [tournamentHeadFragment, crosstableFragment],
);

/** The games whose sign has changed since the page was opened, newest last. */
type ChangedGames = Readonly<ShallowRef<ReadonlySet<string>>>;
const changedGames: InjectionKey<ChangedGames> = Symbol('changed games');

/** Keeps a tournament's page true: every event goes into the cache, and the games it decided are told to the tables below. */
export function useTournamentEvents(tournamentId: () => string): void {
  const changed = shallowRef<ReadonlySet<string>>(new Set());
  provide(changedGames, changed);
  useSubscription(
    { query: tournamentEvents, variables: computed(() => ({ tournamentId: tournamentId() })) },
    (_before, next) => {
      const event = next.tournamentEvents;
      if (event.__typename === 'StandingsChanged') changed.value = new Set([...changed.value, event.game.id]);
      return next;
    },
  );
}

/** Which games changed while the reader looked; empty outside a tournament's page. */
export const useChangedGames = (): ChangedGames => inject(changedGames, shallowRef<ReadonlySet<string>>(new Set()));
