/** What has become of an invitation to a tournament, in every language of the mails; its places as in the other texts. */
export const INVITATION_TEXTS = {
  en: {
    subject: {
      SENT: 'Do you play in {tournament}?',
      ACCEPTED: 'Your place in {tournament} is accepted',
      DECLINED: 'Your place in {tournament} is declined',
      UNANSWERED: 'You do not play in {tournament}',
      EXCLUDED: 'You do not play in {tournament}',
    },
    intro: {
      SENT: 'Sign-up is closed, and you are invited to {tournament}. Accept or decline your place by {until}; until then you may change your mind.',
      ACCEPTED: 'The director of {tournament} has accepted your place for you.',
      DECLINED: 'The director of {tournament} has declined your place for you.',
      UNANSWERED: 'You have not accepted your place in {tournament} in time, so it counts as if you had not signed up.',
      EXCLUDED: 'By a ruling of the director you do not play in {tournament}. The reason is in its log.',
    },
    silence: 'Without an answer it counts as if you had not signed up.',
    open: 'Accept or decline',
  },
  it: {
    subject: {
      SENT: 'Giochi in {tournament}?',
      ACCEPTED: 'Il tuo posto in {tournament} è accettato',
      DECLINED: 'Il tuo posto in {tournament} è rifiutato',
      UNANSWERED: 'Non giochi in {tournament}',
      EXCLUDED: 'Non giochi in {tournament}',
    },
    intro: {
      SENT: 'Le iscrizioni sono chiuse e sei invitato a {tournament}. Accetta o rifiuta il tuo posto entro {until}; fino ad allora puoi cambiare idea.',
      ACCEPTED: 'Il direttore di {tournament} ha accettato il posto per te.',
      DECLINED: 'Il direttore di {tournament} ha rifiutato il posto per te.',
      UNANSWERED: 'Non hai accettato in tempo il tuo posto in {tournament}: vale come se non ti fossi iscritto.',
      EXCLUDED: 'Per decisione del direttore non giochi in {tournament}. Il motivo è nel suo registro.',
    },
    silence: 'Senza risposta vale come se non ti fossi iscritto.',
    open: 'Accetta o rifiuta',
  },
  eo: {
    subject: {
      SENT: 'Ĉu vi ludos en {tournament}?',
      ACCEPTED: 'Via loko en {tournament} estas akceptita',
      DECLINED: 'Via loko en {tournament} estas rifuzita',
      UNANSWERED: 'Vi ne ludas en {tournament}',
      EXCLUDED: 'Vi ne ludas en {tournament}',
    },
    intro: {
      SENT: 'La aliĝo estas fermita, kaj vi estas invitita al {tournament}. Akceptu aŭ rifuzu vian lokon ĝis {until}; ĝis tiam vi povas ŝanĝi vian decidon.',
      ACCEPTED: 'La direktoro de {tournament} akceptis vian lokon por vi.',
      DECLINED: 'La direktoro de {tournament} rifuzis vian lokon por vi.',
      UNANSWERED: 'Vi ne akceptis ĝustatempe vian lokon en {tournament}; do vi estas kvazaŭ neniam aliĝinta.',
      EXCLUDED: 'Laŭ decido de la direktoro vi ne ludas en {tournament}. La kialo estas en ĝia protokolo.',
    },
    silence: 'Sen respondo vi estos kvazaŭ neniam aliĝinta.',
    open: 'Akcepti aŭ rifuzi',
  },
  sw: {
    subject: {
      SENT: 'Je, utacheza {tournament}?',
      ACCEPTED: 'Nafasi yako katika {tournament} imekubaliwa',
      DECLINED: 'Nafasi yako katika {tournament} imekataliwa',
      UNANSWERED: 'Huchezi {tournament}',
      EXCLUDED: 'Huchezi {tournament}',
    },
    intro: {
      SENT: 'Uandikishaji umefungwa, nawe umealikwa kwenye {tournament}. Kubali au kataa nafasi yako kabla ya {until}; hadi wakati huo unaweza kubadili nia.',
      ACCEPTED: 'Mkurugenzi wa {tournament} amekubali nafasi yako kwa niaba yako.',
      DECLINED: 'Mkurugenzi wa {tournament} amekataa nafasi yako kwa niaba yako.',
      UNANSWERED: 'Hukukubali nafasi yako katika {tournament} kwa wakati; ni kama hukujiandikisha.',
      EXCLUDED: 'Kwa uamuzi wa mkurugenzi huchezi {tournament}. Sababu iko kwenye kumbukumbu zake.',
    },
    silence: 'Usipojibu, itakuwa kama hukujiandikisha.',
    open: 'Kubali au kataa',
  },
  fr: {
    subject: {
      SENT: 'Jouez-vous dans {tournament} ?',
      ACCEPTED: 'Votre place dans {tournament} est acceptée',
      DECLINED: 'Votre place dans {tournament} est refusée',
      UNANSWERED: 'Vous ne jouez pas dans {tournament}',
      EXCLUDED: 'Vous ne jouez pas dans {tournament}',
    },
    intro: {
      SENT: 'Les inscriptions sont closes et vous êtes invité à {tournament}. Acceptez ou refusez votre place avant {until} ; d’ici là vous pouvez changer d’avis.',
      ACCEPTED: 'Le directeur de {tournament} a accepté votre place pour vous.',
      DECLINED: 'Le directeur de {tournament} a refusé votre place pour vous.',
      UNANSWERED:
        'Vous n’avez pas accepté à temps votre place dans {tournament} : c’est comme si vous ne vous étiez pas inscrit.',
      EXCLUDED: 'Par décision du directeur vous ne jouez pas dans {tournament}. La raison est dans son journal.',
    },
    silence: 'Sans réponse, c’est comme si vous ne vous étiez pas inscrit.',
    open: 'Accepter ou refuser',
  },
} as const;
