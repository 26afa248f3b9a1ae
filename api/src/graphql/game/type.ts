import { gamePath } from '../../application/address/page-path.ts';
import { gameTopic } from '../../application/events.ts';
import { momentAt, movesOf, positionOf, previewMove } from '../../application/queries/any-board.ts';
import { pairingOf, tournamentOf } from '../../application/queries/find.ts';
import { gameClock } from '../../application/state/game-clock.ts';
import { gameResult } from '../../application/queries/game-result.ts';
import { recordFileOf } from '../../application/state/game-rules.ts';
import { gameSeats } from '../../application/queries/game-seats.ts';
import { listMoves } from '../../application/queries/lists.ts';
import { readingOf } from '../../application/queries/reading.ts';
import { gameText } from '../../application/queries/record/game-text.ts';
import { viewerMayMove, viewerSeat } from '../../application/queries/viewer.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import { builder } from '../builder.ts';
import { GAME_NAMES, globalId } from '../global-id.ts';
import { NUMBER_KEY, connectionOf, pageComplexity, windowOf } from '../list.ts';
import { GameInterface, PairingType, TournamentInterface } from '../refs.ts';
import { nameOf } from '../type-name.ts';
import { SeatEnum } from '../vocabulary.ts';
import { LegalMoveInterface, MovePreviewUnion } from './board.ts';
import { GameMomentInterface } from './moment.ts';
import { ClockType, GameResultType, GameSeatType, MoveType } from './parts.ts';
import { GamePositionInterface } from './position.ts';
import { GameStatusEnum, RecordFormatEnum } from './vocabulary.ts';
import { asId } from '../../kernel/ids.ts';
import { loadedAsOneOf } from '../node-find.ts';
import { LASTING } from '../lasting.ts';

/** The name of the type that a game has: by its board, or played elsewhere. */
export function gameTypeName({ game, venue }: GameRecord): (typeof GAME_NAMES)[number] {
  return venue === 'HERE' ? nameOf(game, 'Game') : 'ReportedGame';
}

loadedAsOneOf(GAME_NAMES, (reading, id) => reading.games.load(asId(id)), gameTypeName);

