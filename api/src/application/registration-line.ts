import type { Message } from '../kernel/message.ts';
import type { PlayerId } from '../kernel/ids.ts';

/**
 * What a line of registrations is about: a player who is known here and enters, one who is made for it, or one who has entered
 * already.
 */
export const REGISTRATION_KINDS = ['KNOWN', 'NEW', 'ENTERED'] as const;
export type RegistrationKind = (typeof REGISTRATION_KINDS)[number];

/** Why a line cannot be taken: it is no registration; its name is in an earlier line; several players have it. */
export const REGISTRATION_FAULTS = ['UNREADABLE', 'REPEATED', 'NAMESAKES'] as const;
export type RegistrationFault = (typeof REGISTRATION_FAULTS)[number];

/** One line of registrations as it was read; `line` from 1. */
export interface RegistrationLine {
  readonly line: number;
  readonly name: string;
  /** null: the rating of the site, or the usual one of a new player */
  readonly rating: number | null;
  /** two letters; null: not known */
  readonly country: string | null;
  /** null: the line cannot be taken */
  readonly kind: RegistrationKind | null;
  /** the player of that name who is known here; null: nobody, or several */
  readonly playerId: PlayerId | null;
  readonly problem: { readonly fault: RegistrationFault; readonly message: Message } | null;
}
