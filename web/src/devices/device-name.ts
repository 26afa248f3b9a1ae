const BROWSERS = [
  /Edg(?:A|iOS)?\//,
  /OPR\//,
  /SamsungBrowser\//,
  /Firefox\/|FxiOS\//,
  /Chrome\/|CriOS\//,
  /Safari\//,
] as const;
const NAMES = ['Edge', 'Opera', 'Samsung Internet', 'Firefox', 'Chrome', 'Safari'] as const;
const SYSTEMS = [/Android/, /iPhone|iPad/, /Windows/, /Mac OS X/, /Linux/] as const;
const SYSTEM_NAMES = ['Android', 'iOS', 'Windows', 'macOS', 'Linux'] as const;

/** By which its owner knows a browser among his others, `Firefox, Android`. */
export function deviceName(userAgent: string): string {
  const browser = NAMES[BROWSERS.findIndex((mark) => mark.test(userAgent))];
  const system = SYSTEM_NAMES[SYSTEMS.findIndex((mark) => mark.test(userAgent))];
  return [browser ?? 'Browser', ...(system === undefined ? [] : [system])].join(', ');
}
