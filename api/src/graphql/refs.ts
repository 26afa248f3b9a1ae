import type { MessageRecord } from '../store/reading/chat.ts';
import type { EntryRecord } from '../store/reading/entry.ts';
import type { GameRecord } from '../store/reading/game.ts';
import type { PairingRecord } from '../store/reading/pairing.ts';
import type { PlayerRecord, RatingRecord } from '../store/reading/player.ts';
import type { RatingChangeRecord } from '../store/reading/rating.ts';
import type { RulingRecord } from '../store/reading/ruling.ts';
import type { SeriesRecord } from '../store/reading/series.ts';
import type { GroupRecord, StageRecord } from '../store/reading/stage.ts';
import type { TicketRecord } from '../store/reading/ticket.ts';
import type { TournamentRecord } from '../store/reading/tournament.ts';
import { builder } from './builder.ts';
import { rowInterfaceRef, rowRef } from './row-ref.ts';

/** Everything that has an id of its own, named before it is described, so that each may refer to all. */
export const PlayerType = rowRef<'Player', PlayerRecord>('Player');
export const RatingType = rowRef<'Rating', RatingRecord>('Rating');
export const RatingChangeType = rowRef<'RatingChange', RatingChangeRecord>('RatingChange');
export const EntryType = rowRef<'Entry', EntryRecord>('Entry');
export const TournamentInterface = rowInterfaceRef<'Tournament', TournamentRecord>('Tournament');
export const SeriesInterface = rowInterfaceRef<'Series', SeriesRecord>('Series');
export const StageType = rowRef<'Stage', StageRecord>('Stage');
export const GroupType = rowRef<'Group', GroupRecord>('Group');
export const PairingType = rowRef<'Pairing', PairingRecord>('Pairing');
export const GameInterface = builder.interfaceRef<GameRecord>('Game');
export const ReportedGameType = builder.objectRef<GameRecord>('ReportedGame');
export const ChatMessageType = builder.objectRef<MessageRecord>('ChatMessage');
export const TicketType = builder.objectRef<TicketRecord>('Ticket');
export const RulingType = rowRef<'Ruling', RulingRecord>('Ruling');
