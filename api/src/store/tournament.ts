export const FORMAT_KEYS = ['ROUND_ROBIN', 'KIBA', 'KUKSU', 'KNOCKOUT'] as const;
export type FormatKey = (typeof FORMAT_KEYS)[number];

export const GAME_KEYS = ['BAO', 'GO', 'BACKGAMMON'] as const;
export type GameKey = (typeof GAME_KEYS)[number];

export const VENUES = ['HERE', 'ELSEWHERE'] as const;
export type Venue = (typeof VENUES)[number];

export const TOURNAMENT_STATUSES = ['DRAFT', 'REGISTRATION', 'CLOSED', 'RUNNING', 'FINISHED', 'CANCELLED'] as const;
export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number];
