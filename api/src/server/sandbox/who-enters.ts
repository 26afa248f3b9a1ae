import { GraphQLError } from 'graphql';
import type { ServerResponse } from 'node:http';
import type { Actor } from '../../application/context.ts';
import { message, say, STRANGER } from '../../application/texts/say.ts';
import type { AccountId, PlayerId } from '../../kernel/ids.ts';
import type { SignedIn } from '../session-access.ts';

/** Whose a sandbox is, and who directs its tournament. */
interface Entered {
  readonly ownerId: AccountId;
  readonly directorId: PlayerId;
}

/**
 * As whom somebody acts in a sandbox: its owner as the director of its tournament, or as a player whom he names, within what his token
 * lets him do. For everybody else there is no such sandbox.
 */
export function actorIn({ ownerId, directorId }: Entered, { actor }: SignedIn, seat: PlayerId | null): Actor {
  if (actor.kind !== 'account' || actor.accountId !== ownerId) throw noSandbox();
  const { grant } = actor;
  return {
    kind: 'account',
    accountId: ownerId,
    playerId: seat ?? directorId,
    role: seat === null ? 'DIRECTOR' : 'PLAYER',
    ...(grant !== undefined && { grant }),
  };
}

/** That there is no sandbox at an address, whether there is none or it is somebody else's. */
export function noSandbox(): GraphQLError {
  return new GraphQLError('There is no such sandbox, or it is not yours: come as its owner.', {
    extensions: { code: 'NOT_FOUND', http: { status: 404 } },
  });
}

/** That a sandbox is in the memory of another server, which has told of it. */
export const SANDBOX_ELSEWHERE = message('refused.sandbox.elsewhere');

/**
 * Answers a request to a sandbox that there is not, as one to somebody else's is answered; with another status where another server
 * has it. Source: RFC 9110, 15.5.20.
 */
export function answerNoSandbox(response: ServerResponse, isElsewhere: boolean): void {
  const text = isElsewhere ? say(STRANGER, SANDBOX_ELSEWHERE) : noSandbox().message;
  response
    .writeHead(isElsewhere ? 421 : 404, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
    })
    .end(JSON.stringify({ errors: [{ message: text, extensions: { code: 'NOT_FOUND' } }] }));
}
