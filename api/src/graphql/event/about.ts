import { gameOf, groupOf, stageOf, tournamentOf } from '../../application/queries/find.ts';
import type { GameId } from '../../kernel/ids.ts';
import { GameInterface, GroupType, StageType, TournamentInterface } from '../refs.ts';
import { about } from './event-type.ts';

/** What the events of several topics are about. */
export const aboutGame = about(
  'game',
  GameInterface,
  'The game as it stands when this is sent.',
  (app, { gameId }: { readonly gameId: GameId }) => gameOf(app, gameId),
);
export const aboutTournament = about(
  'tournament',
  TournamentInterface,
  'The tournament as it stands when this is sent.',
  tournamentOf,
);
export const aboutStage = about('stage', StageType, 'The stage as it stands when this is sent.', stageOf);
export const aboutGroup = about('group', GroupType, 'The group as it stands when this is sent.', groupOf);
