/** The settings of go as a form holds them; an emptied field is as usual. */
export interface GoForm {
  size: number | '';
  komi: number | '';
  rules: 'JAPANESE' | 'AREA';
  koRule: 'SIMPLE' | 'POSITIONAL' | 'SITUATIONAL';
}

/** What go is usually played with. */
export const usualGo = { size: 19, komi: 6.5, rules: 'JAPANESE', koRule: 'SIMPLE' } as const satisfies GoForm;

/** The same as the API takes it. */
export const goInput = ({ size, komi, ...rest }: Readonly<GoForm>) => ({
  ...rest,
  size: size === '' ? usualGo.size : size,
  komi: komi === '' ? usualGo.komi : komi,
});
