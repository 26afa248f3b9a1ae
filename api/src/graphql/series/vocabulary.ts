import { builder } from '../builder.ts';

/** Where a championship stands. */
export const ChampionshipStateEnum = builder.enumType('ChampionshipState', {
  description: 'Where a championship stands.',
  values: {
    ANNOUNCED: { description: 'None of its tournaments has started.' },
    TOURNAMENTS: { description: 'Its four tournaments are under way.' },
    COMPLETE: { description: 'The four are finished; the Mabingwa is to be opened.' },
    MABINGWA_GROUP: { description: 'The best six are named, and play in one group.' },
    MABINGWA_FINAL: { description: 'The first two of them play the final.' },
    CLOSED: { description: 'There is a Bingwa.' },
  } as const,
});

/** What a place in the standings means. */
export const ChampionshipZoneEnum = builder.enumType('ChampionshipZone', {
  description: 'What a place in the standings means for the Mabingwa, by the standings as they are.',
  values: {
    MABINGWA: { description: 'Among the six.' },
    TIED: { description: 'Nothing separates the players over the sixth place: the director settles it.' },
    REFUSED: { description: 'Has given the place back.' },
  } as const,
});

/** When countries meet. */
export const NationMatchEnum = builder.enumType('NationMatch', {
  description: 'When the countries of a championship meet.',
  values: {
    END: { description: 'Once, the first two of the ranking added over the four tournaments.' },
    EACH: { description: 'After each tournament, the first two of its own ranking.' },
  } as const,
});

/** What can be won. */
export const TitleKindEnum = builder.enumType('TitleKind', {
  description: 'What can be won in a series besides its tournaments.',
  values: {
    BINGWA: { description: 'Bingwa wa KIBA: the master, who has won the Mabingwa.' },
    COUNTRY_CHAMPION: { description: 'Country champion: the country that has won the match of countries.' },
    TITLE_HOLDER: {
      description: 'The title that is defended in cycles: held from the end of one to the end of the next.',
    },
  } as const,
});

/** Where championship points come from. */
export const ScoreSourceEnum = builder.enumType('ScoreSource', {
  description: 'Where championship points come from.',
  values: {
    QUALIFICATION: { description: 'Games won in the qualification, a point each.' },
    SEMIFINAL: { description: 'Games won in the semi-finals, two points each.' },
    FINAL: { description: 'Games won in the final, three points each.' },
    CHAMPION: { description: 'The tournament itself, four points.' },
  } as const,
});

/** What a tournament is in its series. */
export const SeriesRoleEnum = builder.enumType('SeriesRole', {
  description: 'What a tournament is in its series.',
  values: {
    TOURNAMENT: { description: 'One whose points count in the standings.' },
    MABINGWA: { description: 'That of the best six, for the title.' },
    COUNTRY_MATCH: { description: 'A match of two countries.' },
    CYCLE: { description: 'A cycle in which a title is played for.' },
  } as const,
});

/** What was decided beside the results. */
export const SeriesRulingKindEnum = builder.enumType('SeriesRulingKind', {
  description: 'What was decided in a series beside its results.',
  values: {
    PLACE_REFUSED: { description: 'A player has given back his place in the Mabingwa.' },
    CUT_SETTLED: { description: 'The director has ordered players whom nothing separates.' },
  } as const,
});

/** What has become of a player's place. */
export const SeriesPlaceChangeEnum = builder.enumType('SeriesPlaceChange', {
  description: 'What has become of a place in the Mabingwa or in a match of countries.',
  values: {
    QUALIFIED: { description: 'You have it.' },
    WOULD_QUALIFY: { description: 'After a correction the standings would give it to you; who plays stays.' },
    WOULD_NOT_QUALIFY: { description: 'After a correction the standings would not give it to you; it remains yours.' },
  } as const,
});

/** Where a title stands. */
export const KuksuTitleStateEnum = builder.enumType('KuksuTitleState', {
  description: 'Where a title stands.',
  values: {
    ANNOUNCED: { description: 'It has no cycle yet.' },
    SIGN_UP: { description: 'The next cycle is prepared: set up, signed up for, or closed and not begun.' },
    LEAGUES: { description: 'The leagues of a cycle are played.' },
    TITLE_MATCH: { description: 'The holder and the winner of League A play for the title.' },
    BETWEEN: { description: 'Its last cycle is over, the next one can be opened.' },
  } as const,
});

/** How a player has come to a cycle. */
export const CycleChangeEnum = builder.enumType('CycleChange', {
  description: 'How a player has come to a cycle since the last one.',
  values: {
    UP: { description: 'From a lower tier.' },
    SAME: { description: 'From the same tier.' },
    DOWN: { description: 'From a higher tier.' },
    FROM_TITLE: { description: 'From the match for the title, which he has lost.' },
    NEW: { description: 'His first cycle.' },
    RETURNED: { description: 'He was here before, but not in the last cycle: he starts over.' },
    HOLDS_TITLE: { description: 'He plays in no league and waits with the title for the winner of League A.' },
  } as const,
});
