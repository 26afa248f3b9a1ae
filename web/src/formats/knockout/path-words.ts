import { useI18n } from 'vue-i18n';
import type { PathStep } from './bracket-path.ts';
import { useMatchWords } from './match-words.ts';
import { useSideNames } from './side-name.ts';

/** What a round meant for a player, in words: that he was drawn as a lucky loser, and how his match went. */
export function usePathWords(): (step: PathStep) => readonly string[] {
  const { t } = useI18n();
  const { sideName } = useSideNames();
  const words = useMatchWords();
  return (step) => {
    if (step.kind === 'BYE') return [t('formats.KNOCKOUT.path.bye', { round: words.round(step.round) })];
    const name = step.other ? sideName(step.other) : '';
    const told = t(`formats.KNOCKOUT.path.${step.outcome}`, { n: step.match.number, name });
    return step.side.isLuckyLoser ? [t('formats.KNOCKOUT.path.lucky'), told] : [told];
  };
}
