/** What every refusal says. */
export const ERROR = '... on CommandError { code message } ... on InvalidInput { field }';

/** A game of go as somebody sees it. */
export const GAME = `query ($id: ID!) { game(id: $id) { __typename id ply status toMove viewerCanMove clock { running expiresAt remaining { first second } }
  seats { side } result { how reason seat score } recordEnding tournament { gameSettings { ... on GoSettings { size komi rules koRule } } rules { text } }
  ... on GoGame { phase settings { size komi rules koRule } lastPoint legalMoves { notation }
    position { encoding size toMove ko captures { black white } score { result } outcome { winner reason } trace { point captured } }
    scoring { version dead neutral accepted until score { result black white } }
    endings { timesCome resumesLeft noResultOfferedBy }
    moment { ply notation summary } at(ply: 1) { notation summary position { encoding trace { point } } } } } }`;

/** Plays a move. */
export const PLAY = `mutation ($input: PlayMoveInput!) { playMove(input: $input) { __typename ${ERROR} ... on IllegalMove { column rule } ... on StalePly { actual }
  ... on PlayMoveSuccess { notation repeated game { ply } } } }`;
