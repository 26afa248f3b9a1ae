/** Where a game of go stands by its rules. Source: Go 4. */
export const GO_PHASES = {
  PLAY: { about: 'Stones are played; the clock of the player to move runs.' },
  SCORING: { about: 'Both have passed: the marks are to be agreed on, nobody’s own clock runs.' },
  ADJUDICATION: { about: 'The director decides; no clock runs.' },
  AGREED: { about: 'Both have accepted the same marks: the score stands.' },
  NO_RESULT: { about: 'Both have agreed after a repetition that there is no result.' },
} as const;
export type GoPhaseName = keyof typeof GO_PHASES;
