import { useQuery, type AnyVariables, type UseQueryArgs, type UseQueryResponse } from '@urql/vue';
import { toValue, watch } from 'vue';
import { languageEpoch } from '../i18n/language-epoch.ts';
import { live } from '../ui/live.ts';
import { useAwaited } from './awaited-answers.ts';
import { keptAnswer } from './kept-answer.ts';
import { askAgainAfter, useIsUnattended } from './unattended.ts';

/**
 * A query that is asked again, past the cache, whenever events may have been missed: the page then equals a fresh load. Where nobody
 * attends, it is asked past the cache from the beginning, as what it shows was not followed before, and again after a failure.
 */
export function useLiveQuery<Data, Variables extends AnyVariables>(
  args: UseQueryArgs<Data, Variables>,
): UseQueryResponse<Data, Variables> {
  const isUnattended = useIsUnattended();
  const response = useQuery<Data, Variables>(isUnattended ? { ...args, requestPolicy: 'cache-and-network' } : args);
  const ask = (): void => {
    if (!toValue(args.pause)) void response.executeQuery({ requestPolicy: 'network-only' });
  };
  // What the server says is in the language in which it was asked.
  watch([live.epoch, languageEpoch], ask);
  if (isUnattended) askAgainAfter(response.error, ask);
  useAwaited(() => !toValue(args.pause) && response.data.value === undefined && response.error.value === undefined);
  return Object.assign(response, { data: keptAnswer(response.data, () => response.operation.value?.key) });
}
