import type { SeriesId } from '../../../kernel/ids.ts';
import { formatModule } from '../../../formats/application.ts';
import { inboxTopic, seriesTopic } from '../../events.ts';
import type { SeriesPart } from '../../state/series/series-part.ts';
import { titleOf } from '../../state/series/title.ts';
import type { Title } from '../../state/series/won-title.ts';
import type { Emitter } from './follower.ts';

/**
 * Tells what the end of a tournament gives its series: what its format tells, and the title, to who watches and to who has won it. `before` is the same tournament before a correction, which tells only what it changes; null: it has just ended.
 */
export function award(emitter: Emitter, seriesId: SeriesId, part: SeriesPart, before: SeriesPart | null): void {
  const { emit } = emitter;
  const { id: tournamentId, format } = part.tournament;
  const about = { seriesId, tournamentId };
  formatModule(format).title?.tell?.(emitter, about, part, before);
  const title = titleOf(part);
  const earlier = before === null ? null : titleOf(before);
  if (holders(title) === holders(earlier)) return;
  const kind = (title ?? earlier)?.kind;
  if (kind === undefined) return;
  const players = title?.entries.map(({ player }) => player.id) ?? [];
  const country = title?.country ?? null;
  const awarded = { ...about, title: kind, players, country, isCorrection: before !== null } as const;
  emit({ topic: seriesTopic(seriesId), kind: 'TitleAwarded', payload: awarded });
  for (const player of players) {
    emit({ topic: inboxTopic(player), kind: 'MyTitle', payload: { ...about, title: kind } });
  }
}

function holders(title: Title | null): string {
  return title === null ? '' : title.entries.map(({ id }) => id).join(' ');
}
