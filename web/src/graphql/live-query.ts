import { useQuery, type AnyVariables, type UseQueryArgs, type UseQueryResponse } from '@urql/vue';
import { toValue, watch } from 'vue';
import { languageEpoch } from '../i18n/language-epoch.ts';
import { live } from '../ui/live.ts';
import { keptAnswer } from './kept-answer.ts';

/** A query that is asked again, past the cache, whenever events may have been missed: the page then equals a fresh load. */
export function useLiveQuery<Data, Variables extends AnyVariables>(
  args: UseQueryArgs<Data, Variables>,
): UseQueryResponse<Data, Variables> {
  const response = useQuery<Data, Variables>(args);
  // What the server says is in the language in which it was asked.
  watch([live.epoch, languageEpoch], () => {
    if (!toValue(args.pause)) void response.executeQuery({ requestPolicy: 'network-only' });
  });
  return Object.assign(response, { data: keptAnswer(response.data, () => response.operation.value?.key) });
}
