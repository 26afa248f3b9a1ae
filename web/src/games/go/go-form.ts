import { graphql, type ResultOf } from '../../graphql/tada.ts';

/** What all games of go of a tournament are played by. */
export const goSettings = graphql(`
  fragment GoSettingsRead on GoSettings @_unmask {
    size
    komi
    rules
    koRule
  }
`);
type GoRead = ResultOf<typeof goSettings>;

/** The settings of go as a form holds them; an emptied field is as usual. */
export interface GoForm {
  size: number | '';
  komi: number | '';
  rules: GoRead['rules'];
  koRule: GoRead['koRule'];
}

/** The same as the API takes it. */
export const goInput = ({ size, komi, ...rest }: Readonly<GoForm>) => ({
  ...rest,
  size: size === '' ? null : size,
  komi: komi === '' ? null : komi,
});
