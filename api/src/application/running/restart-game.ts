import type { EntryId } from '../../kernel/ids.ts';
import type { BySeat, Seat } from '../../kernel/seat.ts';
import type { Instant } from '../../kernel/time.ts';
import { deadline } from '../../rules/clocks/fischer.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { pausesAfter } from '../../store/reading/pause.ts';
import { beginAnew } from '../../store/writing/replacement.ts';
import type { Command } from '../command.ts';
import { gameTopic } from '../events.ts';
import { rulesOf } from '../state/game-rules.ts';
import { restsOfGame } from '../state/pauses.ts';
import { commitSeeds } from './commit-seeds.ts';
import { firstMoment } from './first-moment.ts';
import { playersById, tellGame } from './tell-arranged.ts';
import type { TournamentRows } from './tournament-rows.ts';

/** The seat at which somebody else sits down, and who plays the game then. */
export interface Reseated {
  readonly seat: Seat;
  readonly entries: BySeat<EntryId>;
}

/**
 * Begins a game that is not decided from its first position, with fresh clocks and a new seed, since somebody else sits down at a seat.
 * Tells who watches it, and who has to move; answers by when, null: nobody's clock runs. The game and its tournament are locked; `rows`
 * has who plays behind the entries. Source: Common 1.5.
 */
export async function restartGame(
  command: Command,
  tournament: TournamentRecord,
  { id, config }: GameRecord,
  { seat, entries }: Reseated,
  rows: Pick<TournamentRows, 'entries'>,
): Promise<Instant | null> {
  const playerOf = playersById(rows.entries);
  const players = { first: playerOf(entries.first), second: playerOf(entries.second) };
  const pauses = tournament.venue === 'HERE' ? await pausesAfter(command.tx, tournament.id, command.at) : [];
  const begun = firstMoment(tournament, config, { at: command.at, rests: restsOfGame(pauses, { id, players }) });
  await beginAnew(command.tx, id, { entries, ...begun });
  const { chance } = tournament.venue === 'HERE' ? rulesOf(tournament.game) : { chance: null };
  if (chance !== null) await commitSeeds(command, [id], chance);
  command.touch(id);
  const about = { gameId: id, tournamentId: tournament.id };
  const until = begun.clock === null ? null : deadline(begun.clock);
  const payload = { ...about, seat, entryId: entries[seat], deadline: until };
  command.emit({ topic: gameTopic(id), kind: 'PlayerReplaced', payload });
  tellGame(command, { id, tournamentId: tournament.id, entries, ...begun }, playerOf);
  return until;
}
