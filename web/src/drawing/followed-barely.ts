import { stringifyDocument, type Operation } from '@urql/vue';
import { Kind, visit, type FieldNode, type SelectionNode, type SelectionSetNode } from 'graphql';
import type { Followed } from '../first/news.ts';

const TYPE: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** A subscription that asks of each event what kind it is, and what else stands in it without parts of its own. */
export const followedBarely = ({ query, variables }: Operation): Followed => ({
  query: stringifyDocument(
    visit(query, {
      Field: (field) => field.selectionSet && { ...field, selectionSet: barely(field.selectionSet) },
      FragmentDefinition: () => null,
    }),
  ),
  variables,
});

const isBare = (part: SelectionNode): boolean =>
  part.kind === Kind.FIELD && part.selectionSet === undefined && part.name.value !== TYPE.name.value;

const barely = (event: SelectionSetNode): SelectionSetNode => ({
  ...event,
  selections: [TYPE, ...event.selections.filter(isBare)],
});
