/** The settings of bao as a form holds them. */
export interface BaoForm {
  variant: 'KISWAHILI' | 'KUJIFUNZA';
}

/** What bao is usually played as. */
export const usualBao: Readonly<BaoForm> = { variant: 'KISWAHILI' };
