/** What the form of the dice holds, each as it is pasted. */
export interface DiceFields {
  gameId: string;
  seed: string;
  white: string;
  black: string;
  commitment: string;
  /** Two digits a roll. */
  rolls: string;
}

/** The example of the documentation. Source: Backgammon 6. */
export const DICE_EXAMPLE: DiceFields = {
  gameId: 'match-0-game-1',
  seed: Array.from({ length: 32 }, (_, index) => ((7 * index) % 256).toString(16).padStart(2, '0')).join(''),
  white: 'alpha0',
  black: 'beta0',
  commitment: '805ca1b46c9372b7fcae9848fc5d4c3c3e7ce8607239927a299f39cbd9113a30',
  rolls: '44 15 12 32 56',
};
