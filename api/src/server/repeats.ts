import { GraphQLError, Kind } from 'graphql';
import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { tooComplex } from '../graphql/too-complex.ts';
import { documentTooLarge } from './limit-refusal.ts';
import type { SetLimits } from './set-limits.ts';

/** Where fields are asked for, as their names in the answer lead there from the top. */
interface Place {
  times: number;
  spreads: number;
  readonly below: Map<string, Place>;
}

/**
 * Refuses a document that asks for the same at one place more often than so, and one whose operations ask for more fields than one
 * may, before it is checked whether all that is asked for at a place agrees: that compares each two of them, and keeps everybody
 * else waiting meanwhile.
 */
export function repeats(limits: SetLimits): Plugin {
  const looked = new WeakMap<DocumentNode, GraphQLError | null>();
  return {
    onValidate({ params: { documentAST }, setResult }) {
      const document = documentAST as DocumentNode;
      const known = looked.get(document);
      const refusal = known === undefined ? refusalOf(document, limits) : known;
      looked.set(document, refusal);
      if (refusal !== null) setResult([refusal]);
    },
  };
}

function refusalOf(document: DocumentNode, limits: SetLimits): GraphQLError | null {
  const { DOCUMENT_REPEATS: most, OPERATION_BREADTH: mostFields, DOCUMENT_TOKENS: mostOfAll } = limits;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const one of document.definitions) if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one);
  const spread = new Set<FragmentDefinitionNode>();
  let ofAll = 0;
  let fields = 0;

  const counted = (times: number): void => {
    if (times > most)
      throw documentTooLarge({
        rule: 'repeats',
        has: 'fields or fragments at the same place',
        number: null,
        maximum: most,
      });
  };

  function look({ selections }: SelectionSetNode, place: Place, within: readonly FragmentDefinitionNode[]): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const { name, alias, selectionSet } = selection;
        const there = placeBelow(place, (alias ?? name).value);
        counted((there.times += 1));
        ofAll += 1;
        if (!name.value.startsWith('__')) fields += 1;
        if (fields > mostFields || ofAll > mostOfAll)
          throw tooComplex({ rule: 'breadth', number: mostFields + 1, maximum: mostFields });
        if (selectionSet !== undefined) look(selectionSet, there, within);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        look(selection.selectionSet, place, within);
      } else {
        counted((place.spreads += 1));
        const fragment = fragments.get(selection.name.value);
        // What there is not, or what spreads itself, is refused by the rules of GraphQL.
        if (fragment === undefined || within.includes(fragment)) continue;
        spread.add(fragment);
        look(fragment.selectionSet, place, [...within, fragment]);
      }
    }
  }

  try {
    for (const one of document.definitions) {
      if (one.kind !== Kind.OPERATION_DEFINITION) continue;
      fields = 0;
      look(one.selectionSet, emptyPlace(), []);
    }
    // Those that no operation spreads are compared too.
    for (const one of fragments.values()) {
      fields = 0;
      if (!spread.has(one)) look(one.selectionSet, emptyPlace(), [one]);
    }
  } catch (failure) {
    if (failure instanceof GraphQLError) return failure;
    throw failure;
  }
  return null;
}

const emptyPlace = (): Place => ({ times: 0, spreads: 0, below: new Map() });

function placeBelow({ below }: Place, name: string): Place {
  const known = below.get(name);
  if (known !== undefined) return known;
  const place = emptyPlace();
  below.set(name, place);
  return place;
}
