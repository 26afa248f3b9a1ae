import { computed, type ComputedRef } from 'vue';
import { useI18n } from 'vue-i18n';
import { useNameOf } from '../../../player/namesakes.ts';
import type { RibbonStep } from '../StageRibbon.vue';
import type { ChampionshipAtHome } from './championship-fragments.ts';

const roman = ['I', 'II', 'III', 'IV'] as const;

type Part = Pick<NonNullable<ChampionshipAtHome['mabingwa']>, 'status' | 'startsAt' | 'startedAt' | 'finishedAt'>;

/** The parts of a championship in order: its four tournaments and the Mabingwa, each with what is going on in it. */
export function useChampionshipRibbon(
  championship: ComputedRef<ChampionshipAtHome | undefined>,
): ComputedRef<readonly RibbonStep[]> {
  const { t } = useI18n();
  const nameOf = useNameOf();

  function step(key: string, name: string, part: Part | null, winner: string | null, none: string): RibbonStep {
    if (part === null) return { key, name, state: 'COMING', words: none, at: null };
    if (part.finishedAt !== null) {
      const words =
        winner === null
          ? t('formats.KIBA.championship.step.over')
          : t('formats.KIBA.championship.step.won', { name: winner });
      return { key, name, state: 'DONE', words, at: winner === null ? part.finishedAt : null };
    }
    if (part.startedAt !== null) {
      return { key, name, state: 'NOW', words: t('formats.KIBA.stepWords.running'), at: part.startedAt };
    }
    const isOpen = part.status === 'REGISTRATION';
    const words = t(part.startsAt === null ? `status.${part.status}` : 'formats.KIBA.stepWords.starts');
    return { key, name, state: isOpen ? 'NOW' : 'COMING', words, at: part.startsAt };
  }

  return computed(() => {
    const shown = championship.value;
    if (!shown) return [];
    const legs = shown.legs.map(({ number, tournament, champion }) => {
      const winner = champion ? nameOf(champion.player) : null;
      const name = t('formats.KIBA.championship.step.leg', { number: roman[number - 1] ?? number });
      return step(String(number), name, tournament, winner, t('formats.KIBA.championship.step.notNamed'));
    });
    const bingwa = shown.bingwa ? nameOf(shown.bingwa) : null;
    return [
      ...legs,
      step(
        'mabingwa',
        t('formats.KIBA.championship.mabingwa'),
        shown.mabingwa,
        bingwa,
        t(
          shown.state === 'COMPLETE'
            ? 'formats.KIBA.championship.step.toOpen'
            : 'formats.KIBA.championship.step.afterFour',
        ),
      ),
    ];
  });
}
