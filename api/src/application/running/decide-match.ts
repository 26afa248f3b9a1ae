import type { EntryId, PairingId, RulingId } from '../../kernel/ids.ts';
import type { ConfiguredFormat } from '../../rules/formats/any-format.ts';
import type { MatchDecision } from '../../rules/formats/match-decision.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { insertMatchDecision } from '../../store/writing/match.ts';
import type { Command } from '../command.ts';
import { decideGame, endedMoot } from './decide-game.ts';
import { tellMatches } from './match-changes.ts';
import { settleDecided } from './settle-tournament.ts';
import { loadTournament, type LoadedTournament } from './tournament-rows.ts';

/** What is decided about one match: who wins it, null: that it waits for the director; its open games, which are locked and end with it. */
export interface MatchVerdict {
  readonly pairingId: PairingId;
  readonly winner: EntryId | null;
  readonly how: MatchDecision['how'];
  readonly rule: number | null;
  readonly rulingId: RulingId | null;
  readonly openGames: readonly GameRecord[];
}

/** A tournament whose matches are decided, as it was before. */
export interface MatchesDecided {
  readonly tournament: TournamentRecord;
  readonly format: ConfiguredFormat;
  readonly loaded: LoadedTournament;
}

/**
 * Decides matches beside their games: open games of one that has a winner end without a result, those of one that waits go on. Who watches is
 * told, and the tournament goes on. All is locked.
 */
export async function decideMatches(
  command: Command,
  { tournament, format, loaded }: MatchesDecided,
  verdicts: readonly MatchVerdict[],
): Promise<void> {
  const { tx, at } = command;
  const ended: GameRecord[] = [];
  for (const { openGames, ...verdict } of verdicts) {
    await insertMatchDecision(tx, { ...verdict, at });
    for (const game of verdict.winner === null ? [] : openGames) {
      await decideGame(command, game, endedMoot('match-decided', at));
      ended.push(game);
    }
  }
  const after = await loadTournament(tx, tournament.id);
  tellMatches(command, after, { before: format.matches(loaded.state), after: format.matches(after.state) });
  await settleDecided(command, tournament, ended);
}
