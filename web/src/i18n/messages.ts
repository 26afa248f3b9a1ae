import { formatPages, formatWords } from '../formats/words.ts';
import { gamePages, gameWords } from '../games/words.ts';
import account from './en/account.json' with { type: 'json' };
import analysis from './en/analysis.json' with { type: 'json' };
import common from './en/common.json' with { type: 'json' };
import conduct from './en/conduct.json' with { type: 'json' };
import director from './en/director.json' with { type: 'json' };
import game from './en/game.json' with { type: 'json' };
import home from './en/home.json' with { type: 'json' };
import howToPlay from './en/how-to-play.json' with { type: 'json' };
import link from './en/link.json' with { type: 'json' };
import notices from './en/notices.json' with { type: 'json' };
import mail from './en/mail.json' with { type: 'json' };
import officials from './en/officials.json' with { type: 'json' };
import plan from './en/plan.json' with { type: 'json' };
import player from './en/player.json' with { type: 'json' };
import rating from './en/rating.json' with { type: 'json' };
import record from './en/record.json' with { type: 'json' };
import reports from './en/reports.json' with { type: 'json' };
import rulebook from './en/rulebook.json' with { type: 'json' };
import series from './en/series.json' with { type: 'json' };
import signup from './en/signup.json' with { type: 'json' };
import tournament from './en/tournament.json' with { type: 'json' };
import verify from './en/verify.json' with { type: 'json' };

/** Every text of the page in English: the shared words at the root, each area's, game's and format's under its own name. */
export const english = {
  ...common,
  formats: formatWords,
  games: gameWords,
  ...formatPages,
  ...gamePages,
  home,
  howToPlay,
  notices,
  seriesPage: series,
  tournamentPage: tournament,
  playerPage: player,
  record,
  rulebook,
  signup,
  conduct,
  rating,
  account,
  director,
  gamePage: game,
  analysis,
  link,
  officials,
  reports,
  plan,
  mail,
  verify,
};

export type Messages = typeof english;
