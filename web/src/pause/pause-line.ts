import { graphql, type ResultOf } from '../graphql/tada.ts';

/** A pause as it is told where it is about: from when to when, whose it is, and why. */
export const pauseNoteFragment = graphql(`
  fragment PauseNote on Pause @_unmask {
    id
    since
    until
    isDaysOff
    reason
    player {
      id
      handle
      name
    }
  }
`);

export type PauseNote = ResultOf<typeof pauseNoteFragment>;

/** A pause: in which games, from when to when, by whom and why. */
export const pauseLineFragment = graphql(`
  fragment PauseLine on Pause @_unmask {
    id
    since
    until
    isDaysOff
    reason
    by {
      id
      handle
      name
    }
    player {
      id
      handle
      name
    }
    game {
      __typename
      id
      number
      seats {
        seat
        player {
          id
          handle
          name
        }
      }
    }
  }
`);

export type PauseLine = ResultOf<typeof pauseLineFragment>;
