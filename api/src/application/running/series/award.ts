import type { SeriesId } from '../../../kernel/ids.ts';
import type { DomainEvent } from '../../../store/codecs/event-payload.ts';
import { inboxTopic, seriesTopic } from '../../events.ts';
import { countryMatchStanding } from '../../../formats/kiba/application/championship/country-match-standing.ts';
import type { SeriesPart } from '../../queries/series/series-part.ts';
import { titleOf } from '../../queries/series/title.ts';
import type { Title } from '../../queries/series/won-title.ts';

/** Where events are noted. */
export interface Emitter {
  emit(event: DomainEvent): void;
}

/**
 * Tells what the end of a Mabingwa, of a match of countries or of a cycle gives: its score and the title, to who watches and to who has
 * won it. `before` is the same tournament before a correction, which tells only what it changes; null: it has just ended.
 */
export function award({ emit }: Emitter, seriesId: SeriesId, part: SeriesPart, before: SeriesPart | null): void {
  const { id: tournamentId, seriesRole } = part.tournament;
  const about = { seriesId, tournamentId };
  if (seriesRole === 'COUNTRY_MATCH') {
    const decided = decidedMatch(part);
    const changed = before === null || JSON.stringify(decidedMatch(before)) !== JSON.stringify(decided);
    if (changed) emit({ topic: seriesTopic(seriesId), kind: 'CountryMatchDecided', payload: { ...about, ...decided } });
  }
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

function decidedMatch(part: SeriesPart) {
  const { teams, winner } = countryMatchStanding(part);
  const [one, other] = teams;
  const countries: [string, string] = [one?.country ?? '', other?.country ?? ''];
  const score: [number, number] = [one?.score ?? 0, other?.score ?? 0];
  return { countries, score, winner };
}

function holders(title: Title | null): string {
  return title === null ? '' : title.entries.map(({ id }) => id).join(' ');
}
