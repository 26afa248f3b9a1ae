import type { AnyVariables, Client, OperationContext, OperationResult, TypedDocumentNode } from '@urql/vue';
import { firstView } from '../ui/first-view.ts';

/**
 * The answer to a question that has come with the page, at once; null where none has, and on a page that goes by its browser. While a
 * page is drawn, what is not known yet is asked by this, and known to the next drawing.
 */
export function handedAnswer<Data, Variables extends AnyVariables>(
  client: Client,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  context?: Partial<OperationContext>,
): OperationResult<Data, Variables> | null {
  return firstView.value === null ? null : client.readQuery(query, variables, context);
}
