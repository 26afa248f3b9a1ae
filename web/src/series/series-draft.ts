import { computed, type ComputedRef } from 'vue';
import { useI18n } from 'vue-i18n';
import { useRouter } from 'vue-router';
import { showToast } from '../ui/toast.ts';

/** What a director writes of a new series of any kind; nothing is tried before he has `touched` it. */
export interface SeriesForm {
  name: string;
  description: string;
  touched: boolean;
}

/** What a mutation that makes a series answers, whichever kind it is. */
interface Made {
  readonly series: { readonly id: string } | null;
}

/** What a new series is called and said to be, as the API takes it, and what happens when it was made. */
export interface SeriesDraft {
  /** null while it has no name */
  readonly named: ComputedRef<{ readonly name: string; readonly description: string | null } | null>;
  readonly made: (answer: Made) => void;
}

/** The draft of a series that is made of this form. */
export function useSeriesDraft(form: () => SeriesForm): SeriesDraft {
  const { t } = useI18n();
  const router = useRouter();
  const named = computed(() => {
    const [name, description] = [form().name.trim(), form().description.trim()];
    return !form().touched || name === '' ? null : { name, description: description === '' ? null : description };
  });
  return {
    named,
    made({ series }) {
      if (!series) return;
      showToast({ text: t('seriesPage.create.done', { name: form().name.trim() }) });
      void router.push({ name: 'series-direct', params: { id: series.id } });
    },
  };
}
