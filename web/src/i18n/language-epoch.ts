import { readonly, shallowRef } from 'vue';

const epoch = shallowRef(0);

/** Grows whenever another language takes the place of that in which the server was asked. */
export const languageEpoch = readonly(epoch);

/** Says that another language is shown from now on. */
export const beginLanguageEpoch = (): void => void (epoch.value += 1);
