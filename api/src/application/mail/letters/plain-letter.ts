import type { Letter, LetterFoot, LetterPart } from './letter.ts';

const WIDTH = 72;

/** A letter as plain text: lines of at most 72 signs, but for addresses and the board. */
export function plainLetter({ parts }: Pick<Letter, 'parts'>, foot: LetterFoot | null): string {
  const below =
    foot === null ? [] : ['-- ', ...wrapped(foot.why), ...foot.links.map(({ label, url }) => `${label}: ${url}`)];
  return [...parts.flatMap((part) => [...lines(part), '']), ...below].join('\n').trimEnd().concat('\n');
}

function lines(part: LetterPart): readonly string[] {
  switch (part.kind) {
    case 'text':
    case 'small':
      return wrapped(part.text);
    case 'quote':
      return part.text
        .split('\n')
        .flatMap((line) => wrapped(line, '', WIDTH - 2).map((words) => `> ${words}`.trimEnd()));
    case 'facts':
      return part.rows.flatMap(([name, value]) => wrapped(`${name}: ${value}`, '  '));
    case 'list':
      return part.items.flatMap(({ text, url }) => [
        ...wrapped(`* ${text}`, '  '),
        ...(url === undefined ? [] : [`  ${url}`]),
      ]);
    case 'link':
      return [`${part.label}:`, part.url];
    case 'board':
      return part.drawn.split('\n');
  }
}

function wrapped(text: string, indent = '', width = WIDTH): readonly string[] {
  const done: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      done.push(line);
      line = indent + word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...done, line];
}
