import { about } from '../../../graphql/event/event-type.ts';
import { matchOf } from '../application/match-of.ts';
import { BracketMatchType } from './match.ts';

/** That an event is about a match of a knock-out. */
export const aboutMatch = about('match', BracketMatchType, 'The match as it stands when this is sent.', matchOf);
