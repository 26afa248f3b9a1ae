import { graphql, type ResultOf } from '../../graphql/tada.ts';

/** What a round robin is played by. */
export const roundRobinSettings = graphql(`
  fragment RoundRobinSettingsRead on RoundRobinSettings @_unmask {
    preset
  }
`);

/** The settings of a round robin as a form holds them. */
export interface RoundRobinForm {
  preset: ResultOf<typeof roundRobinSettings>['preset'];
}
