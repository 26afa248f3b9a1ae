import { seriesHere, seriesRolesHere, seriesRulingsHere, titlesHere } from '../../application/registered.ts';
import { builder } from '../builder.ts';
import { registeredValues } from '../registered-enum.ts';

/** What a series of tournaments is. */
export const SeriesKindEnum = builder.enumType('SeriesKind', {
  description: 'What a series of tournaments is.',
  values: registeredValues(seriesHere),
});

/** What can be won. */
export const TitleKindEnum = builder.enumType('TitleKind', {
  description: 'What can be won in a series besides its tournaments.',
  values: registeredValues(titlesHere),
});

/** What a tournament is in its series. */
export const SeriesRoleEnum = builder.enumType('SeriesRole', {
  description: 'What a tournament is in its series.',
  values: registeredValues(seriesRolesHere),
});

/** What was decided beside the results. */
export const SeriesRulingKindEnum = builder.enumType('SeriesRulingKind', {
  description: 'What was decided in a series beside its results.',
  values: registeredValues(seriesRulingsHere),
});

/** What has become of a player's place. */
export const SeriesPlaceChangeEnum = builder.enumType('SeriesPlaceChange', {
  description: 'What has become of a place in a tournament of a series that names its players.',
  values: {
    QUALIFIED: { description: 'You have it.' },
    WOULD_QUALIFY: { description: 'After a correction the standings would give it to you; who plays stays.' },
    WOULD_NOT_QUALIFY: { description: 'After a correction the standings would not give it to you; it remains yours.' },
  } as const,
});
