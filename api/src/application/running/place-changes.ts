import type { Advance } from '../../rules/formats/advance.ts';
import type { Zone } from '../../rules/formats/zone.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { Command } from '../command.ts';
import { movedMessage } from '../state/advance-message.ts';
import { formatOf } from '../state/format-state.ts';
import type { LoadedTournament } from './tournament-rows.ts';
import { nameAmong } from '../state/name-among.ts';

/**
 * Notes for whom another place of a stage would be good for something else than before a correction: who would no longer go on, who would instead. What is arranged stays. Source: Common 1.5.
 */
export function notePlaces(
  command: Command,
  tournament: TournamentRecord,
  { before, after }: { readonly before: LoadedTournament; readonly after: LoadedTournament },
): void {
  const format = formatOf(tournament);
  for (const stage of after.rows.stages) {
    const earlier = new Map(format.advances(before.state, stage.key).map((advance) => [advance.entry, advance]));
    for (const advance of format.advances(after.state, stage.key)) {
      const was = earlier.get(advance.entry);
      if (was === undefined || was.place === advance.place) continue;
      note(command, stage.id, after, { was: format.zone(was.place), is: format.zone(advance.place), advance });
    }
  }
}

function note(
  command: Command,
  stageId: LoadedTournament['rows']['stages'][number]['id'],
  { rows }: LoadedTournament,
  moved: { readonly was: Zone; readonly is: Zone; readonly advance: Advance },
): void {
  const { is, advance } = moved;
  const player = rows.entries.find(({ id }) => id === advance.entry)?.player;
  const group = rows.groups.find(({ key }) => key === advance.group)?.name ?? '';
  if (player === undefined) return;
  command.movePlace({
    player: player.id,
    stageId,
    seriesId: null,
    goesOn: is.tone !== 'out',
    isArranged: advance.arranged !== null,
    text: movedMessage(nameAmong(rows.entries, player), group, moved),
  });
}
