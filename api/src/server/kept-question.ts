import type { DocumentNode, ExecutionArgs, GraphQLSchema } from 'graphql';
import { valueFromASTUntyped, type ValueNode } from 'graphql';
import { TOURNAMENT_NAMES, idNamed } from '../graphql/global-id.ts';
import { lastingTournament } from '../graphql/lasting.ts';
import { parted, type Parted } from '../graphql/own-part.ts';
import type { TournamentId } from '../kernel/ids.ts';
import type { RequestContext } from './request-context.ts';

/** What is asked of one tournament that lasts. */
export interface Question {
  readonly tournament: TournamentId;
  /** Equal for the same document, variables and language only. */
  readonly key: string;
  /** What of it is the same for whoever asks. */
  readonly shared: DocumentNode;
  /** What of it is about who asks; null: nothing. */
  readonly own: DocumentNode | null;
}

/** What a document asks for by nobody in particular, and by somebody. */
interface Read {
  readonly name: number;
  readonly tournament: ValueNode | null;
  readonly parts: Parted | null;
}

/** Reads documents once each, and answers what an operation asks that may be kept; null: nothing may. */
export function questions(schema: GraphQLSchema): (args: ExecutionArgs) => Question | null {
  const known = new WeakMap<DocumentNode, Read>();
  let count = 0;
  const readOnce = (document: DocumentNode): Read => {
    const before = known.get(document);
    if (before !== undefined) return before;
    const tournament = lastingTournament(schema, document);
    const parts = tournament === null ? null : parted(document);
    const read = { name: (count += 1), tournament, parts };
    known.set(document, read);
    return read;
  };

  return ({ document, contextValue, variableValues }) => {
    const { app, commander, locale, request } = contextValue as RequestContext & { readonly request?: Request };
    if (request === undefined) return null;
    const { name, tournament, parts } = readOnce(document);
    if (tournament === null) return null;
    const isNobody = app.actor.kind === 'anonymous' && (commander ?? app.actor).kind === 'anonymous';
    // Of nobody all that is about who asks is always the same.
    const asked = isNobody ? { shared: document, own: null } : parts;
    if (asked === null) return null;
    const variables = variableValues ?? {};
    const id: unknown = valueFromASTUntyped(tournament, variables);
    const key = JSON.stringify([name, asked.shared === document, locale, variables]);
    return { tournament: idNamed<TournamentId>(String(id), TOURNAMENT_NAMES), key, ...asked };
  };
}
