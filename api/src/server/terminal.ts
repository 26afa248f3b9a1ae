import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../application/demo/people.ts';

/** Tells the person at the terminal what is being done. */
export function say(text: string): void {
  process.stdout.write(`baraza: ${text}\n`);
}

/** Ends the process with status 1 and one sentence that says what to do. */
export function stop(sentence: string): never {
  process.stderr.write(`baraza: ${sentence}\n`);
  process.exit(1);
}

interface Opened {
  /** Its address on this machine. */
  readonly url: string;
  /** Where people find it. */
  readonly publicUrl: string;
  readonly hasDemo: boolean;
  /** What makes somebody the administrator; null: there is one. */
  readonly setUpCode: string | null;
}

/** Where everything is, and who may sign in. */
export function welcome({ url, publicUrl, hasDemo, setUpCode }: Opened): void {
  const accounts = Object.values(DEMO_ACCOUNTS).map(({ email, role }) => `${email} (${role.toLowerCase()})`);
  const demo = hasDemo
    ? `
    sign in as  ${accounts.join(`
                `)}
    password    ${DEMO_PASSWORD}
`
    : '';
  const first =
    setUpCode === null
      ? ''
      : `
  Set-up code: ${setUpCode}
  Whoever signs up with it is the administrator.
`;
  const behind = publicUrl === url ? '' : `    served at   ${url}\n`;
  process.stdout.write(`
  Baraza is open.

    dashboard   ${publicUrl}
    GraphiQL    ${publicUrl}/graphql
${behind}${demo}${first}
  Ctrl-C stops it.

`);
}
