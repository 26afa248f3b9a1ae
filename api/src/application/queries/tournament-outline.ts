import type { FormatKey } from '#formats/rules';
import type { GameKey } from '#games/rules';
import { invariant } from '../../kernel/assert.ts';
import { ok, type Result } from '../../kernel/result.ts';
import { HOUR, millis, type Millis } from '../../kernel/time.ts';
import { parseTimeControl } from '../../rules/clocks/control-notation.ts';
import { longestGame } from '../../rules/clocks/longest-game.ts';
import type { PreflightIssue } from '../../rules/formats/format.ts';
import { sumOf, type OutlinedStage, type Span } from '../../rules/formats/outline.ts';
import type { Venue } from '../../store/tournament.ts';
import type { InvalidInput, InvalidTimeControl } from '../errors.ts';
import { readNumber } from '../input-text.ts';
import type { Message } from '../../kernel/message.ts';
import { rulesOf } from '../state/game-rules.ts';
import { timeControlInShort } from './tournament-rules.ts';
import { readFormat, readGameConfig, readTimeControl } from '../tournament-settings.ts';

/** What is asked about a tournament that nobody has made, as `createTournament` takes it, and by how many it would be played. */
export interface OutlineInput {
  readonly format: FormatKey;
  readonly settings: unknown;
  readonly game: GameKey;
  readonly gameConfig: unknown;
  readonly venue: Venue;
  readonly timeControl: string | null;
  readonly players: number;
}

/** What such a tournament would be. Where it cannot be played there are no stages, and an issue says why. */
export interface TournamentOutline {
  readonly kind: 'outline';
  readonly players: number;
  readonly stages: readonly OutlinedStage[];
  /** All its games together, and those of one who plays in every stage. */
  readonly games: Span;
  readonly each: Span;
  /** About how many moves a game has; what is foreseen of its length rests on it. */
  readonly moves: number;
  /** How long it lasts at the longest; null: no clock says, or it cannot be played. */
  readonly longest: Millis | null;
  /** How time is kept, in few words; null for a venue elsewhere. */
  readonly clock: Message | null;
  /** What games lost on time cost. */
  readonly timeOuts: Message;
  readonly issues: readonly PreflightIssue[];
}

const MOST_PLAYERS = 10_000;

/** What a tournament with these choices would be; refuses what `createTournament` would refuse of them. Source: Clocks 7. */
export function tournamentOutline(input: OutlineInput): Result<TournamentOutline, InvalidInput | InvalidTimeControl> {
  const format = readFormat(input.format, input.settings);
  if (!format.ok) return format;
  const gameConfig = readGameConfig(input.game, input.gameConfig, format.value);
  if (!gameConfig.ok) return gameConfig;
  const written = readTimeControl(input.timeControl, input.venue, input.format);
  if (!written.ok) return written;
  const players = readNumber('players', input.players, { least: 0, most: MOST_PLAYERS });
  if (!players.ok) return players;
  const moves = rulesOf(input.game).usualLength(gameConfig.value);
  invariant(moves.ok, 'settings that were read are settings of the game');
  const stages = format.value.outline(players.value);
  return ok({
    kind: 'outline',
    players: players.value,
    stages,
    games: sumOf(stages.map(({ games }) => games)),
    each: sumOf(stages.map(({ each }, index) => (index === 0 ? each : { ...each, least: 0 }))),
    moves: moves.value,
    longest: longestOf(stages, written.value, moves.value, format.value.approvalHours ?? 0),
    clock: timeControlInShort({ timeControl: written.value }),
    timeOuts: format.value.timeOuts.text,
    issues: format.value.preflight(players.value),
  });
}

function longestOf(
  stages: readonly OutlinedStage[],
  written: string | null,
  moves: number,
  approvalHours: number,
): Millis | null {
  if (written === null || stages.length === 0) return null;
  const control = parseTimeControl(written);
  invariant(control.ok, 'a time control that was written here is readable');
  const game = longestGame(control.value, moves);
  if (game === null) return null;
  const approval = approvalHours * HOUR;
  return millis(stages.reduce((sum, { inARow, waits }) => sum + inARow.most * game + (waits ? approval : 0), 0));
}
