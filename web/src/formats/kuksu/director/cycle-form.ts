/** The settings of a cycle as a form holds them. */
export interface CycleForm {
  acceptanceDays: number | '';
  approvalHours: number | '';
}

/** What is recommended. */
export const usualCycle: Readonly<CycleForm> = { acceptanceDays: 14, approvalHours: 48 };

/** The same as the API takes it; what is empty stays as it is. */
export function cycleInput({ acceptanceDays, approvalHours }: Readonly<CycleForm>) {
  return {
    acceptanceDays: acceptanceDays === '' ? null : acceptanceDays,
    approvalHours: approvalHours === '' ? null : approvalHours,
  };
}
