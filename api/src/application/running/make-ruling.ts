import type { NewRuling } from '../../store/writing/result.ts';
import { insertRuling } from '../../store/writing/result.ts';
import type { Command } from '../command.ts';
import { tournamentTopic } from '../events.ts';
import { actingPlayer } from '../rights.ts';

/** Notes a ruling of who acts (nobody: the server's own) and tells who watches the tournament. The tournament is locked. */
export async function rule(command: Command, ruling: Omit<NewRuling, 'byId' | 'at' | 'evidence'>): Promise<void> {
  const { tx, at, actor, evidence } = command;
  await insertRuling(tx, { ...ruling, evidence, byId: actingPlayer(actor), at });
  const { id: rulingId, tournamentId, gameId, text, reason } = ruling;
  const payload = { tournamentId, rulingId, gameId, text, reason };
  command.emit({ topic: tournamentTopic(tournamentId), kind: 'RulingMade', payload });
}
