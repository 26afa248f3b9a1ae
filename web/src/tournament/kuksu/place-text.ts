import { useI18n } from 'vue-i18n';

/** Says a place in a league as people do: `B1 2nd`. */
export function usePlaceText(): (league: string, rank: number) => string {
  const { t, locale } = useI18n();
  return (league, rank) => {
    const kind = new Intl.PluralRules(locale.value, { type: 'ordinal' }).select(rank);
    const known = kind === 'one' || kind === 'two' || kind === 'few' ? kind : 'other';
    return t('kuksu.placeOf', { league, place: t(`kuksu.ordinal.${known}`, { n: rank }) });
  };
}
