import type { PauseRecord } from '../../../store/reading/pause.ts';
import type { CommonError, WrongStatus } from '../../errors.ts';
import type { Effects } from '../../events.ts';

/** A pause as a command has made or changed it, and what that caused. */
export interface PauseDone {
  readonly pause: PauseRecord;
  readonly effects: Effects;
}

/** Every way in which commands about pauses say no. */
export type PauseError = CommonError | WrongStatus;
