import { INACTIVITY_TEXTS } from './inactivity-texts.ts';
import { INVITATION_TEXTS } from './invitation-texts.ts';
import { MATCH_TEXTS } from './match-texts.ts';
import { REPORT_TEXTS } from './report-texts.ts';
import { SIGN_UP_TEXTS } from './sign-up-texts.ts';
import type { MailTexts } from './mail-texts.ts';

/** The mails in French. Unreviewed: no native speaker has read them yet. */
export const french: MailTexts = {
  board: {
    toMove: 'Au tour de {name} ({side}).',
    hasWon: '{name} ({side}) a gagné.',
  },
  hello: 'Bonjour {name},',
  sides: { South: 'Sud', North: 'Nord', Black: 'Noir', White: 'Blanc' },
  game: 'partie {number} contre {opponent}',
  untilUtc: '{utc} UTC',
  until: '{local} ({zone}), soit {utc} UTC',
  facts: {
    tournament: 'Tournoi',
    game: 'Partie',
    side: 'Votre côté',
    deadline: 'À jouer avant',
    noDeadline: 'pas d’échéance',
  },
  move: {
    subject: 'À vous de jouer contre {opponent} ({tournament})',
    played: '{opponent} a joué {move}. C’est votre tour.',
    first: 'La partie a commencé et vous jouez {side} : le premier coup est à vous.',
    planDropped: 'Votre réponse prévue {reply} n’a pas pu être jouée, donc tout votre plan est annulé. {message}',
    open: 'Ouvrir le tablier et jouer',
    openHint: 'Ce lien ouvre pour vous cette seule partie, sans mot de passe. Ne le donnez à personne.',
    reply: 'Ou répondez à ce message avec votre coup à la première ligne, par exemple : {example}',
    legal: {
      one: '{n} coup possible : {moves}',
      many: '{n} coups possibles : {moves}',
      other: '{n} coups possibles : {moves}',
    },
  },
  moveRefused: {
    subject: 'Non joué : votre réponse dans la {game} ({tournament})',
    resignSubject: 'Pour abandonner la {game} ({tournament})',
    why: {
      ILLEGAL: 'Votre réponse « {line} » ne peut être jouée (signe {column} de la ligne) : {message} Rien n’a changé.',
      NO_MOVE:
        'La première ligne de votre réponse n’est pas un coup, donc rien n’a été joué. Écrivez le coup seul à la première ligne, au-dessus de tout ce qui est cité.',
      STALE: 'Votre réponse concerne une position passée, donc rien n’a été joué. Voici où en est la {game} :',
      GAME_OVER: 'Votre réponse est arrivée après la fin : la {game} est terminée et rien n’a changé.',
      NOT_RUNNING: 'Votre réponse n’a pas été jouée, car la {game} est arrêtée : {message} Rien n’a changé.',
      EXPIRED:
        'L’adresse à laquelle vous avez répondu n’est plus valable, donc rien n’a été joué. Voici où en est la {game} :',
      RESIGN:
        'Vous voulez abandonner la {game}. Pour qu’aucun message ne le fasse par erreur, ouvrez le tablier par le lien ci-dessous, choisissez « Resign » et confirmez. Rien n’a changé jusqu’ici.',
    },
  },
  reasons: {
    PLAN: { 'plan-ends-play': 'Elle aurait mis fin au jeu, ce que votre plan ne permet pas.' },
    STATUS: {
      SCHEDULED: 'La partie n’a pas commencé.',
      PAUSED: 'La partie est suspendue.',
      ELSEWHERE: 'Cette partie se joue ailleurs.',
    },
  },
  stageStarted: {
    subject: '{tournament} a commencé',
    intro: {
      one: 'Il a commencé, et vous jouez {n} partie.',
      many: 'Il a commencé, et vous jouez {n} parties.',
      other: 'Il a commencé, et vous jouez {n} parties.',
    },
    stageIntro: {
      one: 'La phase « {stage} » a commencé, et vous jouez {n} partie.',
      many: 'La phase « {stage} » a commencé, et vous jouez {n} parties.',
      other: 'La phase « {stage} » a commencé, et vous jouez {n} parties.',
    },
    south: 'Vous jouez {side} contre {opponent} (partie {number}) : jouez le premier coup avant {until}.',
    answer: 'Ou envoyez à cette adresse votre premier coup de la {game}, seul à la première ligne',
    north: 'Vous jouez {side} contre {opponent} (partie {number}) : votre adversaire joue en premier.',
    dice: 'Vous jouez {side} contre {opponent} (partie {number}) : le premier lancer décide qui commence ; il est fait quand tous deux ont ajouté un texte aux dés, ou le {until}.',
    open: 'Vos parties',
  },
  reminder: {
    subject: {
      one: 'Il reste {n} heure contre {opponent}',
      many: 'Il reste {n} heures contre {opponent}',
      other: 'Il reste {n} heures contre {opponent}',
    },
    intro: {
      one: 'C’est votre tour dans la {game}. Il reste {n} heure ; qui n’a plus de temps perd la partie.',
      many: 'C’est votre tour dans la {game}. Il reste {n} heures ; qui n’a plus de temps perd la partie.',
      other: 'C’est votre tour dans la {game}. Il reste {n} heures ; qui n’a plus de temps perd la partie.',
    },
    soon: 'C’est votre tour dans la {game}. Il reste moins d’une heure ; qui n’a plus de temps perd la partie.',
    soonSubject: 'Moins d’une heure contre {opponent}',
  },
  /** both owe an agreement, such as the score of go */
  agreementReminder: {
    subject: {
      one: 'Il reste {n} heure pour vous accorder avec {opponent}',
      many: 'Il reste {n} heures pour vous accorder avec {opponent}',
      other: 'Il reste {n} heures pour vous accorder avec {opponent}',
    },
    intro: {
      one: 'Le compte de la {game} n’est pas encore convenu. Il reste {n} heure ; ensuite le directeur décide, et personne ne perd au temps.',
      many: 'Le compte de la {game} n’est pas encore convenu. Il reste {n} heures ; ensuite le directeur décide, et personne ne perd au temps.',
      other:
        'Le compte de la {game} n’est pas encore convenu. Il reste {n} heures ; ensuite le directeur décide, et personne ne perd au temps.',
    },
    soon: 'Le compte de la {game} n’est pas encore convenu. Il reste moins d’une heure ; ensuite le directeur décide, et personne ne perd au temps.',
    soonSubject: 'Moins d’une heure pour vous accorder avec {opponent}',
  },
  rulingNeeded: {
    subject: 'la partie {number} de {first} et {second} attend votre décision ({tournament})',
    intro:
      'la partie {number} de {first} et {second} dans {tournament} vous attend : les joueurs ne se sont pas accordés sur sa fin, ou le tablier ne cesse de se répéter. Aucune pendule ne tourne avant votre décision.',
    open: 'Ouvrir la partie et décider',
  },
  gameFinished: {
    subject: 'La partie {number} contre {opponent} est terminée',
    manySubject: {
      one: '{n} partie terminée ({tournament})',
      many: '{n} parties terminées ({tournament})',
      other: '{n} parties terminées ({tournament})',
    },
    many: {
      one: '{n} de vos parties est terminée :',
      many: '{n} de vos parties sont terminées :',
      other: '{n} de vos parties sont terminées :',
    },
    won: 'Vous avez gagné la {game}{how}.',
    lost: 'Vous avez perdu la {game}{how}.',
    nobody: 'La {game} s’est terminée sans gagnant{how}.',
    open: 'Voir la partie',
  },
  how: {
    PLAYED: '',
    RESIGNED: ', par abandon',
    TIME: ', au temps',
    FORFEIT: ', par forfait',
    WITHDRAWAL: ', par retrait du tournoi',
    ADJUDICATED: ', par décision du directeur',
    DRAWN: ', par une nulle',
    NO_RESULT: ', sans résultat',
  },
  opponentWithdrew: {
    subject: '{opponent} s’est retiré de {tournament}',
    intro: {
      one: '{opponent} s’est retiré. Cela décide {n} partie avec vous :',
      many: '{opponent} s’est retiré. Cela décide {n} parties avec vous :',
      other: '{opponent} s’est retiré. Cela décide {n} parties avec vous :',
    },
    none: '{opponent} s’est retiré. Aucune de vos parties ne change.',
  },
  opponentReplaced: {
    subject: '{newOpponent} joue à la place de {opponent}',
    intro: {
      one: '{newOpponent} a pris la place de {opponent} dans {tournament} et continue {n} partie contre vous :',
      many: '{newOpponent} a pris la place de {opponent} dans {tournament} et continue {n} parties contre vous :',
      other: '{newOpponent} a pris la place de {opponent} dans {tournament} et continue {n} parties contre vous :',
    },
  },
  stageFinished: {
    subject: 'La phase « {stage} » de {tournament} est terminée',
    rank: 'Votre rang au classement final de la phase « {stage} » est {rank}.',
    qualified: 'Vous êtes qualifié pour la phase suivante.',
    qualifiedFor: 'Vous êtes qualifié pour : {stage}.',
    notQualified: 'Vous n’êtes pas qualifié pour la phase suivante.',
    open: 'Voir le classement',
  },
  qualificationChanged: {
    subject: 'Un changement dans {tournament} : {stage}',
    now: 'Une correction a changé le classement : vous êtes maintenant qualifié pour la phase suivante.',
    noMore: 'Une correction a changé le classement : vous n’êtes plus qualifié pour la phase suivante.',
    reason: 'Pourquoi : {reason}',
  },
  announced: {
    subject: '{tournament} commence le {date}',
    intro: 'Vous êtes inscrit à {tournament}. Début : {until}.',
    open: 'Voir le tournoi',
  },
  cancelled: {
    subject: '{tournament} est annulé',
    intro: '{tournament}, où vous étiez inscrit, est annulé. Vous n’avez rien à faire.',
  },
  invitation: INVITATION_TEXTS.fr,
  signUp: SIGN_UP_TEXTS.fr,
  matchNews: MATCH_TEXTS.fr,
  inactivity: INACTIVITY_TEXTS.fr,
  reports: REPORT_TEXTS.fr,
  seriesPlace: {
    subject: 'Vous avez une place dans {tournament}',
    changedSubject: 'Une correction dans {series}',
    change: {
      QUALIFIED: 'Vous êtes parmi ceux qui jouent {tournament} ({series}).',
      WOULD_QUALIFY:
        'Après une correction, le classement de {series} vous donnerait une place dans {tournament}. Ceux qui y jouent ne changent pas pour autant.',
      WOULD_NOT_QUALIFY:
        'Après une correction, le classement de {series} ne vous donnerait plus votre place dans {tournament}. Elle reste la vôtre.',
    },
  },
  ticket: {
    filedSubject: 'Une réclamation à décider ({tournament})',
    filed: '{name} vous a soumis une réclamation, à vous qui dirigez {tournament} :',
    answeredSubject: 'Un mot dans une réclamation ({tournament})',
    answered: '{name} a écrit dans une réclamation de {tournament} :',
    decidedSubject: 'Votre réclamation est décidée ({tournament})',
    decided: {
      UPHELD: '{name} a décidé de votre réclamation dans {tournament}. Elle est acceptée :',
      REJECTED: '{name} a décidé de votre réclamation dans {tournament}. Elle est rejetée :',
    },
    open: 'Voir la réclamation',
  },
  digest: {
    subject: {
      one: '{n} partie attend votre coup',
      many: '{n} parties attendent votre coup',
      other: '{n} parties attendent votre coup',
    },
    quietSubject: 'Votre journée sur Baraza',
    waiting: {
      one: '{n} partie attend votre coup :',
      many: '{n} parties attendent votre coup :',
      other: '{n} parties attendent votre coup :',
    },
    waitingGame: '{game} : {opponent} a joué {move} ; à jouer avant {until}.',
    waitingFirst: '{game} : le premier coup est à vous ; à jouer avant {until}.',
    ended: 'Terminées depuis le dernier résumé :',
    nothing: 'Rien ne vous attend.',
    open: 'Vos parties',
  },
  magicLink: {
    subject: 'Votre lien de connexion',
    intro:
      'Vous, ou quelqu’un qui a donné votre adresse, avez demandé un lien pour entrer dans Baraza. Il vaut une fois, pendant {n} minutes.',
    open: 'Se connecter',
    password:
      'Si cette adresse n’était pas encore prouvée, le mot de passe choisi avant ne vaut plus : n’importe qui avait pu le choisir.',
    ignore: 'Si ce n’était pas vous, ne faites rien : sans ce message, personne ne peut se connecter.',
  },
  passwordReset: {
    subject: 'Votre lien pour choisir un autre mot de passe',
    intro:
      'Vous, ou quelqu’un qui a donné votre adresse, avez demandé un lien pour choisir un autre mot de passe sur Baraza. Il vaut une fois, pendant {n} minutes.',
    open: 'Choisir un mot de passe',
    ends: 'Quand vous le choisissez, toute session ouverte sur votre compte prend fin.',
    ignore: 'Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.',
  },
  calendar: {
    name: 'Baraza : coups à jouer',
    summary: 'Votre coup contre {opponent}',
    description: '{tournament} : vous jouez {side}, coup {n}. Votre temps s’achève {until}.',
    agreeSummary: 'S’accorder sur le compte avec {opponent}',
    agreeDescription:
      '{tournament} : vous jouez {side}. Accordez-vous sur le compte avant {until}, sinon le directeur décide.',
    sides: { South: 'Sud', North: 'Nord', Black: 'Noir', White: 'Blanc' },
  },
  footer: {
    why: 'Vous recevez ce message parce que vous jouez sur Baraza.',
    settings: 'Choisir les messages à recevoir',
    stop: 'Arrêter tous les messages',
  },
};
