import type { PushKind } from '../../store/push.ts';
import type { EventKind } from '../vocabulary/event.ts';

type NoticeKind = Extract<EventKind, `My${string}`>;

/** What a notice is about where it is about no tournament as a whole. */
const KINDS: Readonly<Partial<Record<NoticeKind, PushKind>>> = {
  MyTurn: 'TURNS',
  MyChanceTextAwaited: 'TURNS',
  MyInactivityWarning: 'TURNS',
  MyGameFinished: 'GAMES',
  MyResultOverruled: 'GAMES',
  MyResultsUndone: 'GAMES',
  MyPlanDropped: 'GAMES',
  MyOpponentWithdrew: 'GAMES',
  MyOpponentReplaced: 'GAMES',
  MyChatPosted: 'CHAT',
  MyFollowedGame: 'FOLLOWED',
  MyFollowedTitle: 'FOLLOWED',
  MyFollowedTournament: 'FOLLOWED',
};

/** What an event of an inbox is about, for who chooses what his devices show. */
export function pushKindOf(kind: EventKind): PushKind {
  return Object.hasOwn(KINDS, kind) ? (KINDS[kind as NoticeKind] ?? 'TOURNAMENTS') : 'TOURNAMENTS';
}
