import { computed, type ComputedRef } from 'vue';
import { useI18n } from 'vue-i18n';
import type { ResultOf } from '../../graphql/tada.ts';
import type { kibaEventFragment } from './kiba-event.ts';
import { kindOf, type KibaStage, type StageKind as Kind } from './kiba-stage.ts';
import type { RibbonStep } from './StageRibbon.vue';

type Event = ResultOf<typeof kibaEventFragment>;

/** The parts of a staged tournament in order, from the sign-up to the final, each with what is going on in it. */
export function useRibbon(
  event: ComputedRef<Event | undefined>,
  stages: ComputedRef<readonly KibaStage[]>,
): ComputedRef<readonly RibbonStep[]> {
  const { t } = useI18n();

  function signUp({ status, entries, maxPlayers, startedAt }: Event): RibbonStep {
    const step = { key: 'signUp', name: t('formats.KIBA.signUp') };
    const n = entries.totalCount;
    if (startedAt !== null)
      return { ...step, state: 'DONE', words: t('formats.KIBA.stepWords.entered', { n }), at: null };
    if (status === 'CANCELLED')
      return { ...step, state: 'DONE', words: t('formats.KIBA.stepWords.cancelled'), at: null };
    if (status === 'DRAFT') return { ...step, state: 'COMING', words: t('formats.KIBA.stepWords.draft'), at: null };
    if (status === 'CLOSED')
      return { ...step, state: 'DONE', words: t('formats.KIBA.stepWords.entered', { n }), at: null };
    return { ...step, state: 'NOW', words: t('formats.KIBA.stepWords.signUp', { n, max: maxPlayers }), at: null };
  }

  function toCome(kind: Kind, before: Kind | null, startsAt: string | null): RibbonStep {
    const step = { key: kind, name: t(`formats.KIBA.stage.${kind}`), state: 'COMING' as const };
    if (before !== null) {
      return {
        ...step,
        words: t('formats.KIBA.stepWords.after', { stage: t(`formats.KIBA.stageInText.${before}`) }),
        at: null,
      };
    }
    if (startsAt !== null) return { ...step, words: t('formats.KIBA.stepWords.starts'), at: startsAt };
    return { ...step, words: t('formats.KIBA.stepWords.afterSignUp'), at: null };
  }

  function there(stage: KibaStage): RibbonStep {
    const step = { key: stage.kind, name: t(`formats.KIBA.stage.${kindOf(stage)}`) };
    if (stage.state === 'PUBLISHED') {
      return {
        ...step,
        state: 'DONE',
        words: t('formats.KIBA.stepWords.over'),
        at: stage.approvedAt ?? stage.completedAt,
      };
    }
    if (stage.state === 'RUNNING') {
      return { ...step, state: 'NOW', words: t('formats.KIBA.stepWords.running'), at: stage.startedAt };
    }
    return { ...step, state: 'NOW', words: t(`formats.KIBA.state.${stage.state}`), at: null };
  }

  return computed(() => {
    const shown = event.value;
    if (!shown) return [];
    const kinds: readonly Kind[] =
      shown.path === 'SEMIFINALS' ? ['QUALIFICATION', 'SEMIFINAL', 'FINAL'] : ['QUALIFICATION', 'FINAL'];
    return [
      signUp(shown),
      ...kinds.map((kind, index) => {
        const stage = stages.value.find((one) => one.kind === kind);
        return stage ? there(stage) : toCome(kind, kinds[index - 1] ?? null, shown.startsAt);
      }),
    ];
  });
}