GameInterface.implement({
  description: 'One sitting at one board.',
  interfaces: [builder.nodeInterfaceRef()],
  resolveType: gameTypeName,
  fields: (t) => ({
    id: t.id({
      extensions: LASTING,
      description: 'Opaque and permanent.',
      resolve: (game) => globalId(gameTypeName(game), game.id),
    }),
    pagePath: t.string({
      extensions: LASTING,
      description:
        'Where its page is on this server: `/g/kiba-spring-2026/23`, by the number that it has in its tournament for good. Followed by `?ply=12` it shows the game after so many moves.',
      resolve: gamePath,
    }),
    version: t.int({
      description:
        'The version of its events up to which this answer tells all; give it as `after` of `gameEvents`. In an event, take the event’s own.',
      resolve: ({ id }, _args, { app }) => readingOf(app).versions.load(gameTopic(id)),
    }),
    number: t.exposeInt('number', { extensions: LASTING, description: 'Its number in the pairing, from 1.' }),
    ordinal: t.exposeInt('ordinal', {
      extensions: LASTING,
      description:
        'Its number in its tournament, from 1 in the order in which games are drawn: for good, and that of no other of them.',
    }),
    tournament: t.field({
      type: TournamentInterface,
      description: 'The tournament that it belongs to.',
      resolve: (game, _args, { app }) => tournamentOf(app, game),
    }),
    pairing: t.field({
      type: PairingType,
      description: 'The pairing that it belongs to.',
      resolve: (game, _args, { app }) => pairingOf(app, game),
    }),
    status: t.expose('status', { extensions: LASTING, type: GameStatusEnum, description: 'Where it stands.' }),
    ply: t.exposeInt('ply', { description: 'How many moves have been played; the next move has this ply.' }),
    seats: t.field({
      extensions: LASTING,
      type: [GameSeatType],
      description: 'Two: who moves first, then the opponent.',
      complexity: { field: 1, multiplier: 2 },
      resolve: async (game, _args, { app }) => [...(await gameSeats(app, game))],
    }),
    toMove: t.expose('toMove', {
      type: SeatEnum,
      nullable: true,
      description:
        'Who is to move, or to agree first; null when the game is over, not started, waiting for its director or for the first roll of dice, or played elsewhere.',
    }),
    position: t.field({
      type: GamePositionInterface,
      nullable: true,
      description: 'As it stands; null for a game played elsewhere.',
      resolve: positionOf,
    }),
    legalMoves: t.field({
      type: [LegalMoveInterface],
      nullable: true,
      description:
        'Every move and act that `playMove` takes now, whoever asks, resigning apart; first the roll of dice, where who is to move may roll. Where both may act there are those of both, and where they have to agree, the first of each accepts what is proposed. None unless the game is running, null for a game played elsewhere.',
      complexity: { field: 10, multiplier: 10 },
      resolve: movesOf,
    }),
    preview: t.field({
      type: MovePreviewUnion,
      nullable: true,
      description:
        'What a move would do, whoever asks; nothing is played. Null before the game has begun and for one played elsewhere.',
      complexity: 20,
      args: {
        move: t.arg.string({ required: true, description: 'In the notation of the game, as `playMove` takes it.' }),
      },
      resolve: async (game, { move }, { app }) => {
        const tried = await previewMove(app, game, move);
        if (tried === null) return null;
        return tried.ok ? tried.value : tried.error;
      },
    }),
    at: t.field({
      type: GameMomentInterface,
      nullable: true,
      description: 'The game after this many moves; null beyond the last, and for a game played elsewhere.',
      complexity: 10,
      args: { ply: t.arg.int({ required: true, description: 'How many moves; 0: the start.' }) },
      resolve: (game, { ply }, { app }) => momentAt(app, game, ply),
    }),
    clock: t.field({
      type: ClockType,
      nullable: true,
      description: 'Null for a game played elsewhere.',
      resolve: (game, _args, { app }) => gameClock(app, game),
    }),
    moves: t.connection(
      {
        type: MoveType,
        nullable: true,
        description: 'From the first; null for a game played elsewhere.',
        complexity: pageComplexity,
        resolve: async (game, args, { app }) =>
          game.venue === 'ELSEWHERE' ? null : connectionOf(await listMoves(app, game, windowOf(args, NUMBER_KEY))),
      },
      { name: 'GameMovesConnection', description: 'A page of moves.' },
      { name: 'GameMovesConnectionEdge', description: 'A move and its place in the game.' },
    ),
    result: t.field({
      extensions: LASTING,
      type: GameResultType,
      nullable: true,
      description: 'Null while the game is open.',
      resolve: (game, _args, { app }) => gameResult(app, game),
    }),
    record: t.string({
      nullable: true,
      description:
        'The game so far as text to keep; null where its moves are not known here and a transcript is asked for. Also at the address `/games/<id>.txt` and `/games/<id>.json`, and with its `recordEnding`, such as `.sgf` of go.',
      complexity: 20,
      args: {
        format: t.arg({ type: RecordFormatEnum, defaultValue: 'TRANSCRIPT', description: 'Which kind of text.' }),
      },
      resolve: (game, { format }, { app }) => gameText(app, game, format ?? 'TRANSCRIPT'),
    }),
    recordEnding: t.string({
      description: 'How the address of its transcript ends: `txt`, or what programs of the game read, such as `sgf`.',
      resolve: ({ game }) => recordFileOf(game).ending,
    }),
    arrangedAt: t.expose('addedAt', {
      extensions: LASTING,
      type: 'DateTime',
      description: 'When it was arranged: there was no such game before.',
    }),
    startedAt: t.expose('startedAt', {
      extensions: LASTING,
      type: 'DateTime',
      nullable: true,
      description: 'Null before its start.',
    }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true, description: 'Null while it is open.' }),
    viewerCanMove: t.boolean({
      description:
        'Whether the game waits for you: you are to move, or to agree with your opponent, and it is not paused.',
      resolve: (game, _args, { app }) => viewerMayMove(app, game),
    }),
    viewerSeat: t.field({
      type: SeatEnum,
      nullable: true,
      description: 'Your own seat; null for a spectator.',
      resolve: (game, _args, { app }) => viewerSeat(app.actor, game),
    }),
  }),
});
