import { championshipStates } from '../../application/championship/championship.ts';
import { builder } from '../../../../graphql/builder.ts';
import { registeredValues } from '../../../../graphql/registered-enum.ts';

/** Where a championship stands. */
export const ChampionshipStateEnum = builder.enumType('ChampionshipState', {
  description: 'Where a championship stands.',
  values: registeredValues(championshipStates),
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
