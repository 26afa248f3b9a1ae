import { useClientHandle, useSubscription } from '@urql/vue';
import { computed, shallowRef, type ComputedRef } from 'vue';
import type { CombinedError } from '@urql/vue';
import { useLiveQuery } from '../graphql/live-query.ts';
import { useShownName } from '../player/namesakes.ts';
import { ChatEvents, ChatQuery, type ChatMessage } from './chat-documents.ts';

export interface Chat {
  /** The oldest first; undefined until it is known. */
  readonly messages: ComputedRef<readonly ChatMessage[] | undefined>;
  readonly canWrite: ComputedRef<boolean>;
  /** Whether the chat is off for the reader himself. */
  readonly isOff: ComputedRef<boolean>;
  /** The players of the game who do not chat, as they are called here. */
  readonly silent: ComputedRef<readonly string[]>;
  readonly hasEarlier: ComputedRef<boolean>;
  readonly error: ComputedRef<CombinedError | undefined>;
  /** Asks for the page before the first message that is shown. */
  earlier(): Promise<void>;
  /** Asks for the last page again. */
  again(): void;
}

interface Earlier {
  readonly messages: readonly ChatMessage[];
  readonly cursor: string | null;
  readonly goesOn: boolean;
}

/** What is said beside a game, as it is said, while the scope lives. */
export function useChat(id: () => string): Chat {
  const { client } = useClientHandle();
  const shownName = useShownName();
  const { data, error, executeQuery } = useLiveQuery({ query: ChatQuery, variables: computed(() => ({ id: id() })) });
  const again = (): void => void executeQuery({ requestPolicy: 'network-only' });
  useSubscription({ query: ChatEvents, variables: computed(() => ({ id: id() })) }, (_before, event) => {
    const kind = event.chatEvents.__typename;
    if (kind === 'ChatPosted' || kind === 'ChatRemoved') again();
    return event;
  });
  const last = computed(() => data.value?.game?.chat);
  const before = shallowRef<Earlier | null>(null);

  async function earlier(): Promise<void> {
    const cursor = before.value?.cursor ?? last.value?.pageInfo.startCursor ?? null;
    const variables = { id: id(), before: cursor };
    const { data: page } = await client.query(ChatQuery, variables, { requestPolicy: 'network-only' });
    const chat = page?.game?.chat;
    if (!chat) return;
    before.value = {
      messages: [...chat.edges.map(({ node }) => node), ...(before.value?.messages ?? [])],
      cursor: chat.pageInfo.startCursor,
      goesOn: chat.pageInfo.hasPreviousPage,
    };
  }

  const messages = computed(() => {
    if (!last.value) return undefined;
    const shown = last.value.edges.map(({ node }) => node);
    const first = shown[0]?.number ?? Number.POSITIVE_INFINITY;
    return [...(before.value?.messages ?? []).filter(({ number }) => number < first), ...shown];
  });
  return {
    messages,
    canWrite: computed(() => data.value?.game?.viewerCanChat === true),
    isOff: computed(() => (data.value?.viewer?.chat ?? 'ON') !== 'ON'),
    silent: computed(() => {
      const players = data.value?.game?.seats.flatMap(({ player }) => player ?? []) ?? [];
      return players.filter(({ chats }) => !chats).map(shownName);
    }),
    hasEarlier: computed(() => before.value?.goesOn ?? last.value?.pageInfo.hasPreviousPage ?? false),
    error: computed(() => error.value),
    earlier,
    again,
  };
}
