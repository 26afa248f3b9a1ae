import { playerNamed } from '../../graphql/global-id.ts';
import { asId, type PlayerId, type SandboxId } from '../../kernel/ids.ts';

/** Where a sandbox is, under the address of the server. */
export function sandboxPath(id: SandboxId): string {
  return `/sandbox/${id}`;
}

/** The sandbox whose API is asked for at this address; null: none is. */
export function sandboxAt(url: string): SandboxId | null {
  const id = /^\/sandbox\/([0-9a-z]{16})\/graphql(?:[?#]|$)/.exec(url)?.[1];
  return id === undefined ? null : asId<SandboxId>(id);
}

/** As which player one comes, `?as=` with his id; null: as the director. Text that is no id is an id that nobody has. */
export function seatAt(url: string): PlayerId | null {
  const as = new URL(url, 'http://sandbox').searchParams.get('as');
  return as === null ? null : playerNamed(as);
}
