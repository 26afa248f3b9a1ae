/** Mails about an account that is to be, or whose address is not proven yet, in every language; their places as in the other texts. */
export const SIGN_UP_TEXTS = {
  en: {
    confirm: {
      subject: 'Make your account at Baraza',
      intro:
        'You, or somebody who gave your address, signed up at Baraza. The account is made when you open this link, within {n} hours.',
      open: 'Make the account',
      ignore: 'If it was not you, do nothing: nothing is made, and you hear no more of it.',
    },
    tried: {
      subject: 'Somebody signed up with your address',
      intro:
        'You, or somebody who gave your address, signed up at Baraza, where you have an account already. Nothing was changed. If it was you, sign in: with your password, or with a link that the page mails you.',
      open: 'Sign in',
      ignore: 'If it was not you, do nothing: whoever it was has not been told that you have an account.',
    },
    address: {
      subject: 'Is this your address? Your mails from Baraza',
      intro:
        'An account at Baraza was made with this address. Nobody has shown yet that it is yours, so no mail about games is sent to it. If the account is yours, say so by this link, within {n} days.',
      open: 'This is my address',
      ignore: 'If it is not yours, do nothing: no mail about games will come.',
    },
  },
  it: {
    confirm: {
      subject: 'Crea il tuo conto in Baraza',
      intro:
        'Tu, o chi ha indicato il tuo indirizzo, si è iscritto a Baraza. Il conto viene creato quando apri questo collegamento, entro {n} ore.',
      open: 'Crea il conto',
      ignore: 'Se non sei stato tu, non fare niente: non viene creato nulla e non ne saprai altro.',
    },
    tried: {
      subject: 'Qualcuno si è iscritto con il tuo indirizzo',
      intro:
        'Tu, o chi ha indicato il tuo indirizzo, si è iscritto a Baraza, dove hai già un conto. Nulla è cambiato. Se sei stato tu, entra: con la tua password, o con un collegamento che la pagina ti spedisce.',
      open: 'Entra',
      ignore: 'Se non sei stato tu, non fare niente: a chi ha provato non è stato detto che hai un conto.',
    },
    address: {
      subject: 'È il tuo indirizzo? I tuoi messaggi da Baraza',
      intro:
        'Un conto di Baraza è stato creato con questo indirizzo. Nessuno ha ancora mostrato che è tuo, perciò non vi si spediscono messaggi sulle partite. Se il conto è tuo, dillo con questo collegamento, entro {n} giorni.',
      open: 'È il mio indirizzo',
      ignore: 'Se non è tuo, non fare niente: non arriverà alcun messaggio sulle partite.',
    },
  },
  eo: {
    confirm: {
      subject: 'Kreu vian konton ĉe Baraza',
      intro:
        'Vi, aŭ iu kiu donis vian adreson, aliĝis al Baraza. La konto estas kreata, kiam vi malfermas ĉi tiun ligilon, ene de {n} horoj.',
      open: 'Kreu la konton',
      ignore: 'Se ne estis vi, faru nenion: nenio estas kreata, kaj vi ne plu aŭdos pri tio.',
    },
    tried: {
      subject: 'Iu aliĝis per via adreso',
      intro:
        'Vi, aŭ iu kiu donis vian adreson, aliĝis al Baraza, kie vi jam havas konton. Nenio ŝanĝiĝis. Se estis vi, ensalutu: per via pasvorto, aŭ per ligilo, kiun la paĝo sendas al vi.',
      open: 'Ensalutu',
      ignore: 'Se ne estis vi, faru nenion: oni ne diris al tiu, ke vi havas konton.',
    },
    address: {
      subject: 'Ĉu ĉi tio estas via adreso? Viaj mesaĝoj de Baraza',
      intro:
        'Konto ĉe Baraza estis kreita per ĉi tiu adreso. Neniu ankoraŭ montris, ke ĝi estas via, do mesaĝoj pri partioj ne estas sendataj al ĝi. Se la konto estas via, diru tion per ĉi tiu ligilo, ene de {n} tagoj.',
      open: 'Ĉi tio estas mia adreso',
      ignore: 'Se ĝi ne estas via, faru nenion: neniu mesaĝo pri partioj venos.',
    },
  },
  sw: {
    confirm: {
      subject: 'Fungua akaunti yako ya Baraza',
      intro:
        'Wewe, au mtu aliyetoa anwani yako, amejiandikisha Baraza. Akaunti hufunguliwa unapofungua kiungo hiki, ndani ya saa {n}.',
      open: 'Fungua akaunti',
      ignore: 'Kama si wewe, usifanye lolote: hakuna kitakachofunguliwa, wala hutasikia tena habari yake.',
    },
    tried: {
      subject: 'Mtu amejiandikisha kwa anwani yako',
      intro:
        'Wewe, au mtu aliyetoa anwani yako, amejiandikisha Baraza, ambako tayari una akaunti. Hakuna kilichobadilika. Kama ni wewe, ingia: kwa neno lako la siri, au kwa kiungo ambacho ukurasa hukutumia.',
      open: 'Ingia',
      ignore: 'Kama si wewe, usifanye lolote: aliyejaribu hakuambiwa kwamba una akaunti.',
    },
    address: {
      subject: 'Je, hii ni anwani yako? Barua zako za Baraza',
      intro:
        'Akaunti ya Baraza ilifunguliwa kwa anwani hii. Hakuna aliyeonyesha bado kwamba ni yako, kwa hiyo barua za michezo hazitumwi kwake. Kama akaunti ni yako, sema hivyo kwa kiungo hiki, ndani ya siku {n}.',
      open: 'Hii ni anwani yangu',
      ignore: 'Kama si yako, usifanye lolote: hakuna barua ya michezo itakayokuja.',
    },
  },
  fr: {
    confirm: {
      subject: 'Créez votre compte sur Baraza',
      intro:
        'Vous, ou quelqu’un qui a donné votre adresse, s’est inscrit à Baraza. Le compte est créé quand vous ouvrez ce lien, dans les {n} heures.',
      open: 'Créer le compte',
      ignore: 'Si ce n’était pas vous, ne faites rien : rien n’est créé, et vous n’en entendrez plus parler.',
    },
    tried: {
      subject: 'Quelqu’un s’est inscrit avec votre adresse',
      intro:
        'Vous, ou quelqu’un qui a donné votre adresse, s’est inscrit à Baraza, où vous avez déjà un compte. Rien n’a changé. Si c’était vous, connectez-vous : avec votre mot de passe, ou avec un lien que la page vous envoie.',
      open: 'Se connecter',
      ignore: 'Si ce n’était pas vous, ne faites rien : on n’a pas dit à cette personne que vous avez un compte.',
    },
    address: {
      subject: 'Est-ce votre adresse ? Vos messages de Baraza',
      intro:
        'Un compte de Baraza a été créé avec cette adresse. Personne n’a encore montré qu’elle est à vous : aucun message sur les parties n’y est donc envoyé. Si le compte est à vous, dites-le par ce lien, dans les {n} jours.',
      open: 'C’est mon adresse',
      ignore: 'Si elle n’est pas à vous, ne faites rien : aucun message sur les parties ne viendra.',
    },
  },
} as const;
