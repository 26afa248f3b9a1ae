export { connect } from './connect.ts';
export type { Baraza, ConnectOptions, Watched, WatchOptions, WatchTournamentOptions } from './connect.ts';
export type { Answered, InputOf, Operation } from './operation.ts';
export { done, isDone } from './payload.ts';
export type { Success } from './payload.ts';
export type { VersionedEvent } from './place.ts';
export { Refused } from './refusal.ts';
export * from './generated/operations.ts';
