import { computed, type ComputedRef } from 'vue';
import { useI18n } from 'vue-i18n';
import { readFragment } from '../../../graphql/tada.ts';
import { playerNameFragment } from '../../../player/player-name.ts';
import type { RibbonStep } from '../StageRibbon.vue';
import type { Championship } from './championship.ts';

const roman = ['I', 'II', 'III', 'IV'] as const;

type Part = Pick<NonNullable<Championship['mabingwa']>, 'status' | 'startsAt' | 'startedAt' | 'finishedAt'>;

/** The parts of a championship in order: its four tournaments and the Mabingwa, each with what is going on in it. */
export function useChampionshipRibbon(
  championship: ComputedRef<Championship | undefined>,
): ComputedRef<readonly RibbonStep[]> {
  const { t } = useI18n();

  function step(key: string, name: string, part: Part | null, winner: string | null, none: string): RibbonStep {
    if (part === null) return { key, name, state: 'COMING', words: none, at: null };
    if (part.finishedAt !== null) {
      const words =
        winner === null ? t('championshipPage.step.over') : t('championshipPage.step.won', { name: winner });
      return { key, name, state: 'DONE', words, at: winner === null ? part.finishedAt : null };
    }
    if (part.startedAt !== null) {
      return { key, name, state: 'NOW', words: t('kiba.stepWords.running'), at: part.startedAt };
    }
    const isOpen = part.status === 'REGISTRATION';
    const words = t(part.startsAt === null ? `status.${part.status}` : 'kiba.stepWords.starts');
    return { key, name, state: isOpen ? 'NOW' : 'COMING', words, at: part.startsAt };
  }

  return computed(() => {
    const shown = championship.value;
    if (!shown) return [];
    const legs = shown.legs.map(({ number, tournament, champion }) => {
      const winner = champion ? readFragment(playerNameFragment, champion.player).name : null;
      const name = t('championshipPage.step.leg', { number: roman[number - 1] ?? number });
      return step(String(number), name, tournament, winner, t('championshipPage.step.notNamed'));
    });
    const bingwa = shown.bingwa ? readFragment(playerNameFragment, shown.bingwa).name : null;
    return [
      ...legs,
      step(
        'mabingwa',
        t('championshipPage.mabingwa'),
        shown.mabingwa,
        bingwa,
        t(shown.state === 'COMPLETE' ? 'championshipPage.step.toOpen' : 'championshipPage.step.afterFour'),
      ),
    ];
  });
}
