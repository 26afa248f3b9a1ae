const NAME = 'baraza.code';

/** Whether this browser has had this very code before, and so need not fetch it over the network; `code`: a name that changes with it. */
export function isCodeKept(code: string): boolean {
  try {
    return localStorage.getItem(NAME) === code;
  } catch {
    return false;
  }
}

/** Notes that this browser has the code of this name. */
export function noteCode(code: string): void {
  try {
    localStorage.setItem(NAME, code);
  } catch {
    // Nothing can be kept on this device.
  }
}
