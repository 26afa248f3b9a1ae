/** Whether a text is the address of a page, so that what shows it may make a link of it. */
export function isWebAddress(text: string): boolean {
  const address = URL.parse(text);
  return address !== null && ['http:', 'https:'].includes(address.protocol) && address.username === '';
}
