import type { ComposerTranslation } from 'vue-i18n';
import type { WebhookDelivery } from './webhook-documents.ts';

/** What was last answered to a delivery, in words: its status, or why there was no answer. */
export function answerText(
  t: ComposerTranslation,
  { status, problem }: Pick<WebhookDelivery, 'status' | 'problem'>,
): string {
  if (problem !== null) return t(`account.webhooks.problems.${problem}`);
  return status === null ? t('account.webhooks.notYet') : t('account.webhooks.answered', { status });
}
