import { readonly, shallowRef } from 'vue';

/** How a laid move is sent: at once, when it is touched again, or by the button alone. */
export const confirmChoices = ['submit', 'twice', 'off'] as const;
export type ConfirmChoice = (typeof confirmChoices)[number];

const key = 'baraza.confirm';
const isChoice = (value: unknown): value is ConfirmChoice => confirmChoices.some((choice) => choice === value);

function stored(): ConfirmChoice {
  try {
    const value = localStorage.getItem(key);
    return isChoice(value) ? value : 'submit';
  } catch {
    return 'submit';
  }
}

const current = shallowRef<ConfirmChoice>(stored());

/** What the reader chose, for every game; by the button unless told otherwise. */
export const confirmChoice = readonly(current);

/** Changes how moves are sent and keeps the choice on this device. */
export function chooseConfirm(next: ConfirmChoice): void {
  current.value = next;
  try {
    localStorage.setItem(key, next);
  } catch {
    // Nothing can be kept on this device: the choice lasts as long as the page.
  }
}
