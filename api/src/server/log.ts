import { pino, type Logger } from 'pino';
import { MINUTE, plus, type Instant } from '../kernel/time.ts';
import { isUnavailable, reasonOf } from '../store/failure.ts';
import { currentRequest } from './request-ids.ts';

interface LogParts {
  readonly level: string;
  readonly now: () => Instant;
}

/**
 * The log of the server, a line of JSON for each thing on its standard error; what is done on account of a request has its id in
 * `request`. While the database does not answer, hundreds of
 * things fail for the one reason: that is said in one line a minute.
 */
export function createLog({ level, now }: LogParts): Logger {
  let next: Instant | null = null;
  const logMethod = function (this: Logger, given: Parameters<pino.LogFn>, method: pino.LogFn): void {
    const [about] = given as readonly unknown[];
    const failure = typeof about === 'object' && about !== null && 'err' in about ? about.err : null;
    if (!isUnavailable(failure)) return method.apply(this, given);
    if (next !== null && now() < next) return;
    next = plus(now(), MINUTE);
    method.call(this, { reason: reasonOf(failure) }, 'the database does not answer; what waits for it is tried again');
  };
  const mixin = (): object => {
    const request = currentRequest();
    return request === undefined ? {} : { request };
  };
  return pino({ level, mixin, hooks: { logMethod } }, pino.destination({ fd: 2, sync: true }));
}
