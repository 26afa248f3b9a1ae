import type { MailLocale } from '../../../store/mail-preference.ts';
import { OWARE_REASONS, type OwareReason } from '../rules/reasons.ts';

/** Why a move of oware is refused, in every language. Unreviewed but for English: no native speaker has read them yet. */
export const OWARE_REASON_TEXTS: Readonly<Record<MailLocale, Readonly<Record<OwareReason, string>>>> = {
  en: OWARE_REASONS,
  it: {
    'game-over': 'La partita è finita.',
    'no-such-house': 'Una mossa è la lettera di una casa, da A a F, non {sign}.',
    'not-own': '{house} è una casa dell’avversario.',
    'empty-house': '{house} è vuota.',
    'must-feed': 'L’avversario non ha semi, e {house} non arriva nel suo campo; queste sì: {houses}.',
  },
  eo: {
    'game-over': 'La partio estas finita.',
    'no-such-house': 'Movo estas la litero de domo, A ĝis F, ne {sign}.',
    'not-own': '{house} estas domo de la kontraŭulo.',
    'empty-house': '{house} estas malplena.',
    'must-feed': 'La kontraŭulo ne havas semojn, kaj {house} ne atingas lian flankon; ĉi tiuj jes: {houses}.',
  },
  sw: {
    'game-over': 'Mchezo umekwisha.',
    'no-such-house': 'Hatua ni herufi ya nyumba, A hadi F, si {sign}.',
    'not-own': '{house} ni nyumba ya mpinzani.',
    'empty-house': '{house} ni tupu.',
    'must-feed': 'Mpinzani hana mbegu, na {house} haifiki upande wake; hizi zinafika: {houses}.',
  },
  fr: {
    'game-over': 'La partie est terminée.',
    'no-such-house': 'Un coup est la lettre d’une case, de A à F, pas {sign}.',
    'not-own': '{house} est une case de l’adversaire.',
    'empty-house': '{house} est vide.',
    'must-feed':
      'L’adversaire n’a plus de graines, et {house} n’atteint pas son côté ; celles-ci l’atteignent : {houses}.',
  },
};
