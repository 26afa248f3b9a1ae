import { toInstant } from '../../../store/codecs/instant.ts';
import { formatModule } from '../../../formats/application.ts';
import type { SeriesPart } from './series-part.ts';
import type { Title } from './won-title.ts';

/** The title that a finished tournament gives in its series; null where it gives none, and when nobody has it. */
export function titleOf(part: SeriesPart): Title | null {
  const { format, status, finishedAt } = part.tournament;
  return status === 'FINISHED' && finishedAt !== null
    ? (formatModule(format).title?.of(part, toInstant(finishedAt)) ?? null)
    : null;
}
