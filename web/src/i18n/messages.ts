import account from './en/account.json';
import analysis from './en/analysis.json';
import backgammon from './en/backgammon.json';
import bao from './en/bao.json';
import common from './en/common.json';
import conduct from './en/conduct.json';
import director from './en/director.json';
import game from './en/game.json';
import go from './en/go.json';
import home from './en/home.json';
import kiba from './en/kiba.json';
import knockout from './en/knockout.json';
import kuksu from './en/kuksu.json';
import link from './en/link.json';
import notices from './en/notices.json';
import mail from './en/mail.json';
import officials from './en/officials.json';
import plan from './en/plan.json';
import player from './en/player.json';
import rating from './en/rating.json';
import record from './en/record.json';
import reports from './en/reports.json';
import rulebook from './en/rulebook.json';
import series from './en/series.json';
import signup from './en/signup.json';
import title from './en/title.json';
import tournament from './en/tournament.json';
import verify from './en/verify.json';

/** Every text of the page in English: the shared words at the root, each area's under its own name. */
export const english = {
  ...common,
  home,
  notices,
  kiba,
  knockout,
  kuksu,
  seriesPage: series,
  titlePage: title,
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
  backgammon,
  bao,
  go,
  link,
  officials,
  reports,
  plan,
  mail,
  verify,
};

export type Messages = typeof english;
