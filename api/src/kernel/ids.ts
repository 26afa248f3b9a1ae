declare const brand: unique symbol;

/** A primitive that only its own constructor makes, so that two kinds of text or number are never confused. */
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name };

export type AccountId = Brand<string, 'AccountId'>;
export type PlayerId = Brand<string, 'PlayerId'>;
export type TournamentId = Brand<string, 'TournamentId'>;
export type SeriesId = Brand<string, 'SeriesId'>;
export type EntryId = Brand<string, 'EntryId'>;
export type StageId = Brand<string, 'StageId'>;
export type GroupId = Brand<string, 'GroupId'>;
export type PairingId = Brand<string, 'PairingId'>;
export type GameId = Brand<string, 'GameId'>;
export type RulingId = Brand<string, 'RulingId'>;
export type MessageId = Brand<string, 'MessageId'>;
export type EntryRequestId = Brand<string, 'EntryRequestId'>;
export type TicketId = Brand<string, 'TicketId'>;
export type SeriesRulingId = Brand<string, 'SeriesRulingId'>;
export type BoardReportId = Brand<string, 'BoardReportId'>;
export type ProtestId = Brand<string, 'ProtestId'>;
export type PauseId = Brand<string, 'PauseId'>;

/** Names what a tournament is an edition of. */
export type RecurrenceId = Brand<string, 'RecurrenceId'>;
export type OverlaySlotId = Brand<string, 'OverlaySlotId'>;
export type MailId = Brand<string, 'MailId'>;
export type TokenId = Brand<string, 'TokenId'>;
export type PushDeviceId = Brand<string, 'PushDeviceId'>;
export type PushNoticeId = Brand<string, 'PushNoticeId'>;
export type WebhookId = Brand<string, 'WebhookId'>;
export type SandboxId = Brand<string, 'SandboxId'>;

/** Every branded id of the domain. */
export type AnyId =
  | AccountId
  | PlayerId
  | TournamentId
  | SeriesId
  | EntryId
  | StageId
  | GroupId
  | PairingId
  | GameId
  | RulingId
  | MessageId
  | EntryRequestId
  | TicketId
  | SeriesRulingId
  | ProtestId
  | BoardReportId
  | PauseId
  | RecurrenceId
  | OverlaySlotId
  | MailId
  | TokenId
  | PushDeviceId
  | PushNoticeId
  | WebhookId
  | SandboxId;

/** Brands text that is known to be an id of this kind, as it comes from the database or from `newId`. */
export function asId<Id extends AnyId>(text: string): Id {
  return text as Id;
}
