import { useSubscription } from '@urql/vue';
import { computed, inject, provide, shallowRef, type InjectionKey, type ShallowRef } from 'vue';
import { graphql } from '../graphql/tada.ts';
import { playerNameFragment } from '../player/player-name.ts';
import { crosstableFragment } from './crosstable.ts';
import { advanceFragment, stageGroupFragment } from './kiba/kiba-stage.ts';

/** What events change of a tournament. Nothing in it depends on who looks: all who watch share one execution. */
const tournamentStateFragment = graphql(
  `
    fragment TournamentState on Tournament {
      id
      version
      status
      startsAt
      startedAt
      finishedAt
      acceptUntil
      gamesTotal
      gamesDecided
      entries {
        id
      }
      winner {
        id
        player {
          id
          ...PlayerName
        }
      }
    }
  `,
  [playerNameFragment],
);

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
            ...TournamentState
          }
        }
        ... on TournamentChanged {
          tournament {
            id
            ...TournamentState
          }
        }
        ... on EntryChanged {
          tournament {
            id
            ...TournamentState
          }
        }
        ... on StageStarted {
          tournament {
            id
            ...TournamentState
          }
        }
        ... on PlayoffNeeded {
          tournament {
            id
          }
        }
        ... on StageFinished {
          tournament {
            id
          }
        }
        ... on StageApproved {
          tournament {
            id
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
            ...TournamentState
          }
          group {
            id
            ...Crosstable
            ...StageGroup
            stage {
              id
              kind
              state
              advances {
                ...AdvanceLine
              }
            }
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
            ...TournamentState
          }
        }
      }
    }
  `,
  [tournamentStateFragment, crosstableFragment, stageGroupFragment, advanceFragment],
);

/** The games whose sign has changed since the page was opened, newest last. */
type ChangedGames = Readonly<ShallowRef<ReadonlySet<string>>>;
const changedGames: InjectionKey<ChangedGames> = Symbol('changed games');

/**
 * Keeps a tournament's page true: every event goes into the cache, and the games it decided are told to the tables below.
 * Nothing is asked while `absent` says that there is no such tournament.
 */
export function useTournamentEvents(tournamentId: () => string, absent: () => boolean): void {
  const changed = shallowRef<ReadonlySet<string>>(new Set());
  provide(changedGames, changed);
  useSubscription(
    { query: tournamentEvents, variables: computed(() => ({ tournamentId: tournamentId() })), pause: absent },
    (_before, next) => {
      const event = next.tournamentEvents;
      if (event.__typename === 'StandingsChanged') changed.value = new Set([...changed.value, event.game.id]);
      return next;
    },
  );
}

/** Which games changed while the reader looked; empty outside a tournament's page. */
export const useChangedGames = (): ChangedGames => inject(changedGames, shallowRef<ReadonlySet<string>>(new Set()));
