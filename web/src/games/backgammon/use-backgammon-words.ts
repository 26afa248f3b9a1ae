import { useI18n } from 'vue-i18n';

const ROLL = /^roll ([1-6])\s?([1-6])$/;
const RESIGN = /^[WB] resign (single|gammon|backgammon|drop)$/;
const DEEDS: Readonly<Record<string, 'double' | 'take' | 'drop' | 'none'>> = {
  double: 'double',
  take: 'take',
  drop: 'drop',
  'no move': 'none',
};

/** What is said of acts of backgammon: a play as it is written, another act in words. */
export interface BackgammonWords {
  said(notation: string): string;
  /** Of a double, to how much. */
  doubles(to: number): string;
}

/** Words in the reader’s language. */
export function useBackgammonWords(): BackgammonWords {
  const { t } = useI18n();
  return {
    said(notation) {
      const [, one, other] = ROLL.exec(notation) ?? [];
      if (one !== undefined) return t('games.BACKGAMMON.said.roll', { dice: `${one} ${other}` });
      const kind = RESIGN.exec(notation)?.[1]?.toUpperCase() as 'SINGLE' | 'GAMMON' | 'BACKGAMMON' | 'DROP' | undefined;
      if (kind) return t('games.BACKGAMMON.said.resign', { kind: t(`games.BACKGAMMON.kind.${kind}`) });
      const deed = DEEDS[notation];
      return deed ? t(`games.BACKGAMMON.said.${deed}`) : notation;
    },
    doubles: (to) => t('games.BACKGAMMON.said.doubleTo', { n: to }),
  };
}
