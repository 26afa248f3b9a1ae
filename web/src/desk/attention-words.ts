import { useI18n } from 'vue-i18n';
import { useGameNames } from '../director/game-names.ts';
import { readFragment } from '../graphql/tada.ts';
import { directedGameFragment } from '../director/directed-game.ts';
import { useNameOf, useShownName } from '../player/namesakes.ts';
import { playerMarksFragment } from '../player/player-marks.ts';
import { usePlayerMarks } from '../player/use-player-marks.ts';
import { useDurationText } from '../ui/use-duration-text.ts';
import { serverNow } from '../ui/server-time.ts';
import type { AttentionOf, AttentionShown, TournamentAttentionShown } from './attention-documents.ts';

/** What needs a director in words: what is wrong, with what, and what more there is to say. */
export interface AttentionWords {
  readonly mark: string;
  readonly tone: 'warn' | 'plain';
  readonly name: string;
  /** The game that is played; null: it is of none. */
  readonly game: TournamentAttentionShown['tournament']['game'] | null;
  /** The tournament or series that it is in; null: it is in none. */
  readonly event: string | null;
  readonly more: string;
  readonly detail: string;
  /** Where it is looked at. */
  readonly to: string;
}

const PRESSING: readonly AttentionShown['kind'][] = [
  'NEAR_TIME_OUT',
  'RULING_NEEDED',
  'PROTEST',
  'SHORT_FIELD',
  'ROUND_DUE',
];

/** Tells it. */
export function useAttentionWords(): (one: AttentionShown) => AttentionWords {
  const { t } = useI18n();
  const durationText = useDurationText();
  const gameNames = useGameNames();
  const nameOf = useNameOf();
  const shownName = useShownName();
  const marksOf = usePlayerMarks();

  function lasts(from: string, to: number): string {
    return durationText(Math.max(0, (to - Date.parse(from)) / 1000));
  }

  function disputed({ text, contradicts }: AttentionOf<'ReportAttention'>['report']): string {
    return contradicts === null ? text : t('desk.against', { text, other: contradicts.text });
  }

  function mark(one: AttentionShown): string {
    if (one.__typename === 'TicketAttention') return t(`conduct.kinds.${one.ticket.kind}`);
    if (one.kind === 'NEAR_TIME_OUT' && one.until !== null) {
      const time = durationText(Math.max(0, (Date.parse(one.until) - serverNow.value) / 1000));
      return t('desk.kinds.NEAR_TIME_OUT', { time });
    }
    const time = one.since === null ? '' : lasts(one.since, serverNow.value);
    return t(`desk.kinds.${one.kind}`, { time });
  }

  function awaited(name: string, seenAt: string | null): string {
    const toMove = t('director.games.toMove', { name });
    if (seenAt === null) return `${toMove}, ${t('desk.neverSeen')}`;
    return `${toMove}, ${t('desk.lastSeen', { time: lasts(seenAt, serverNow.value) })}`;
  }

  function ofGame({ game: masked, seat, lastSeen, tournament }: AttentionOf<'GameAttention'>) {
    const game = readFragment(directedGameFragment, masked);
    const { first, second, n } = gameNames(game);
    return {
      name: `${first} – ${second}`,
      more: t('director.games.game', { n }),
      detail: seat === null ? tournament.name : awaited(seat === 'FIRST' ? first : second, lastSeen),
      to: game.pagePath,
    };
  }

  function inTournament(one: TournamentAttentionShown): Omit<AttentionWords, 'mark' | 'tone' | 'game' | 'event'> {
    const page = one.tournament.pagePath;
    const { name } = one.tournament;
    switch (one.__typename) {
      case 'GameAttention':
        return ofGame(one);
      case 'TicketAttention':
        return { name: shownName(one.ticket.filer), more: '', detail: one.ticket.text, to: `${page}/direct` };
      case 'EntryRequestAttention': {
        const { name: who, idElsewhere, subject } = one.request;
        return { name: who, more: idElsewhere ?? '', detail: subject, to: `${page}/direct` };
      }
      case 'MatchAttention': {
        const names = one.pairing.slots.flatMap(({ entry }) => (entry ? [nameOf(entry.player)] : []));
        const more = t('desk.match', { n: one.pairing.number });
        return { name: names.join(' – '), more, detail: '', to: `${page}/matches/${one.pairing.number}` };
      }
      case 'ReportAttention':
        return { name, more: '', detail: disputed(one.report), to: `${page}/direct` };
      case 'StageAttention': {
        const tied = one.tied.map(({ player }) => nameOf(player));
        const detail = tied.length > 0 ? tied.join(', ') : '';
        return { name, more: one.stage.name, detail, to: tied.length > 0 ? page : `${page}/direct` };
      }
      case 'FieldAttention':
        return { name, more: '', detail: one.issues[0]?.message ?? '', to: `${page}/direct` };
      case 'RoundAttention': {
        const detail = one.missing > 0 ? t('desk.missing', { n: one.missing }) : '';
        return { name, more: '', detail, to: `${page}/direct` };
      }
      case 'PlayerAttention': {
        const isUnreached = one.kind === 'MAIL_BOUNCED';
        const to = isUnreached ? `${page}/direct#entered-${one.player.handle}` : `${page}/direct`;
        if (isUnreached) return { name: shownName(one.player), more: '', detail: t('desk.unreached'), to };
        const detail =
          one.kind === 'NO_SHOW' && one.since !== null
            ? t('desk.forSince', { time: lasts(one.since, serverNow.value) })
            : '';
        return { name: shownName(one.player), more: '', detail, to };
      }
      case 'UnreportedAttention': {
        const more = t('desk.unreported', { n: one.count });
        return { name, more, detail: t('desk.unreportedText'), to: `${page}/direct` };
      }
    }
  }

  function about(one: AttentionShown): Omit<AttentionWords, 'mark' | 'tone'> {
    if (one.__typename === 'SeriesAttention') {
      const { name, id } = one.series;
      const detail = one.tied.map((player) => nameOf(player)).join(', ');
      return { name, more: '', detail, to: `/series/${id}/direct`, game: null, event: name };
    }
    if (one.__typename === 'ClaimAttention') {
      const player = readFragment(playerMarksFragment, one.claim.player);
      const { name } = readFragment(playerMarksFragment, one.claim.by);
      const more = t('claim.says', { name: player.name });
      return { name, more, detail: marksOf(player), to: `/p/${player.handle}`, game: null, event: null };
    }
    return { ...inTournament(one), game: one.tournament.game, event: one.tournament.name };
  }

  return (one) => ({ mark: mark(one), tone: PRESSING.includes(one.kind) ? 'warn' : 'plain', ...about(one) });
}
