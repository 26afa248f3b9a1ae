import { useI18n } from 'vue-i18n';

/** Says what the head of a column calls a tie-break: in a word where the page has one, else as the API names it. */
export function useTieBreakName(): (tieBreak: { readonly code: string; readonly name: string }) => string {
  const { t } = useI18n();
  const known: Readonly<Record<string, string>> = {
    SB: t('tournamentPage.tieBreak.SB'),
    KIBA: t('tournamentPage.tieBreak.KIBA'),
    SODOS: t('tournamentPage.tieBreak.SODOS'),
    LAST_TIER: t('tournamentPage.tieBreak.LAST_TIER'),
    LAST_RANK: t('tournamentPage.tieBreak.LAST_RANK'),
    RATING: t('tournamentPage.tieBreak.RATING'),
  };
  return ({ code, name }) => known[code] ?? name;
}
