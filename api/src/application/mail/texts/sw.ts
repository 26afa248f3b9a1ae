import { INACTIVITY_TEXTS } from './inactivity-texts.ts';
import { INVITATION_TEXTS } from './invitation-texts.ts';
import { MATCH_TEXTS } from './match-texts.ts';
import { REPORT_TEXTS } from './report-texts.ts';
import { SIGN_UP_TEXTS } from './sign-up-texts.ts';
import type { MailTexts } from './mail-texts.ts';

/** The mails in Swahili. Unreviewed: no native speaker has read them yet. */
export const swahili: MailTexts = {
  board: {
    toMove: 'Zamu ya {name} ({side}).',
    hasWon: '{name} ({side}) ameshinda.',
  },
  hello: 'Habari {name},',
  sides: { South: 'Kusini', North: 'Kaskazini', Black: 'Nyeusi', White: 'Nyeupe' },
  game: 'mchezo wa {number} dhidi ya {opponent}',
  untilUtc: '{utc} UTC',
  until: '{local} ({zone}), yaani {utc} UTC',
  facts: {
    tournament: 'Mashindano',
    game: 'Mchezo',
    side: 'Upande wako',
    deadline: 'Cheza kabla ya',
    noDeadline: 'hakuna muda wa mwisho',
  },
  move: {
    subject: 'Zamu yako dhidi ya {opponent} ({tournament})',
    played: '{opponent} amecheza {move}. Sasa ni zamu yako.',
    first: 'Mchezo umeanza, nawe unacheza {side}: hatua ya kwanza ni yako.',
    planDropped: 'Jibu ulilopanga {reply} halikuweza kuchezwa, kwa hiyo mpango wako wote umefutwa. {message}',
    open: 'Fungua bao ucheze',
    openHint: 'Kiungo hiki kinakufungulia mchezo huu mmoja tu bila neno la siri. Usimpe mtu yeyote.',
    reply: 'Au jibu barua hii ukiandika hatua yako katika mstari wa kwanza, kwa mfano: {example}',
    legal: { one: 'Hatua {n} inawezekana: {moves}', other: 'Hatua {n} zinawezekana: {moves}' },
  },
  moveRefused: {
    subject: 'Haikuchezwa: jibu lako katika {game} ({tournament})',
    resignSubject: 'Kukubali kushindwa {game} ({tournament})',
    why: {
      ILLEGAL: 'Jibu lako “{line}” haliwezi kuchezwa (alama ya {column} ya mstari): {message} Hakuna kilichobadilika.',
      NO_MOVE:
        'Mstari wa kwanza wa jibu lako si hatua, kwa hiyo hakuna kilichochezwa. Andika hatua peke yake katika mstari wa kwanza, juu ya yote yaliyonukuliwa.',
      STALE: 'Jibu lako ni la hali iliyopita, kwa hiyo hakuna kilichochezwa. Hivi ndivyo {game} ulivyo sasa:',
      GAME_OVER: 'Jibu lako limefika baada ya mwisho: {game} umekwisha, na hakuna kilichobadilika.',
      NOT_RUNNING: 'Jibu lako halikuchezwa, kwa kuwa {game} umesimama: {message} Hakuna kilichobadilika.',
      EXPIRED: 'Anwani uliyojibu imepitwa na wakati, kwa hiyo hakuna kilichochezwa. Hivi ndivyo {game} ulivyo sasa:',
      RESIGN:
        'Unataka kukubali kushindwa {game}. Ili barua isifanye hivyo kwa makosa, fungua bao kwa kiungo kilicho hapa chini, chagua “Resign” na uthibitishe. Hakuna kilichobadilika hadi sasa.',
    },
  },
  reasons: {
    PLAN: { 'plan-ends-play': 'Lingemaliza mchezo, na mpango wako hauruhusu hivyo.' },
    STATUS: {
      SCHEDULED: 'Mchezo haujaanza bado.',
      PAUSED: 'Mchezo umesitishwa kwa muda.',
      ELSEWHERE: 'Mchezo huu unachezwa mahali pengine.',
    },
  },
  stageStarted: {
    subject: '{tournament} yameanza',
    intro: { one: 'Yameanza, nawe unacheza mchezo {n}.', other: 'Yameanza, nawe unacheza michezo {n}.' },
    stageIntro: {
      one: 'Raundi “{stage}” imeanza, nawe unacheza mchezo {n}.',
      other: 'Raundi “{stage}” imeanza, nawe unacheza michezo {n}.',
    },
    south: 'Unacheza {side} dhidi ya {opponent} (mchezo wa {number}): cheza hatua ya kwanza kabla ya {until}.',
    answer: 'Au tuma hatua yako ya kwanza ya {game}, peke yake katika mstari wa kwanza, kwa anwani hii',
    north: 'Unacheza {side} dhidi ya {opponent} (mchezo wa {number}): mpinzani wako anaanza.',
    dice: 'Unacheza {side} dhidi ya {opponent} (mchezo wa {number}): dadu za kwanza huamua nani anaanza; hurushwa wote wawili wakishaongeza maandishi yao, au {until}.',
    open: 'Michezo yako',
  },
  reminder: {
    subject: { one: 'Imebaki saa {n} dhidi ya {opponent}', other: 'Zimebaki saa {n} dhidi ya {opponent}' },
    intro: {
      one: 'Ni zamu yako katika {game}. Imebaki saa {n}; anayeishiwa muda hupoteza mchezo.',
      other: 'Ni zamu yako katika {game}. Zimebaki saa {n}; anayeishiwa muda hupoteza mchezo.',
    },
    soon: 'Ni zamu yako katika {game}. Umebaki muda wa chini ya saa moja; anayeishiwa muda hupoteza mchezo.',
    soonSubject: 'Chini ya saa moja dhidi ya {opponent}',
  },
  /** both owe an agreement, such as the score of go */
  agreementReminder: {
    subject: {
      one: 'Imebaki saa {n} ya kukubaliana na {opponent}',
      other: 'Zimebaki saa {n} za kukubaliana na {opponent}',
    },
    intro: {
      one: 'Hesabu ya {game} haijakubaliwa bado. Imebaki saa {n}; kisha msimamizi anaamua, na hakuna anayepoteza kwa muda.',
      other:
        'Hesabu ya {game} haijakubaliwa bado. Zimebaki saa {n}; kisha msimamizi anaamua, na hakuna anayepoteza kwa muda.',
    },
    soon: 'Hesabu ya {game} haijakubaliwa bado. Umebaki muda wa chini ya saa moja; kisha msimamizi anaamua, na hakuna anayepoteza kwa muda.',
    soonSubject: 'Chini ya saa moja ya kukubaliana na {opponent}',
  },
  rulingNeeded: {
    subject: 'mchezo wa {number} kati ya {first} na {second} unasubiri uamuzi wako ({tournament})',
    intro:
      'mchezo wa {number} kati ya {first} na {second} katika {tournament} unakusubiri: wachezaji hawajakubaliana unavyoisha, au ubao unajirudia. Hakuna saa inayokwenda hadi uamue.',
    open: 'Fungua mchezo uamue',
  },
  gameFinished: {
    subject: 'Mchezo wa {number} dhidi ya {opponent} umekwisha',
    manySubject: { one: 'Mchezo {n} umekwisha ({tournament})', other: 'Michezo {n} imekwisha ({tournament})' },
    many: { one: 'Mchezo wako {n} umekwisha:', other: 'Michezo yako {n} imekwisha:' },
    won: 'Umeshinda {game}{how}.',
    lost: 'Umeshindwa {game}{how}.',
    nobody: '{game} umekwisha bila mshindi{how}.',
    open: 'Tazama mchezo',
  },
  how: {
    PLAYED: '',
    RESIGNED: ', kwa kukubali kushindwa',
    TIME: ', kwa kuishiwa muda',
    FORFEIT: ', kwa kutocheza',
    WITHDRAWAL: ', kwa kujiondoa',
    ADJUDICATED: ', kwa uamuzi wa msimamizi',
    DRAWN: ', sare',
    NO_RESULT: ', bila matokeo',
  },
  opponentWithdrew: {
    subject: '{opponent} amejiondoa katika {tournament}',
    intro: {
      one: 'Mpinzani wako {opponent} amejiondoa. Mchezo {n} nawe umeamuliwa:',
      other: 'Mpinzani wako {opponent} amejiondoa. Michezo {n} nawe imeamuliwa:',
    },
    none: 'Mpinzani wako {opponent} amejiondoa. Hakuna mchezo wako unaobadilika.',
  },
  opponentReplaced: {
    subject: '{newOpponent} anacheza badala ya {opponent}',
    intro: {
      one: '{newOpponent} amechukua nafasi ya {opponent} katika {tournament}, naye anaendelea na mchezo {n} dhidi yako:',
      other:
        '{newOpponent} amechukua nafasi ya {opponent} katika {tournament}, naye anaendelea na michezo {n} dhidi yako:',
    },
  },
  stageFinished: {
    subject: 'Raundi “{stage}” ya {tournament} imekwisha',
    rank: 'Nafasi yako katika jedwali la mwisho la raundi “{stage}” ni {rank}.',
    qualified: 'Umefuzu kwa raundi inayofuata.',
    qualifiedFor: 'Umefuzu kwa: {stage}.',
    notQualified: 'Hukufuzu kwa raundi inayofuata.',
    open: 'Tazama jedwali',
  },
  qualificationChanged: {
    subject: 'Mabadiliko katika {tournament}: {stage}',
    now: 'Sahihisho limebadilisha jedwali: sasa umefuzu kwa raundi inayofuata.',
    noMore: 'Sahihisho limebadilisha jedwali: hukufuzu tena kwa raundi inayofuata.',
    reason: 'Kwa nini: {reason}',
  },
  announced: {
    subject: '{tournament} yataanza {date}',
    intro: 'Umejiandikisha katika {tournament}. Yataanza {until}.',
    open: 'Tazama mashindano',
  },
  cancelled: {
    subject: '{tournament} yamefutwa',
    intro: 'Mashindano {tournament} uliyojiandikisha yamefutwa. Huhitaji kufanya lolote.',
  },
  invitation: INVITATION_TEXTS.sw,
  signUp: SIGN_UP_TEXTS.sw,
  matchNews: MATCH_TEXTS.sw,
  inactivity: INACTIVITY_TEXTS.sw,
  reports: REPORT_TEXTS.sw,
  seriesPlace: {
    subject: 'Una nafasi katika {tournament}',
    changedSubject: 'Sahihisho katika {series}',
    change: {
      QUALIFIED: 'Wewe ni miongoni mwa wanaocheza {tournament} ({series}).',
      WOULD_QUALIFY:
        'Baada ya sahihisho, jedwali la {series} lingekupa nafasi katika {tournament}. Wanaocheza humo hawabadiliki hivi hivi.',
      WOULD_NOT_QUALIFY:
        'Baada ya sahihisho, jedwali la {series} lisingekupa tena nafasi yako katika {tournament}. Nafasi inabaki yako.',
    },
  },
  ticket: {
    filedSubject: 'Lalamiko la kuamuliwa nawe ({tournament})',
    filed: '{name} amewasilisha lalamiko kwako, msimamizi wa {tournament}:',
    answeredSubject: 'Neno katika lalamiko ({tournament})',
    answered: '{name} ameandika katika lalamiko la {tournament}:',
    decidedSubject: 'Lalamiko lako limeamuliwa ({tournament})',
    decided: {
      UPHELD: '{name} ameamua lalamiko lako katika {tournament}. Limekubaliwa:',
      REJECTED: '{name} ameamua lalamiko lako katika {tournament}. Limekataliwa:',
    },
    open: 'Tazama lalamiko',
  },
  digest: {
    subject: { one: 'Mchezo {n} unasubiri hatua yako', other: 'Michezo {n} inasubiri hatua yako' },
    quietSubject: 'Siku yako Baraza',
    waiting: { one: 'Mchezo {n} unasubiri hatua yako:', other: 'Michezo {n} inasubiri hatua yako:' },
    waitingGame: '{game}: {opponent} amecheza {move}; cheza kabla ya {until}.',
    waitingFirst: '{game}: hatua ya kwanza ni yako; cheza kabla ya {until}.',
    ended: 'Imekwisha tangu muhtasari uliopita:',
    nothing: 'Hakuna kinachokusubiri.',
    open: 'Michezo yako',
  },
  magicLink: {
    subject: 'Kiungo chako cha kuingia',
    intro:
      'Wewe, au mtu aliyetoa anwani yako, ameomba kiungo cha kuingia Baraza. Kinafanya kazi mara moja, kwa dakika {n}.',
    open: 'Ingia',
    password:
      'Ikiwa anwani hii haikuwa imethibitishwa, neno la siri la awali halifanyi kazi tena: mtu yeyote angeweza kulichagua.',
    ignore: 'Kama si wewe, usifanye lolote: bila barua hii hakuna anayeweza kuingia.',
  },
  passwordReset: {
    subject: 'Kiungo chako cha kuchagua neno la siri jingine',
    intro:
      'Wewe, au mtu aliyetoa anwani yako, ameomba kiungo cha kuchagua neno la siri jingine la Baraza. Kinafanya kazi mara moja, kwa dakika {n}.',
    open: 'Chagua neno la siri',
    ends: 'Ukilichagua, kila aliyeingia katika akaunti yako hutolewa.',
    ignore: 'Kama si wewe, usifanye lolote: neno lako la siri linabaki lilivyo.',
  },
  calendar: {
    name: 'Baraza: hatua zinazosubiriwa',
    summary: 'Hatua yako dhidi ya {opponent}',
    description: '{tournament}: unacheza {side}, hatua ya {n}. Muda wako unaisha {until}.',
    agreeSummary: 'Kubaliana juu ya hesabu na {opponent}',
    agreeDescription:
      '{tournament}: unacheza {side}. Kubalianeni juu ya hesabu kabla ya {until}, la sivyo msimamizi anaamua.',
    sides: { South: 'Kusini', North: 'Kaskazini', Black: 'Nyeusi', White: 'Nyeupe' },
  },
  footer: {
    why: 'Unapata barua hii kwa sababu unacheza Baraza.',
    settings: 'Chagua barua unazopata',
    stop: 'Simamisha barua zote',
  },
};
