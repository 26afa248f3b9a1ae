import { useClientHandle, type AnyVariables, type TypedDocumentNode } from '@urql/vue';
import { useI18n } from 'vue-i18n';
import type { Explored } from '../analysis/use-variations.ts';
import { failureText } from '../graphql/failure-text.ts';

/** Asks for the board of a step by a query, and `read`s the answer: null where neither a board nor a refusal is in it. */
export function useAskedStep<Data, Variables extends AnyVariables, Position>(
  document: TypedDocumentNode<Data, Variables>,
  read: (data: Data) => Explored<Position> | null,
): (variables: Variables) => Promise<Explored<Position>> {
  const { client } = useClientHandle();
  const { t } = useI18n();
  return async (variables) => {
    const { data, error } = await client.query(document, variables).toPromise();
    const answer = data ? read(data) : null;
    return answer ?? { kind: 'refused', message: failureText(error, t('state.unsent')) };
  };
}
