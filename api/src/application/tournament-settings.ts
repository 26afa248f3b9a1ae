import { err, ok, type Result } from '../kernel/result.ts';
import type { ConfiguredFormat, FormatSettings } from '../rules/formats/any-format.ts';
import type { FormatKey } from '#formats/rules';
import { formatTimeControl, parseTimeControl } from '../rules/clocks/control-notation.ts';
import { withoutNulls } from '../rules/stored-settings.ts';
import type { GameKey } from '#games/rules';
import type { Venue } from '../store/tournament.ts';
import { invalidInput, type InvalidInput, type InvalidTimeControl } from './errors.ts';
import { formatRulesOf } from './registered.ts';
import { configuredFormat } from './state/format-state.ts';
import { rulesOf } from './state/game-rules.ts';
import { message } from './texts/say.ts';

/** The format with its settings read and completed; what is left out or null is as usual. */
export function readFormat(key: FormatKey, settings: unknown): Result<ConfiguredFormat, InvalidInput> {
  const configured = configuredFormat(key, isSettings(settings) ? withoutNulls(settings) : settings);
  return configured.ok
    ? configured
    : err(invalidInput('formatSettings', configured.error.message, configured.error.setting));
}

/**
 * The settings of the game, completed by what is usual, to be stored; null in one of them: as usual. Refused where the format is
 * for other games, and where a game may end drawn and the format knows nothing of that.
 */
export function readGameConfig(
  key: GameKey,
  given: unknown,
  { drawnGames, onlyGames }: Pick<ConfiguredFormat, 'drawnGames' | 'onlyGames'>,
): Result<FormatSettings, InvalidInput> {
  if (onlyGames !== null && !onlyGames.keys.includes(key)) return err(invalidInput('game', onlyGames.refusal));
  const game = rulesOf(key);
  const config = isSettings(given) ? { ...game.usual, ...withoutNulls(given) } : (given ?? game.usual);
  const position = game.initial(config);
  if (!position.ok) return err(invalidInput('gameSettings', position.error.message, position.error.setting));
  if (drawnGames === 'refused' && game.mayDraw(config)) {
    const why = message('refused.settings.mayDraw');
    return err(invalidInput('gameSettings', why, game.drawsBy));
  }
  return ok(isSettings(config) ? config : game.usual);
}

/** Whether what is drawn after the start waits for its director; refused where nothing is. Source: Common 4.9. */
export function readHolding(holds: boolean, { arranging }: ConfiguredFormat): Result<boolean, InvalidInput> {
  const drawsLater = (arranging?.drawsMore ?? null) !== null;
  return holds && !drawsLater ? err(invalidInput('holdsRounds', message('refused.arrangement.allAtStart'))) : ok(holds);
}

/** The canonical text of a time control, null: the usual one of the format; null for a venue elsewhere, where nobody keeps time. */
export function readTimeControl(
  text: string | null,
  venue: Venue,
  format: FormatKey,
): Result<string | null, InvalidTimeControl> {
  if (venue === 'ELSEWHERE') return ok(null);
  const control = parseTimeControl(text ?? formatRulesOf(format).timeControl.written);
  if (control.ok) return ok(formatTimeControl(control.value));
  const { message: why, column } = control.error;
  const unreadable = message('refused.settings.timeControl', { why });
  return err({ kind: 'invalid-time-control', message: unreadable, column });
}

function isSettings(value: unknown): value is FormatSettings {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
