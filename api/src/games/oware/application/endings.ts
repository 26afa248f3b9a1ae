import type { MailLocale } from '../../../store/mail-preference.ts';
import type { OwareEnd } from '../rules/types.ts';

/** How a game of oware has ended on its board, in every language, as its mails say it. Unreviewed but for English: no native speaker has read them yet. */
export const OWARE_ENDINGS: Readonly<Record<MailLocale, Readonly<Record<OwareEnd, string>>>> = {
  en: {
    majority: 'with more than half of the seeds for the winner',
    'no-seeds': 'because a side that was empty could not be fed',
    cycle: 'because the same position had come for the third time',
  },
  it: {
    majority: 'con più della metà dei semi al vincitore',
    'no-seeds': 'perché un lato vuoto non poteva essere rifornito di semi',
    cycle: 'perché la stessa posizione si era presentata per la terza volta',
  },
  eo: {
    majority: 'kun pli ol duono de la semoj ĉe la venkinto',
    'no-seeds': 'ĉar al malplena flanko ne eblis sendi semojn',
    cycle: 'ĉar la sama pozicio okazis la trian fojon',
  },
  sw: {
    majority: 'mshindi akiwa na zaidi ya nusu ya mbegu',
    'no-seeds': 'kwa kuwa upande uliokuwa mtupu haukuweza kupewa mbegu',
    cycle: 'kwa kuwa hali ileile ya ubao ilitokea mara ya tatu',
  },
  fr: {
    majority: 'avec plus de la moitié des graines pour le vainqueur',
    'no-seeds': 'car un camp vide ne pouvait pas être nourri en graines',
    cycle: 'car la même position s’est présentée pour la troisième fois',
  },
};
