/** What has become of a match of a knock-out, in every language of the mails; its places as in the other texts. */
export const MATCH_TEXTS = {
  en: {
    subject: {
      BYE: 'You go on in {tournament} without playing',
      LAST_WEEK: 'The last week of your match in {tournament}',
      DECIDED: 'Match {number} of {tournament} is decided',
      REOPENED: 'Match {number} of {tournament} is open again',
      WAITS: 'Match {number} of {tournament} waits for your decision',
      PROTESTED: 'A protest in match {number} of {tournament}',
      ANSWERED: 'Your protest in {tournament} is answered',
    },
    intro: {
      BYE: 'The number of players in this round of {tournament} is odd, and the lot has fallen on you: you go on without playing.',
      LAST_WEEK:
        'Enough matches of this round are decided. Match {number} of {first} and {second} has until {until}; if it is open then, more points decide, or else less time used in the last finished game, or in the running one if none is finished. If you feel treated unfairly by that, protest before.',
      DECIDED: 'Match {number} of {first} and {second} is decided: {winner} has won it{how}.',
      REOPENED: 'Match {number} of {first} and {second} is open again.',
      WAITS:
        'The last week of match {number} of {first} and {second} is over, and no rule decides it: {tournament} waits for your decision.',
      PROTESTED:
        'A player protests about match {number} of {first} and {second}. A ruling about it waits for your answer.',
      ANSWERED: 'The director has answered your protest about match {number} of {first} and {second}.',
    },
    how: {
      POINTS: '',
      FORFEIT: ' by forfeit',
      RULED: ' by the rules after the last week',
      DIRECTOR: ' by the word of the director',
    },
    open: 'See the tournament',
  },
  it: {
    subject: {
      BYE: 'In {tournament} passi il turno senza giocare',
      LAST_WEEK: 'L’ultima settimana del tuo incontro in {tournament}',
      DECIDED: 'L’incontro {number} di {tournament} è deciso',
      REOPENED: 'L’incontro {number} di {tournament} è di nuovo aperto',
      WAITS: 'L’incontro {number} di {tournament} attende la tua decisione',
      PROTESTED: 'Un reclamo nell’incontro {number} di {tournament}',
      ANSWERED: 'Risposta al tuo reclamo in {tournament}',
    },
    intro: {
      BYE: 'In questo turno di {tournament} i giocatori sono dispari e la sorte è toccata a te: passi il turno senza giocare.',
      LAST_WEEK:
        'Sono decisi abbastanza incontri di questo turno. L’incontro {number} fra {first} e {second} ha tempo fino a {until}; se allora è aperto decidono i punti, altrimenti il minor tempo usato nell’ultima partita finita o, se non ce n’è, in quella in corso. Se ti senti trattato ingiustamente, reclama prima.',
      DECIDED: 'L’incontro {number} fra {first} e {second} è deciso: lo ha vinto {winner}{how}.',
      REOPENED: 'L’incontro {number} fra {first} e {second} è di nuovo aperto.',
      WAITS:
        'L’ultima settimana dell’incontro {number} fra {first} e {second} è finita e nessuna regola lo decide: {tournament} attende la tua decisione.',
      PROTESTED:
        'Un giocatore reclama per l’incontro {number} fra {first} e {second}. Il verdetto attende la tua risposta.',
      ANSWERED: 'Il direttore ha risposto al tuo reclamo per l’incontro {number} fra {first} e {second}.',
    },
    how: {
      POINTS: '',
      FORFEIT: ' per abbandono',
      RULED: ' per le regole dopo l’ultima settimana',
      DIRECTOR: ' per decisione del direttore',
    },
    open: 'Vedi il torneo',
  },
  eo: {
    subject: {
      BYE: 'En {tournament} vi pluiras sen ludi',
      LAST_WEEK: 'La lasta semajno de via matĉo en {tournament}',
      DECIDED: 'Matĉo {number} de {tournament} estas decidita',
      REOPENED: 'Matĉo {number} de {tournament} denove estas malferma',
      WAITS: 'Matĉo {number} de {tournament} atendas vian decidon',
      PROTESTED: 'Protesto en matĉo {number} de {tournament}',
      ANSWERED: 'Via protesto en {tournament} estas respondita',
    },
    intro: {
      BYE: 'La nombro de ludantoj en ĉi tiu rondo de {tournament} estas nepara, kaj la loto trafis vin: vi pluiras sen ludi.',
      LAST_WEEK:
        'Sufiĉe da matĉoj de ĉi tiu rondo estas deciditaj. Matĉo {number} de {first} kaj {second} havas tempon ĝis {until}; se ĝi tiam estas malferma, decidas pli da poentoj, alie malpli da uzita tempo en la lasta finita partio, aŭ, se neniu finiĝis, en la kuranta. Se vi sentas vin maljuste traktata, protestu antaŭe.',
      DECIDED: 'Matĉo {number} de {first} kaj {second} estas decidita: {winner} gajnis ĝin{how}.',
      REOPENED: 'Matĉo {number} de {first} kaj {second} denove estas malferma.',
      WAITS:
        'La lasta semajno de matĉo {number} de {first} kaj {second} finiĝis, kaj neniu regulo decidas ĝin: {tournament} atendas vian decidon.',
      PROTESTED:
        'Ludanto protestas pri matĉo {number} de {first} kaj {second}. Verdikto pri ĝi atendas vian respondon.',
      ANSWERED: 'La direktoro respondis al via protesto pri matĉo {number} de {first} kaj {second}.',
    },
    how: {
      POINTS: '',
      FORFEIT: ' per rezigno de la alia',
      RULED: ' laŭ la reguloj post la lasta semajno',
      DIRECTOR: ' per decido de la direktoro',
    },
    open: 'Vidu la turniron',
  },
  fr: {
    subject: {
      BYE: 'Vous passez le tour de {tournament} sans jouer',
      LAST_WEEK: 'La dernière semaine de votre match dans {tournament}',
      DECIDED: 'Le match {number} de {tournament} est décidé',
      REOPENED: 'Le match {number} de {tournament} est rouvert',
      WAITS: 'Le match {number} de {tournament} attend votre décision',
      PROTESTED: 'Une réclamation dans le match {number} de {tournament}',
      ANSWERED: 'Réponse à votre réclamation dans {tournament}',
    },
    intro: {
      BYE: 'Les joueurs de ce tour de {tournament} sont en nombre impair et le sort est tombé sur vous : vous passez sans jouer.',
      LAST_WEEK:
        'Assez de matchs de ce tour sont décidés. Le match {number} de {first} et {second} a jusqu’à {until} ; s’il est alors ouvert, les points décident, sinon le moins de temps utilisé dans la dernière partie finie ou, s’il n’y en a pas, dans la partie en cours. Si vous vous sentez traité injustement, réclamez avant.',
      DECIDED: 'Le match {number} de {first} et {second} est décidé : {winner} l’a gagné{how}.',
      REOPENED: 'Le match {number} de {first} et {second} est rouvert.',
      WAITS:
        'La dernière semaine du match {number} de {first} et {second} est finie et aucune règle ne le décide : {tournament} attend votre décision.',
      PROTESTED:
        'Un joueur réclame au sujet du match {number} de {first} et {second}. Le verdict attend votre réponse.',
      ANSWERED: 'Le directeur a répondu à votre réclamation au sujet du match {number} de {first} et {second}.',
    },
    how: {
      POINTS: '',
      FORFEIT: ' par forfait',
      RULED: ' selon les règles après la dernière semaine',
      DIRECTOR: ' par décision du directeur',
    },
    open: 'Voir le tournoi',
  },
  sw: {
    subject: {
      BYE: 'Unaendelea katika {tournament} bila kucheza',
      LAST_WEEK: 'Wiki ya mwisho ya mechi yako katika {tournament}',
      DECIDED: 'Mechi {number} ya {tournament} imeamuliwa',
      REOPENED: 'Mechi {number} ya {tournament} imefunguliwa tena',
      WAITS: 'Mechi {number} ya {tournament} inasubiri uamuzi wako',
      PROTESTED: 'Malalamiko katika mechi {number} ya {tournament}',
      ANSWERED: 'Malalamiko yako katika {tournament} yamejibiwa',
    },
    intro: {
      BYE: 'Idadi ya wachezaji katika raundi hii ya {tournament} si shufwa, na kura imekuangukia: unaendelea bila kucheza.',
      LAST_WEEK:
        'Mechi za kutosha za raundi hii zimeamuliwa. Mechi {number} ya {first} na {second} ina muda hadi {until}; ikiwa bado iko wazi, pointi nyingi zaidi zinaamua, la sivyo muda mchache uliotumika katika mchezo wa mwisho uliomalizika, au unaoendelea kama hakuna uliomalizika. Ukiona umeonewa, lalamika kabla.',
      DECIDED: 'Mechi {number} ya {first} na {second} imeamuliwa: {winner} ameshinda{how}.',
      REOPENED: 'Mechi {number} ya {first} na {second} imefunguliwa tena.',
      WAITS:
        'Wiki ya mwisho ya mechi {number} ya {first} na {second} imekwisha, na hakuna kanuni inayoiamua: {tournament} inasubiri uamuzi wako.',
      PROTESTED: 'Mchezaji analalamika kuhusu mechi {number} ya {first} na {second}. Uamuzi wake unasubiri jibu lako.',
      ANSWERED: 'Mkurugenzi amejibu malalamiko yako kuhusu mechi {number} ya {first} na {second}.',
    },
    how: {
      POINTS: '',
      FORFEIT: ' kwa kukosa mpinzani',
      RULED: ' kwa kanuni za baada ya wiki ya mwisho',
      DIRECTOR: ' kwa uamuzi wa mkurugenzi',
    },
    open: 'Tazama mashindano',
  },
} as const;
