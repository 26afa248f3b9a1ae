import { formatSettingsRead } from '../formats/fragments.ts';
import { graphql } from '../graphql/tada.ts';
import { playerNameFragment } from '../player/player-name.ts';

/** A tournament in short: what is played, how, when, and who answers for it. */
export const tournamentFactsFragment = graphql(
  `
    fragment TournamentFacts on Tournament {
      __typename
      id
      game
      format
      formatSettings {
        ...FormatSettingsRead
      }
      venue
      timeControl
      timeControlText
      minPlayers
      maxPlayers
      startsAt
      startedAt
      finishedAt
      entries {
        totalCount
      }
      director {
        id
        ...PlayerName
      }
      series {
        __typename
        id
        name
      }
    }
  `,
  [playerNameFragment, formatSettingsRead],
);
