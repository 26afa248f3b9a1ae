import { graphql, type ResultOf } from '../../graphql/tada.ts';

/** What all games of bao of a tournament are played by. */
export const baoSettings = graphql(`
  fragment BaoSettingsRead on BaoSettings @_unmask {
    variant
  }
`);

/** The settings of bao as a form holds them. */
export interface BaoForm {
  variant: ResultOf<typeof baoSettings>['variant'];
}
