import { message, type Message } from '../../../kernel/message.ts';
import { houseName } from '../rules/houses.ts';
import { outcome } from '../rules/end.ts';
import { taken } from '../rules/play.ts';
import type { OwarePosition, OwareTrace } from '../rules/types.ts';

/** What a move did as one sentence: what it took, how far it was sown, and how the game ended if it did. */
export function owareSummary(notation: string, after: OwarePosition, trace: OwareTrace): Message {
  const sown = trace.filter(({ kind }) => kind === 'sow').length;
  const listed = [took(trace), message('games.OWARE.summary.sown', { n: sown }), ended(after)].filter(
    (part) => part !== null,
  );
  return message('games.OWARE.summary.whole', { move: notation, acts: { listed } });
}

function took(trace: OwareTrace): Message {
  if (trace.some(({ kind }) => kind === 'grand-slam')) return message('games.OWARE.summary.grandSlam');
  const houses = trace.flatMap((step) => (step.kind === 'capture' ? [houseName(step.house)] : []));
  if (houses.length === 0) return message('games.OWARE.summary.tookNothing');
  return message('games.OWARE.summary.took', { n: taken(trace), houses: houses.join(', ') });
}

function ended(after: OwarePosition): Message | null {
  const result = outcome(after);
  if (result === null || after.end === null) return null;
  const score = `${after.stores.first}-${after.stores.second}`;
  const why = message(`games.OWARE.summary.ending.${after.end}`);
  return result.winner === null
    ? message('games.OWARE.summary.drawn', { score, why })
    : message('games.OWARE.summary.won', { side: message(`games.OWARE.side.${result.winner}`), score, why });
}
