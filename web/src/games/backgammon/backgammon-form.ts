import { graphql } from '../../graphql/tada.ts';

/** What all games of backgammon of a tournament are played by. */
export const backgammonSettings = graphql(`
  fragment BackgammonSettingsRead on BackgammonSettings @_unmask {
    length
  }
`);

/** The settings of backgammon as a form holds them; an emptied field is as usual. */
export interface BackgammonForm {
  length: number | '';
}
