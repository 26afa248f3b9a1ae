/** Who made a move: a person, a program, the rules by themselves, a letter, a plan laid earlier, or chance. */
export const MOVE_CAUSES = ['PLAYER', 'BOT', 'AUTOMATIC', 'MAIL', 'PLAN', 'CHANCE'] as const;
export type MoveCause = (typeof MOVE_CAUSES)[number];
