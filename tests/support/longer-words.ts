/** A text in ICU MessageFormat whose words are so many times as long, its places and forms as they were. */
export function longerWords(text: string, times: number): string {
  const longer = (words: string): string =>
    words.replaceAll(/\p{L}{2,}/gu, (word) => word.padEnd(Math.ceil(word.length * times), word.slice(1)));
  let at = 0;
  /** What is said, up to the end or to the brace that closes it. */
  function said(): string {
    let made = '';
    while (at < text.length && text[at] !== '}') {
      const [words = ''] = /^[^{}]*/.exec(text.slice(at)) ?? [];
      at += words.length;
      made += longer(words);
      if (text[at] === '{') made += place();
    }
    return made;
  }
  /** A place from its brace on: its name and kind, and where it has forms what each says. */
  function place(): string {
    let made = '';
    while (text[at] !== '}') {
      const [head = ''] = /^\{?[^{}]*/.exec(text.slice(at)) ?? [];
      at += head.length;
      made += head;
      if (text[at] !== '{') continue;
      at += 1;
      made += `{${said()}}`;
      at += 1;
    }
    at += 1;
    return `${made}}`;
  }
  return said();
}
