import { graphql } from '../../graphql/tada.ts';
import { crosstableFragment } from '../../tournament/crosstable.ts';
import { tournamentHappeningFragment } from '../../tournament/tournament-happening.ts';
import { advanceFragment, stageGroupFragment } from './kiba-stage.ts';

/** The events of a staged tournament: a decided game carries the table of its group and who goes on from the stage. */
export const kibaEvents = graphql(
  `
    subscription KibaEvents($tournamentId: ID!, $after: Int) {
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
