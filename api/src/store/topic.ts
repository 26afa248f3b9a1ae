/** The kinds of topics, in the order in which transactions lock them. */
const TOPIC_ORDER = ['game', 'tournament', 'series', 'chat', 'desk', 'player', 'accounts'] as const;
export type TopicKind = (typeof TOPIC_ORDER)[number];

/**
 * What an event is about, as its address: `game:<id>`, `tournament:<id>`, `series:<id>`, `chat:<game’s id>`, and the private
 * `desk:<tournament’s id>`, `player:<id>` and `accounts:all`.
 */
export type Topic = `${TopicKind}:${string}`;

/** Which of two topics is locked first; those of a kind by their ids. */
export function compareTopics(a: Topic, b: Topic): number {
  return rank(a) - rank(b) || (a < b ? -1 : 1);
}

function rank(topic: Topic): number {
  return TOPIC_ORDER.findIndex((kind) => topic.startsWith(`${kind}:`));
}
