/** By which system a new tournament is played. */
export type RulesChoice = 'STAGED' | 'KIBA' | 'FREE' | 'KUKSU' | 'KNOCKOUT';
