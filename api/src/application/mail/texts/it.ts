import { INACTIVITY_TEXTS } from './inactivity-texts.ts';
import { INVITATION_TEXTS } from './invitation-texts.ts';
import { MATCH_TEXTS } from './match-texts.ts';
import { REPORT_TEXTS } from './report-texts.ts';
import { SIGN_UP_TEXTS } from './sign-up-texts.ts';
import type { MailTexts } from './mail-texts.ts';

/** The mails in Italian. Unreviewed: no native speaker has read them yet. */
export const italian: MailTexts = {
  board: {
    toMove: 'Muove {name} ({side}).',
    hasWon: '{name} ({side}) ha vinto.',
  },
  hello: 'Ciao {name},',
  sides: { South: 'Sud', North: 'Nord', Black: 'Nero', White: 'Bianco' },
  game: 'partita {number} contro {opponent}',
  untilUtc: '{utc} UTC',
  until: '{local} ({zone}), cioè {utc} UTC',
  facts: {
    tournament: 'Torneo',
    game: 'Partita',
    side: 'Giochi con',
    deadline: 'Muovi entro',
    noDeadline: 'nessuna scadenza',
  },
  move: {
    subject: 'Tocca a te contro {opponent} ({tournament})',
    played: '{opponent} ha giocato {move}. Tocca a te.',
    first: 'La partita è cominciata e giochi con {side}: la prima mossa è tua.',
    planDropped:
      'La tua risposta prevista {reply} non si è potuta giocare, perciò tutto il tuo piano è annullato. {message}',
    open: 'Apri il tavoliere e muovi',
    openHint: 'Questo collegamento apre per te questa sola partita, senza password. Non darlo a nessuno.',
    reply: 'Oppure rispondi a questo messaggio con la tua mossa nella prima riga, per esempio: {example}',
    legal: {
      one: '{n} mossa possibile: {moves}',
      many: '{n} mosse possibili: {moves}',
      other: '{n} mosse possibili: {moves}',
    },
  },
  moveRefused: {
    subject: 'Non giocata: la tua risposta nella {game} ({tournament})',
    resignSubject: 'Per abbandonare la {game} ({tournament})',
    why: {
      ILLEGAL: 'La tua risposta «{line}» non si può giocare (segno {column} della riga): {message} Niente è cambiato.',
      NO_MOVE:
        'La prima riga della tua risposta non è una mossa, perciò niente è stato giocato. Scrivi la mossa da sola nella prima riga, sopra tutto ciò che è citato.',
      STALE:
        'La tua risposta riguarda una posizione passata, perciò niente è stato giocato. Ecco come sta ora la {game}:',
      GAME_OVER: 'La tua risposta è arrivata dopo la fine: la {game} è finita e niente è cambiato.',
      NOT_RUNNING: 'La tua risposta non è stata giocata, perché la {game} è ferma: {message} Niente è cambiato.',
      EXPIRED: 'L’indirizzo a cui hai risposto è scaduto, perciò niente è stato giocato. Ecco come sta ora la {game}:',
      RESIGN:
        'Vuoi abbandonare la {game}. Perché nessun messaggio lo faccia per sbaglio, apri il tavoliere con il collegamento qui sotto, scegli «Resign» e conferma. Finora niente è cambiato.',
    },
  },
  reasons: {
    PLAN: { 'plan-ends-play': 'Avrebbe concluso il gioco, e il tuo piano non lo permette.' },
    STATUS: {
      SCHEDULED: 'La partita non è ancora cominciata.',
      PAUSED: 'La partita è sospesa.',
      ELSEWHERE: 'Questa partita si gioca altrove.',
    },
  },
  stageStarted: {
    subject: '{tournament} è cominciato',
    intro: {
      one: 'È cominciato, e giochi {n} partita.',
      many: 'È cominciato, e giochi {n} partite.',
      other: 'È cominciato, e giochi {n} partite.',
    },
    stageIntro: {
      one: 'La fase «{stage}» è cominciata, e giochi {n} partita.',
      many: 'La fase «{stage}» è cominciata, e giochi {n} partite.',
      other: 'La fase «{stage}» è cominciata, e giochi {n} partite.',
    },
    south: 'Giochi con {side} contro {opponent} (partita {number}): fai la prima mossa entro {until}.',
    answer: 'Oppure manda a questo indirizzo la tua prima mossa della {game}, da sola nella prima riga',
    north: 'Giochi con {side} contro {opponent} (partita {number}): il tuo avversario muove per primo.',
    dice: 'Giochi con {side} contro {opponent} (partita {number}): il primo lancio decide chi comincia; si fa quando entrambi avete aggiunto un testo ai dadi, o il {until}.',
    open: 'Le tue partite',
  },
  reminder: {
    subject: {
      one: 'Resta {n} ora contro {opponent}',
      many: 'Restano {n} ore contro {opponent}',
      other: 'Restano {n} ore contro {opponent}',
    },
    intro: {
      one: 'Tocca a te nella {game}. Resta {n} ora; chi finisce il tempo perde la partita.',
      many: 'Tocca a te nella {game}. Restano {n} ore; chi finisce il tempo perde la partita.',
      other: 'Tocca a te nella {game}. Restano {n} ore; chi finisce il tempo perde la partita.',
    },
    soon: 'Tocca a te nella {game}. Resta meno di un’ora; chi finisce il tempo perde la partita.',
    soonSubject: 'Meno di un’ora contro {opponent}',
  },
  /** both owe an agreement, such as the score of go */
  agreementReminder: {
    subject: {
      one: 'Resta {n} ora per accordarti con {opponent}',
      many: 'Restano {n} ore per accordarti con {opponent}',
      other: 'Restano {n} ore per accordarti con {opponent}',
    },
    intro: {
      one: 'Il punteggio della {game} non è ancora accordato. Resta {n} ora; poi decide il direttore, e nessuno perde per il tempo.',
      many: 'Il punteggio della {game} non è ancora accordato. Restano {n} ore; poi decide il direttore, e nessuno perde per il tempo.',
      other:
        'Il punteggio della {game} non è ancora accordato. Restano {n} ore; poi decide il direttore, e nessuno perde per il tempo.',
    },
    soon: 'Il punteggio della {game} non è ancora accordato. Resta meno di un’ora; poi decide il direttore, e nessuno perde per il tempo.',
    soonSubject: 'Meno di un’ora per accordarti con {opponent}',
  },
  rulingNeeded: {
    subject: 'la partita {number} fra {first} e {second} attende la tua decisione ({tournament})',
    intro:
      'la partita {number} fra {first} e {second} in {tournament} ti attende: i giocatori non si sono accordati su come finisce, o il tavoliere continua a ripetersi. Nessun orologio corre finché non decidi.',
    open: 'Apri la partita e decidi',
  },
  gameFinished: {
    subject: 'La partita {number} contro {opponent} è finita',
    manySubject: {
      one: '{n} partita finita ({tournament})',
      many: '{n} partite finite ({tournament})',
      other: '{n} partite finite ({tournament})',
    },
    many: {
      one: '{n} tua partita è finita:',
      many: '{n} tue partite sono finite:',
      other: '{n} tue partite sono finite:',
    },
    won: 'Hai vinto la {game}{how}.',
    lost: 'Hai perso la {game}{how}.',
    nobody: 'La {game} è finita senza vincitore{how}.',
    open: 'Guarda la partita',
  },
  how: {
    PLAYED: '',
    RESIGNED: ', per abbandono',
    TIME: ', per il tempo',
    FORFEIT: ', a tavolino',
    WITHDRAWAL: ', per ritiro dal torneo',
    ADJUDICATED: ', per decisione del direttore',
    DRAWN: ', in parità',
    NO_RESULT: ', senza risultato',
  },
  opponentWithdrew: {
    subject: '{opponent} si è ritirato da {tournament}',
    intro: {
      one: '{opponent} si è ritirato. Così è decisa {n} partita con te:',
      many: '{opponent} si è ritirato. Così sono decise {n} partite con te:',
      other: '{opponent} si è ritirato. Così sono decise {n} partite con te:',
    },
    none: '{opponent} si è ritirato. Nessuna tua partita cambia.',
  },
  opponentReplaced: {
    subject: '{newOpponent} gioca al posto di {opponent}',
    intro: {
      one: '{newOpponent} ha preso il posto di {opponent} in {tournament} e continua {n} partita contro di te:',
      many: '{newOpponent} ha preso il posto di {opponent} in {tournament} e continua {n} partite contro di te:',
      other: '{newOpponent} ha preso il posto di {opponent} in {tournament} e continua {n} partite contro di te:',
    },
  },
  stageFinished: {
    subject: 'La fase «{stage}» di {tournament} è finita',
    rank: 'Il tuo posto nella classifica finale della fase «{stage}» è {rank}.',
    qualified: 'Sei qualificato per la fase seguente.',
    qualifiedFor: 'Sei qualificato per: {stage}.',
    notQualified: 'Non sei qualificato per la fase seguente.',
    open: 'Guarda la classifica',
  },
  qualificationChanged: {
    subject: 'Un cambiamento in {tournament}: {stage}',
    now: 'Una correzione ha cambiato la classifica: ora sei qualificato per la fase seguente.',
    noMore: 'Una correzione ha cambiato la classifica: non sei più qualificato per la fase seguente.',
    reason: 'Perché: {reason}',
  },
  announced: {
    subject: '{tournament} comincia il {date}',
    intro: 'Sei iscritto a {tournament}. Comincia: {until}.',
    open: 'Guarda il torneo',
  },
  cancelled: {
    subject: '{tournament} è annullato',
    intro: '{tournament}, a cui eri iscritto, è annullato. Non devi fare niente.',
  },
  invitation: INVITATION_TEXTS.it,
  signUp: SIGN_UP_TEXTS.it,
  matchNews: MATCH_TEXTS.it,
  inactivity: INACTIVITY_TEXTS.it,
  reports: REPORT_TEXTS.it,
  seriesPlace: {
    subject: 'Hai un posto in {tournament}',
    changedSubject: 'Una correzione in {series}',
    change: {
      QUALIFIED: 'Sei fra chi gioca {tournament} ({series}).',
      WOULD_QUALIFY:
        'Dopo una correzione la classifica di {series} ti darebbe un posto in {tournament}. Chi vi gioca non cambia da sé.',
      WOULD_NOT_QUALIFY:
        'Dopo una correzione la classifica di {series} non ti darebbe più il tuo posto in {tournament}. Il posto resta tuo.',
    },
  },
  ticket: {
    filedSubject: 'Una segnalazione da decidere ({tournament})',
    filed: '{name} ha presentato una segnalazione a te, che dirigi {tournament}:',
    answeredSubject: 'Una risposta in una segnalazione ({tournament})',
    answered: '{name} ha scritto in una segnalazione di {tournament}:',
    decidedSubject: 'La tua segnalazione è decisa ({tournament})',
    decided: {
      UPHELD: '{name} ha deciso la tua segnalazione in {tournament}. È accolta:',
      REJECTED: '{name} ha deciso la tua segnalazione in {tournament}. È respinta:',
    },
    open: 'Guarda la segnalazione',
  },
  digest: {
    subject: {
      one: '{n} partita aspetta la tua mossa',
      many: '{n} partite aspettano la tua mossa',
      other: '{n} partite aspettano la tua mossa',
    },
    quietSubject: 'La tua giornata su Baraza',
    waiting: {
      one: '{n} partita aspetta la tua mossa:',
      many: '{n} partite aspettano la tua mossa:',
      other: '{n} partite aspettano la tua mossa:',
    },
    waitingGame: '{game}: {opponent} ha giocato {move}; muovi entro {until}.',
    waitingFirst: '{game}: la prima mossa è tua; muovi entro {until}.',
    ended: 'Finite dopo l’ultimo riepilogo:',
    nothing: 'Niente ti aspetta.',
    open: 'Le tue partite',
  },
  magicLink: {
    subject: 'Il tuo collegamento per entrare',
    intro:
      'Tu, o chi ha indicato il tuo indirizzo, ha chiesto un collegamento per entrare in Baraza. Vale una volta, per {n} minuti.',
    open: 'Entra',
    password:
      'Se questo indirizzo non era ancora provato, la password data prima non vale più: chiunque poteva averla scelta.',
    ignore: 'Se non sei stato tu, non fare niente: senza questo messaggio nessuno può entrare.',
  },
  passwordReset: {
    subject: 'Il tuo collegamento per scegliere un’altra password',
    intro:
      'Tu, o chi ha indicato il tuo indirizzo, ha chiesto un collegamento per scegliere un’altra password in Baraza. Vale una volta, per {n} minuti.',
    open: 'Scegli una password',
    ends: 'Quando la scegli, chi è entrato nel tuo conto ne esce.',
    ignore: 'Se non sei stato tu, non fare niente: la tua password resta com’è.',
  },
  calendar: {
    name: 'Baraza: mosse da fare',
    summary: 'La tua mossa contro {opponent}',
    description: '{tournament}: giochi con {side}, mossa {n}. Il tuo tempo finisce {until}.',
    agreeSummary: 'Accordati sul punteggio con {opponent}',
    agreeDescription:
      '{tournament}: giochi con {side}. Accordatevi sul punteggio entro {until}, o decide il direttore.',
    sides: { South: 'Sud', North: 'Nord', Black: 'Nero', White: 'Bianco' },
  },
  footer: {
    why: 'Ricevi questo messaggio perché giochi su Baraza.',
    settings: 'Scegli quali messaggi ricevere',
    stop: 'Ferma tutti i messaggi',
  },
};
