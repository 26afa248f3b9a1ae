import { useSubscription } from '@urql/vue';
import { computed, shallowRef, watch, type ComputedRef } from 'vue';
import { useI18n } from 'vue-i18n';
import { MyEvents } from '../game/my-events.ts';
import { useHiddenResults } from '../hidden/hidden-results.ts';
import { useLiveQuery } from '../graphql/live-query.ts';
import type { ResultOf } from '../graphql/tada.ts';
import { live } from '../ui/live.ts';
import { noticesQuery } from './notices-query.ts';
import { readVersion, rememberVersion } from './read-version.ts';

type Told = NonNullable<ResultOf<typeof noticesQuery>['viewer']>['notices'][number];

/** Something that the signed-in player was told, the newest with the highest version; the tournament, game or player that it is about. */
export interface Notice {
  /** The name of its type. */
  readonly kind: string;
  readonly version: number;
  readonly at: string;
  readonly text: string;
  readonly tournament: { readonly id: string; readonly pagePath: string; readonly name: string } | null;
  readonly game: { readonly id: string; readonly pagePath: string } | null;
  readonly player: { readonly handle: string } | null;
}

/** What is told of others, and could tell a result. */
const OF_OTHERS: readonly string[] = [
  'MyFollowedGame',
  'MyFollowedTitle',
  'MyFollowedTournament',
] satisfies Told['__typename'][];

const noticeOf = (told: Told): Notice => ({
  kind: told.__typename,
  version: told.version,
  at: told.at,
  text: told.text ?? '',
  tournament: 'tournament' in told ? told.tournament : null,
  game: 'game' in told ? told.game : null,
  player: 'player' in told ? told.player : null,
});

/**
 * What the signed-in player was told, newest first, and how much of it this device has not shown him yet. `arrived` hears each
 * notice that comes while the page is open, once.
 */
export function useNotices(
  signedIn: () => boolean,
  arrived: (notice: Notice) => void,
): { notices: ComputedRef<readonly Notice[] | undefined>; unread: ComputedRef<number>; readAll: () => void } {
  const pause = (): boolean => !signedIn();
  const { t } = useI18n();
  const { isHidden } = useHiddenResults();
  const veiled = (notice: Notice): Notice =>
    OF_OTHERS.includes(notice.kind) && notice.tournament && isHidden(notice.tournament.id)
      ? { ...notice, text: t('hidden.notice') }
      : notice;
  const { data, executeQuery } = useLiveQuery({ query: noticesQuery, pause });
  useSubscription({ query: MyEvents, pause }, (_before, event) => {
    const kind = event.myEvents.__typename;
    const isNews = kind !== 'MyTurn' && kind !== 'Heartbeat' && kind !== 'InboxSnapshot';
    if (isNews) void executeQuery({ requestPolicy: 'network-only' });
    // What one may do and see is another thing now, everywhere on the page.
    if (kind === 'MyRoleChanged') live.gap();
    return event;
  });
  const player = computed(() => data.value?.viewer?.player?.id ?? null);
  const notices = computed(() => data.value?.viewer?.notices.map((told) => veiled(noticeOf(told))));
  const newest = computed(() => notices.value?.[0]?.version ?? 0);
  const read = shallowRef(0);
  watch(player, (id) => (read.value = id === null ? 0 : readVersion(id)), { immediate: true });
  watch(notices, (now, before) => {
    if (now === undefined || before === undefined) return;
    const known = before[0]?.version ?? 0;
    for (const notice of now.filter(({ version }) => version > known).toReversed()) arrived(notice);
  });
  return {
    notices,
    unread: computed(() => notices.value?.filter(({ version }) => version > read.value).length ?? 0),
    readAll: () => {
      read.value = newest.value;
      if (player.value !== null) rememberVersion(player.value, newest.value);
    },
  };
}
