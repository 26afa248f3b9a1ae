/** The settings of a staged tournament as a form holds them; `groups` empty: as many as fit. */
export interface KibaForm {
  groups: number | '';
  withdrawal: 'KEEP' | 'ANNUL';
  few: 'SHORT_PATH' | 'LITERAL' | 'CROSS';
  playoff: 'NEEDED' | 'LIST';
  approvalHours: number | '';
}

/** What is recommended. */
export const usualKiba: Readonly<KibaForm> = {
  groups: '',
  withdrawal: 'KEEP',
  few: 'SHORT_PATH',
  playoff: 'NEEDED',
  approvalHours: 48,
};

/** The same as the API takes it. */
export function kibaInput({ groups, approvalHours, ...rest }: Readonly<KibaForm>) {
  return {
    ...rest,
    groups: groups === '' ? null : groups,
    approvalHours: approvalHours === '' ? null : approvalHours,
  };
}
