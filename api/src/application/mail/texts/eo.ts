import { INACTIVITY_TEXTS } from './inactivity-texts.ts';
import { INVITATION_TEXTS } from './invitation-texts.ts';
import { MATCH_TEXTS } from './match-texts.ts';
import { REPORT_TEXTS } from './report-texts.ts';
import { SIGN_UP_TEXTS } from './sign-up-texts.ts';
import type { MailTexts } from './mail-texts.ts';

/** The mails in Esperanto. Unreviewed: no fluent speaker has read them yet. */
export const esperanto: MailTexts = {
  board: {
    toMove: 'Movu {name} ({side}).',
    hasWon: '{name} ({side}) venkis.',
  },
  hello: 'Saluton {name},',
  sides: { South: 'Sudo', North: 'Nordo', Black: 'Nigraj', White: 'Blankaj' },
  game: 'partio {number} kontraŭ {opponent}',
  untilUtc: '{utc} UTC',
  until: '{local} ({zone}), tio estas {utc} UTC',
  facts: {
    tournament: 'Turniro',
    game: 'Partio',
    side: 'Via flanko',
    deadline: 'Movu ĝis',
    noDeadline: 'sen templimo',
  },
  move: {
    subject: 'Via movo kontraŭ {opponent} ({tournament})',
    played: '{opponent} ludis {move}. Estas via vico.',
    first: 'La partio komenciĝis, kaj vi ludas {side}: la unua movo estas via.',
    planDropped: 'Via planita respondo {reply} ne estis ludebla, do via tuta plano nuliĝis. {message}',
    open: 'Malfermu la tabulon kaj movu',
    openHint: 'Ĉi tiu ligilo malfermas por vi ĉi tiun solan partion sen pasvorto. Donu ĝin al neniu.',
    reply: 'Aŭ respondu al ĉi tiu mesaĝo per via movo en la unua linio, ekzemple: {example}',
    legal: { one: '{n} movo eblas: {moves}', other: '{n} movoj eblas: {moves}' },
  },
  moveRefused: {
    subject: 'Ne ludita: via respondo en {game} ({tournament})',
    resignSubject: 'Por rezigni {game} ({tournament})',
    why: {
      ILLEGAL: 'Via respondo „{line}” ne estas ludebla (signo {column} de via linio): {message} Nenio ŝanĝiĝis.',
      NO_MOVE:
        'La unua linio de via respondo ne estas movo, do nenio estis ludita. Skribu la movon solan en la unuan linion, super ĉio citita.',
      STALE: 'Via respondo apartenas al pasinta pozicio, do nenio estis ludita. Jen kiel {game} staras nun:',
      GAME_OVER: 'Via respondo venis post la fino: {game} finiĝis, kaj nenio ŝanĝiĝis.',
      NOT_RUNNING: 'Via respondo ne estis ludita, ĉar {game} haltas: {message} Nenio ŝanĝiĝis.',
      EXPIRED: 'La adreso, al kiu vi respondis, ne plu validas, do nenio estis ludita. Jen kiel {game} staras nun:',
      RESIGN:
        'Vi volas rezigni {game}. Por ke neniu mesaĝo faru tion erare, malfermu la tabulon per la suba ligilo, elektu „Resign” kaj konfirmu. Ĝis nun nenio ŝanĝiĝis.',
    },
  },
  reasons: {
    PLAN: { 'plan-ends-play': 'Ĝi estus fininta la ludon, kion via plano ne permesas.' },
    STATUS: {
      SCHEDULED: 'La partio ankoraŭ ne komenciĝis.',
      PAUSED: 'La partio estas paŭzigita.',
      ELSEWHERE: 'Ĉi tiu partio estas ludata aliloke.',
    },
  },
  stageStarted: {
    subject: '{tournament} komenciĝis',
    intro: { one: 'Ĝi komenciĝis, kaj vi ludas {n} partion.', other: 'Ĝi komenciĝis, kaj vi ludas {n} partiojn.' },
    stageIntro: {
      one: 'La etapo „{stage}” komenciĝis, kaj vi ludas {n} partion.',
      other: 'La etapo „{stage}” komenciĝis, kaj vi ludas {n} partiojn.',
    },
    south: 'Vi ludas {side} kontraŭ {opponent} (partio {number}): faru la unuan movon ĝis {until}.',
    answer: 'Aŭ sendu vian unuan movon de {game}, solan en la unua linio, al ĉi tiu adreso',
    north: 'Vi ludas {side} kontraŭ {opponent} (partio {number}): via kontraŭulo movas unue.',
    dice: 'Vi ludas {side} kontraŭ {opponent} (partio {number}): la unua ĵeto decidas, kiu komencas; ĝi okazas, kiam ambaŭ aldonis tekston al la ĵetkuboj, aŭ je {until}.',
    open: 'Viaj partioj',
  },
  reminder: {
    subject: { one: 'Restas {n} horo kontraŭ {opponent}', other: 'Restas {n} horoj kontraŭ {opponent}' },
    intro: {
      one: 'Estas via vico en {game}. Restas {n} horo; kies tempo elĉerpiĝas, tiu perdas la partion.',
      other: 'Estas via vico en {game}. Restas {n} horoj; kies tempo elĉerpiĝas, tiu perdas la partion.',
    },
    soon: 'Estas via vico en {game}. Restas malpli ol unu horo; kies tempo elĉerpiĝas, tiu perdas la partion.',
    soonSubject: 'Malpli ol unu horo kontraŭ {opponent}',
  },
  /** both owe an agreement, such as the score of go */
  agreementReminder: {
    subject: {
      one: 'Restas {n} horo por interkonsenti kun {opponent}',
      other: 'Restas {n} horoj por interkonsenti kun {opponent}',
    },
    intro: {
      one: 'Pri la poentoj de {game} vi ankoraŭ ne interkonsentis. Restas {n} horo; poste decidas la direktoro, kaj neniu perdas pro la tempo.',
      other:
        'Pri la poentoj de {game} vi ankoraŭ ne interkonsentis. Restas {n} horoj; poste decidas la direktoro, kaj neniu perdas pro la tempo.',
    },
    soon: 'Pri la poentoj de {game} vi ankoraŭ ne interkonsentis. Restas malpli ol unu horo; poste decidas la direktoro, kaj neniu perdas pro la tempo.',
    soonSubject: 'Malpli ol unu horo por interkonsenti kun {opponent}',
  },
  rulingNeeded: {
    subject: 'partio {number} de {first} kaj {second} atendas vian decidon ({tournament})',
    intro:
      'partio {number} de {first} kaj {second} en {tournament} atendas vin: la ludantoj ne interkonsentis, kiel ĝi finiĝas, aŭ la tabulo ripetiĝas. Neniu horloĝo kuras, ĝis vi decidas.',
    open: 'Malfermu la partion kaj decidu',
  },
  gameFinished: {
    subject: 'Partio {number} kontraŭ {opponent} finiĝis',
    manySubject: { one: '{n} partio finiĝis ({tournament})', other: '{n} partioj finiĝis ({tournament})' },
    many: { one: '{n} via partio finiĝis:', other: '{n} viaj partioj finiĝis:' },
    won: 'Vi venkis en {game}{how}.',
    lost: 'Vi malvenkis en {game}{how}.',
    nobody: '{game} finiĝis sen venkinto{how}.',
    open: 'Vidu la partion',
  },
  how: {
    PLAYED: '',
    RESIGNED: ', per rezigno',
    TIME: ', pro la tempo',
    FORFEIT: ', pro neludado',
    WITHDRAWAL: ', pro retiriĝo',
    ADJUDICATED: ', laŭ decido de la direktoro',
    DRAWN: ', remize',
    NO_RESULT: ', sen rezulto',
  },
  opponentWithdrew: {
    subject: '{opponent} retiriĝis el {tournament}',
    intro: {
      one: '{opponent} retiriĝis. Tio decidas {n} partion kun vi:',
      other: '{opponent} retiriĝis. Tio decidas {n} partiojn kun vi:',
    },
    none: '{opponent} retiriĝis. Neniu via partio ŝanĝiĝas.',
  },
  opponentReplaced: {
    subject: '{newOpponent} ludas anstataŭ {opponent}',
    intro: {
      one: '{newOpponent} anstataŭas {opponent} en {tournament} kaj daŭrigas {n} partion kontraŭ vi:',
      other: '{newOpponent} anstataŭas {opponent} en {tournament} kaj daŭrigas {n} partiojn kontraŭ vi:',
    },
  },
  stageFinished: {
    subject: 'La etapo „{stage}” de {tournament} finiĝis',
    rank: 'Via loko en la fina tabelo de la etapo „{stage}” estas {rank}.',
    qualified: 'Vi kvalifikiĝis por la sekva etapo.',
    qualifiedFor: 'Vi kvalifikiĝis por: {stage}.',
    notQualified: 'Vi ne kvalifikiĝis por la sekva etapo.',
    open: 'Vidu la tabelon',
  },
  qualificationChanged: {
    subject: 'Ŝanĝo en {tournament}: {stage}',
    now: 'Korekto ŝanĝis la tabelon: nun vi kvalifikiĝis por la sekva etapo.',
    noMore: 'Korekto ŝanĝis la tabelon: vi ne plu kvalifikiĝas por la sekva etapo.',
    reason: 'Kial: {reason}',
  },
  announced: {
    subject: '{tournament} komenciĝos: {date}',
    intro: 'Vi aliĝis al {tournament}. Ĝi komenciĝos: {until}.',
    open: 'Vidu la turniron',
  },
  cancelled: {
    subject: '{tournament} estas nuligita',
    intro: '{tournament}, al kiu vi aliĝis, estas nuligita. Vi devas fari nenion.',
  },
  invitation: INVITATION_TEXTS.eo,
  signUp: SIGN_UP_TEXTS.eo,
  matchNews: MATCH_TEXTS.eo,
  inactivity: INACTIVITY_TEXTS.eo,
  reports: REPORT_TEXTS.eo,
  seriesPlace: {
    subject: 'Vi havas lokon en {tournament}',
    changedSubject: 'Korekto en {series}',
    change: {
      QUALIFIED: 'Vi estas inter tiuj, kiuj ludas {tournament} ({series}).',
      WOULD_QUALIFY:
        'Post korekto la tabelo de {series} donus al vi lokon en {tournament}. Kiu tie ludas, tio ne ŝanĝiĝas per si mem.',
      WOULD_NOT_QUALIFY:
        'Post korekto la tabelo de {series} ne plu donus al vi vian lokon en {tournament}. Ĝi restas via.',
    },
  },
  ticket: {
    filedSubject: 'Plendo por via decido ({tournament})',
    filed: '{name} prezentis plendon al vi, la direktoro de {tournament}:',
    answeredSubject: 'Vorto en plendo ({tournament})',
    answered: '{name} skribis en plendo de {tournament}:',
    decidedSubject: 'Via plendo estas decidita ({tournament})',
    decided: {
      UPHELD: '{name} decidis vian plendon en {tournament}. Ĝi estas akceptita:',
      REJECTED: '{name} decidis vian plendon en {tournament}. Ĝi estas malakceptita:',
    },
    open: 'Vidu la plendon',
  },
  digest: {
    subject: { one: '{n} partio atendas vian movon', other: '{n} partioj atendas vian movon' },
    quietSubject: 'Via tago ĉe Baraza',
    waiting: { one: '{n} partio atendas vian movon:', other: '{n} partioj atendas vian movon:' },
    waitingGame: '{game}: {opponent} ludis {move}; movu ĝis {until}.',
    waitingFirst: '{game}: la unua movo estas via; movu ĝis {until}.',
    ended: 'Finiĝis post la lasta resumo:',
    nothing: 'Nenio atendas vin.',
    open: 'Viaj partioj',
  },
  magicLink: {
    subject: 'Via ligilo por ensaluti',
    intro:
      'Vi, aŭ iu kiu donis vian adreson, petis ligilon por ensaluti ĉe Baraza. Ĝi validas unu fojon, dum {n} minutoj.',
    open: 'Ensalutu',
    password: 'Se ĉi tiu adreso ankoraŭ ne estis pruvita, la antaŭa pasvorto ne plu validas: iu ajn povis elekti ĝin.',
    ignore: 'Se ne estis vi, faru nenion: sen ĉi tiu mesaĝo neniu povas ensaluti.',
  },
  passwordReset: {
    subject: 'Via ligilo por elekti alian pasvorton',
    intro:
      'Vi, aŭ iu kiu donis vian adreson, petis ligilon por elekti alian pasvorton ĉe Baraza. Ĝi validas unu fojon, dum {n} minutoj.',
    open: 'Elektu pasvorton',
    ends: 'Kiu estas ensalutinta en vian konton, tiu estas elsalutata, kiam vi elektas ĝin.',
    ignore: 'Se ne estis vi, faru nenion: via pasvorto restas sama.',
  },
  calendar: {
    name: 'Baraza: farendaj movoj',
    summary: 'Via movo kontraŭ {opponent}',
    description: '{tournament}: vi ludas {side}, movo {n}. Via tempo finiĝas {until}.',
    agreeSummary: 'Interkonsentu pri la poentoj kun {opponent}',
    agreeDescription:
      '{tournament}: vi ludas {side}. Interkonsentu pri la poentoj ĝis {until}, aŭ decidas la direktoro.',
    sides: { South: 'Sudon', North: 'Nordon', Black: 'Nigrajn', White: 'Blankajn' },
  },
  footer: {
    why: 'Vi ricevas ĉi tiun mesaĝon, ĉar vi ludas ĉe Baraza.',
    settings: 'Elektu, kiujn mesaĝojn vi ricevas',
    stop: 'Haltigu ĉiujn mesaĝojn',
  },
};
