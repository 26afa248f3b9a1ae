import { useI18n } from 'vue-i18n';

/** Says what the head of a column calls a tie-break: in a word where the page has one, else as the API names it. */
export function useTieBreakName(): (tieBreak: { readonly code: string; readonly name: string }) => string {
  const { t, te } = useI18n();
  return ({ code, name }) => {
    const key = `tournamentPage.tieBreak.${code}`;
    return te(key) ? t(key) : name;
  };
}
