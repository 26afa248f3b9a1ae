import type { ConfiguredFormat } from '../../rules/formats/any-format.ts';
import type { FormatState } from '../../rules/formats/format.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { setRoundDue } from '../../store/writing/tournament.ts';
import type { Command } from '../command.ts';
import { inboxTopic, tournamentTopic } from '../events.ts';
import { decisionMakers } from '../rights.ts';
import { nextStep } from './next-step.ts';

/** Whether what a format would arrange now waits until its director has published it. Source: Common 4.9. */
export function isHeld(
  format: ConfiguredFormat,
  { holdsRounds }: Pick<TournamentRecord, 'holdsRounds'>,
  state: FormatState,
): boolean {
  if (!holdsRounds) return false;
  return format.lots(state) !== null || (format.arranging?.tables(nextStep(format, state).plan) ?? []).length > 0;
}

/** Notes that something waits to be published, or no longer does, and tells who watches; its director and his deputies when it begins to. */
export async function noteHeld(command: Command, tournament: TournamentRecord, held: boolean): Promise<void> {
  const { id: tournamentId, roundDueSince } = tournament;
  if (held === (roundDueSince !== null)) return;
  await setRoundDue(command.tx, tournamentId, held ? command.at : null);
  const payload = { tournamentId, change: held ? ('ROUND_DUE' as const) : ('ROUND_PUBLISHED' as const) };
  command.emit({ topic: tournamentTopic(tournamentId), kind: 'TournamentChanged', payload });
  if (!held) return;
  for (const player of decisionMakers(tournament)) {
    command.emit({ topic: inboxTopic(player), kind: 'MyTournamentChanged', payload });
  }
}
