import type { FormatKey } from '#formats/rules';
import type { GameKey } from '#games/rules';
import type { PlayerId, SeriesId, TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { TournamentStatus } from '../../store/tournament.ts';
import type { AppContext } from '../../application/context.ts';
import { readingOf } from '../../application/queries/reading.ts';
import { readClient } from '../../store/public/read-client.ts';
import {
  countTournaments,
  tournamentsPage,
  tournamentWithId,
  type TournamentFilter,
  type TournamentOrder,
} from '../../store/public/tournaments.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { builder } from '../builder.ts';
import { SERIES_NAMES, TOURNAMENT_NAMES, idNamed } from '../global-id.ts';
import { idOrNull } from '../id-argument.ts';
import { BY_ID, rowsOf } from '../list.ts';
import { GameKeyEnum } from '../player/vocabulary.ts';
import { TournamentInterface } from '../refs.ts';
import { FormatKeyEnum } from '../vocabulary.ts';
import { TournamentOrderEnum, TournamentStatusEnum } from './vocabulary.ts';

builder.queryFields((t) => ({
  tournament: t.prismaField({
    type: TournamentInterface,
    nullable: true,
    description: 'A tournament by its id; null when there is none.',
    args: { id: t.arg.id({ required: true, description: 'Its id.' }) },
    resolve: async (query, _root, { id }, { app }) => {
      const found = await tournamentWithId(readClient(app.db), idNamed<TournamentId>(id, TOURNAMENT_NAMES), query);
      return found === null ? null : known(app, found);
    },
  }),
  tournaments: t.prismaConnection(
    {
      ...BY_ID,
      type: TournamentInterface,
      cursor: 'id',
      description: 'Tournaments, the newest first, or in another order: those that all arguments fit.',
      args: {
        game: t.arg({ type: GameKeyEnum, description: 'Only those of this game; null: all.' }),
        format: t.arg({ type: FormatKeyEnum, description: 'Only those played by this system; null: all.' }),
        status: t.arg({ type: [TournamentStatusEnum], description: 'Only those that stand so; null: all.' }),
        seriesId: t.arg.id({ description: 'Only those of this series; null: all.' }),
        playerId: t.arg.id({ description: 'Only those in which this player takes part; null: all.' }),
        directorId: t.arg.id({ description: 'Only those of this director; null: all.' }),
        search: t.arg.string({ description: 'Only those whose name contains this, whatever the case.' }),
        from: t.arg({ type: 'DateTime', description: 'Only those that had not ended before it; null: all.' }),
        to: t.arg({
          type: 'DateTime',
          description: 'Only those that had begun before it, or are to begin before it; null: all.',
        }),
        orderBy: t.arg({
          type: TournamentOrderEnum,
          defaultValue: 'NEWEST',
          required: true,
          description: 'In which order. A cursor is one of its order.',
        }),
      },
      resolve: async (query, _root, args, { app }) => {
        const found = await tournamentsPage(readClient(app.db), filterOf(args), query);
        return rowsOf(found, args).map((tournament) => known(app, tournament));
      },
      totalCount: (_root, args, { app }) => countTournaments(readClient(app.db), filterOf(args)),
    },
    { name: 'QueryTournamentsConnection', description: 'A page of tournaments.' },
    { name: 'QueryTournamentsConnectionEdge', description: 'A tournament and its place in the list.' },
  ),
}));

/** The same tournament, which queries need not read again. */
function known(app: AppContext, tournament: TournamentRecord): TournamentRecord {
  readingOf(app).tournaments.prime(tournament.id, tournament);
  return tournament;
}

interface TournamentArguments {
  readonly game?: GameKey | null | undefined;
  readonly format?: FormatKey | null | undefined;
  readonly status?: readonly TournamentStatus[] | null | undefined;
  readonly seriesId?: string | null | undefined;
  readonly playerId?: string | null | undefined;
  readonly directorId?: string | null | undefined;
  readonly search?: string | null | undefined;
  readonly from?: Instant | null | undefined;
  readonly to?: Instant | null | undefined;
  readonly orderBy: TournamentOrder;
}

function filterOf({ status, seriesId, playerId, directorId, ...args }: TournamentArguments): TournamentFilter {
  return {
    orderBy: args.orderBy,
    game: args.game ?? null,
    format: args.format ?? null,
    statuses: status ?? null,
    series: idOrNull<SeriesId>(seriesId, SERIES_NAMES),
    player: idOrNull<PlayerId>(playerId, ['Player']),
    director: idOrNull<PlayerId>(directorId, ['Player']),
    search: args.search ?? null,
    from: args.from ?? null,
    to: args.to ?? null,
  };
}
