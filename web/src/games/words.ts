import backgammonPages from './backgammon/pages.json' with { type: 'json' };
import backgammon from './backgammon/words.json' with { type: 'json' };
import baoPages from './bao/pages.json' with { type: 'json' };
import bao from './bao/words.json' with { type: 'json' };
import goPages from './go/pages.json' with { type: 'json' };
import go from './go/words.json' with { type: 'json' };
import oware from './oware/words.json' with { type: 'json' };

/** How each game is named: in a sentence, as a list of players, and what its records look like. */
export const gameWords = { BACKGAMMON: backgammon, BAO: bao, GO: go, OWARE: oware };

/** The words of the pages that games have of their own. */
export const gamePages = { backgammon: backgammonPages, bao: baoPages, go: goPages };
