import type { DomainEvent } from '../store/codecs/event-payload.ts';

/** An event that only some formats have: what is drawn by lot, and what becomes of matches of several games. */
export type FormatEvent = Extract<
  DomainEvent,
  {
    readonly kind:
      | 'RoundDrawn'
      | 'LastWeekBegun'
      | 'MatchDecided'
      | 'ProtestRaised'
      | 'ProtestAnswered'
      | 'MyMatchNews';
  }
>;
