import { useI18n } from 'vue-i18n';

/** A group and the stage that it is of. */
interface Titled {
  readonly name: string;
  readonly stage: { readonly name: string };
}

/** What a group is called where other groups of its tournament stand beside it: a name such as "A" says nothing without its stage. */
export function useGroupTitle(): (group: Titled) => string {
  const { t } = useI18n();
  return ({ name, stage }) => (name === stage.name ? name : t('tournamentPage.groupOf', { stage: stage.name, name }));
}
