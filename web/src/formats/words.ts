import championshipPages from './kiba/championship/pages.json' with { type: 'json' };
import countryMatch from './kiba/championship/words.json' with { type: 'json' };
import kibaPages from './kiba/pages.json' with { type: 'json' };
import kiba from './kiba/words.json' with { type: 'json' };
import knockoutPages from './knockout/pages.json' with { type: 'json' };
import knockout from './knockout/words.json' with { type: 'json' };
import kuksuPages from './kuksu/pages.json' with { type: 'json' };
import titlePages from './kuksu/title/pages.json' with { type: 'json' };
import kuksu from './kuksu/words.json' with { type: 'json' };
import roundRobin from './round-robin/words.json' with { type: 'json' };
import swiss from './swiss/words.json' with { type: 'json' };

/** How each format is named in a sentence. */
export const formatWords = {
  COUNTRY_MATCH: countryMatch,
  KIBA: kiba,
  KNOCKOUT: knockout,
  KUKSU: kuksu,
  ROUND_ROBIN: roundRobin,
  SWISS: swiss,
};

/** The words of the pages that formats and their series have of their own. */
export const formatPages = {
  championshipPage: championshipPages,
  kiba: kibaPages,
  knockout: knockoutPages,
  kuksu: kuksuPages,
  titlePage: titlePages,
};
