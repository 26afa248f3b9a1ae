/** Fetches the code of what the server has drawn, which it names beside what it gives: the router would ask for it file after file. */
export function fetchNeededCode(): void {
  const { code = '' } = document.querySelector<HTMLElement>('[data-code]')?.dataset ?? {};
  for (const file of code.split(' ').filter((name) => name !== '')) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
}
