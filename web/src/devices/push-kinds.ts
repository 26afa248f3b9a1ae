import type { Device } from './device-documents.ts';

/** What a device may show, in the order in which it is asked. */
export const pushKinds = [
  'TURNS',
  'GAMES',
  'TOURNAMENTS',
  'FOLLOWED',
  'CHAT',
] as const satisfies readonly Device['kinds'][number][];
