import { newId } from '../../kernel/entropy.ts';
import type { RulingId } from '../../kernel/ids.ts';
import { insertRuling, type NewRuling } from '../../store/writing/result.ts';
import type { Command } from '../command.ts';
import { tournamentTopic } from '../events.ts';
import { actingPlayer } from '../rights.ts';

/** A ruling of a tournament, of one game or none, that replaces something or nothing; it gets an id if it has none. */
type Ruled = Pick<NewRuling, 'tournamentId' | 'kind' | 'reason' | 'text'> &
  Partial<Pick<NewRuling, 'id' | 'gameId' | 'replaces'>>;

/** Notes a ruling of who acts (nobody: the server's own), tells who watches the tournament, and answers its id. The tournament is locked. */
export async function rule(command: Command, ruled: Ruled): Promise<RulingId> {
  const { tx, at, actor, entropy, evidence } = command;
  const ruling = { id: newId<RulingId>(entropy), gameId: null, replaces: null, ...ruled };
  await insertRuling(tx, { ...ruling, evidence, byId: actingPlayer(actor), at });
  const { id: rulingId, tournamentId, gameId, text, reason } = ruling;
  const payload = { tournamentId, rulingId, gameId, text, reason };
  command.emit({ topic: tournamentTopic(tournamentId), kind: 'RulingMade', payload });
  return rulingId;
}
