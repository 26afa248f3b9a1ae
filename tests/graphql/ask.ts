import { graphql, type ExecutionResult } from 'graphql';
import type { Actor, AppContext } from '../../api/src/application/context.ts';
import { reader } from '../../api/src/application/grant.ts';
import { createFeed, type RunningFeed } from '../../api/src/application/feed/create-feed.ts';
import { schema } from '../../api/src/graphql/schema.ts';
import { hearChanges } from '../../api/src/server/changes.ts';
import { type Fields } from '../support/answer.ts';
import type { World } from '../support/world.ts';

/** An answer of the API as plain JSON. */
export type Answer = Fields;

export type Variables = Readonly<Record<string, unknown>>;

/** A world with the API over it. */
export interface Api {
  readonly feed: RunningFeed;
  /** What the API answers to somebody, with its errors. */
  ask(who: AppContext, source: string, variables?: Variables): Promise<ExecutionResult<Answer>>;
  /** The data of an answer that has no errors. */
  data<Data = Answer>(who: AppContext, source: string, variables?: Variables): Promise<Data>;
  close(): Promise<void>;
}

/** No question of ours makes Pothos read rows once more, one by one. */
function refuseReread(model: string): void {
  throw new Error(`A ${model} was read once more by itself: what is asked of it does not come with it`);
}

/** Who asks, as a server has it of a request: he reads what his token lets him. */
export function asSent(who: AppContext): { readonly app: AppContext; readonly commander: Actor } {
  return { app: { ...who, actor: reader(who.actor), gamesLeft: new Map() }, commander: who.actor };
}

/** The API over a world, each question in a request of its own; `onReread` hears of rows that are read once more. */
export async function openApi(world: World, onReread = refuseReread): Promise<Api> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const sleepUntil = () => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  const changes = await hearChanges({ db: world.db, now: world.now, sleepUntil, signal });
  const feed = createFeed({
    db: world.db,
    now: world.now,
    entropy: world.system.entropy,
    sleepUntil,
    onChanges: changes.onChanges,
    onReconnect: changes.onReconnect,
    working: (work) => work(),
    report: (failure) => {
      throw failure;
    },
    signal,
  });
  const ask: Api['ask'] = (who, source, variables = {}) =>
    graphql({
      schema,
      source,
      variableValues: variables,
      contextValue: {
        ...asSent(who),
        feed,
        publicUrl: 'https://baraza.example',
        sandboxes: null,
        readServer: null,
        onReread,
      },
    });
  return {
    feed,
    ask,
    async data<Data>(who: AppContext, source: string, variables?: Variables) {
      const { data, errors } = await ask(who, source, variables);
      if (errors !== undefined) throw new Error(errors.map((error) => error.stack ?? error.message).join('\n'));
      return data as Data;
    },
    async close() {
      stopping.abort();
      await changes.stop();
    },
  };
}
