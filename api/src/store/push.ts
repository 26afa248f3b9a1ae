/** What is shown on devices, by what it is about. */
export const PUSH_KINDS = ['TURNS', 'GAMES', 'CHAT', 'TOURNAMENTS', 'FOLLOWED'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];
