const NAME = 'baraza.been-here';

/** Whether this browser has had the code of the page before, and so has most of it still, or what its reader chose by it. */
export function hasBeenHere(): boolean {
  try {
    return localStorage.getItem(NAME) !== null;
  } catch {
    return false;
  }
}

/** Notes that this browser has the code. */
export function noteBeenHere(): void {
  try {
    localStorage.setItem(NAME, '');
  } catch {
    // Nothing can be kept on this device.
  }
}
