import { z } from 'zod';
import type { GameId, PauseId } from '../../kernel/ids.ts';
import { id, moment, game, tournament } from '../../store/codecs/payload-fields.ts';
import { PAUSE_CHANGES } from '../../store/pause-changes.ts';

const pause = { pauseId: id<PauseId>(), change: z.enum(PAUSE_CHANGES), since: moment, until: moment };

/** The payloads of events about pauses. */
export const PAUSE_PAYLOADS = {
  /** What has become of a pause in this tournament, from when to when it lasts now, and what was said to that. */
  PauseChanged: z.object({ ...tournament, ...pause, reason: z.string().nullable() }),
  /** The same of a pause that is about this game; `pausedUntil`: it rests now, and goes on then. */
  GamePauseChanged: z.object({ ...game, ...pause, pausedUntil: moment.nullable() }),
  /** The same of a pause that concerns me, in these games of mine. */
  MyPauseChanged: z.object({ ...tournament, ...pause, reason: z.string().nullable(), gameIds: z.array(id<GameId>()) }),
} as const;
