/** That somebody without a clock has not moved for days, in every language of the mails; its places as in the other texts. */
export const INACTIVITY_TEXTS = {
  en: {
    subject: { one: '{n} day without a move against {opponent}', other: '{n} days without a move against {opponent}' },
    intro: {
      one: 'It has been your turn in {game} for {n} day. This game has no clock, but who does not move by {deadline} loses it.',
      other:
        'It has been your turn in {game} for {n} days. This game has no clock, but who does not move by {deadline} loses it.',
    },
  },
  it: {
    subject: {
      one: '{n} giorno senza mosse contro {opponent}',
      many: '{n} giorni senza mosse contro {opponent}',
      other: '{n} giorni senza mosse contro {opponent}',
    },
    intro: {
      one: 'Tocca a te in {game} da {n} giorno. Questa partita non ha orologio, ma chi non muove entro {deadline} la perde.',
      many: 'Tocca a te in {game} da {n} giorni. Questa partita non ha orologio, ma chi non muove entro {deadline} la perde.',
      other:
        'Tocca a te in {game} da {n} giorni. Questa partita non ha orologio, ma chi non muove entro {deadline} la perde.',
    },
  },
  eo: {
    subject: { one: '{n} tago sen movo kontraŭ {opponent}', other: '{n} tagoj sen movo kontraŭ {opponent}' },
    intro: {
      one: 'Jam {n} tagon estas via vico en {game}. Ĉi tiu partio ne havas horloĝon, sed kiu ne movas ĝis {deadline}, tiu malgajnas ĝin.',
      other:
        'Jam {n} tagojn estas via vico en {game}. Ĉi tiu partio ne havas horloĝon, sed kiu ne movas ĝis {deadline}, tiu malgajnas ĝin.',
    },
  },
  sw: {
    subject: {
      one: 'Siku {n} bila kucheza dhidi ya {opponent}',
      other: 'Siku {n} bila kucheza dhidi ya {opponent}',
    },
    intro: {
      one: 'Ni zamu yako katika {game} kwa siku {n}. Mchezo huu hauna saa, lakini asiyecheza kufikia {deadline} anaupoteza.',
      other:
        'Ni zamu yako katika {game} kwa siku {n}. Mchezo huu hauna saa, lakini asiyecheza kufikia {deadline} anaupoteza.',
    },
  },
  fr: {
    subject: {
      one: '{n} jour sans coup contre {opponent}',
      many: '{n} jours sans coup contre {opponent}',
      other: '{n} jours sans coup contre {opponent}',
    },
    intro: {
      one: 'C’est à vous de jouer dans {game} depuis {n} jour. Cette partie n’a pas de pendule, mais qui ne joue pas avant {deadline} la perd.',
      many: 'C’est à vous de jouer dans {game} depuis {n} jours. Cette partie n’a pas de pendule, mais qui ne joue pas avant {deadline} la perd.',
      other:
        'C’est à vous de jouer dans {game} depuis {n} jours. Cette partie n’a pas de pendule, mais qui ne joue pas avant {deadline} la perd.',
    },
  },
} as const;
