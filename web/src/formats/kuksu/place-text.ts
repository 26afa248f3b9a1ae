import { useI18n } from 'vue-i18n';

/** Says numbers of order as people do: `2nd`. */
export function useOrdinalText(): (n: number) => string {
  const { t, locale } = useI18n();
  return (n) => {
    const kind = new Intl.PluralRules(locale.value, { type: 'ordinal' }).select(n);
    const known = kind === 'one' || kind === 'two' || kind === 'few' ? kind : 'other';
    return t(`formats.KUKSU.ordinal.${known}`, { n });
  };
}

/** Says a place in a league: `B1 2nd`. */
export function usePlaceText(): (league: string, rank: number) => string {
  const { t } = useI18n();
  const ordinal = useOrdinalText();
  return (league, rank) => t('formats.KUKSU.placeOf', { league, place: ordinal(rank) });
}
