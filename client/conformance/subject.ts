import { spawn } from 'node:child_process';

/** An event as the client under test has told it. */
export interface Told {
  readonly version: number;
  readonly kind: string;
  /** What else stands in the line. */
  readonly rest: string;
}

/** The client under test, while it runs. */
export interface Subject {
  /** Everything that it has told so far, without heartbeats and the ticks of clocks. */
  readonly told: readonly Told[];
  /** Ends when it has told what is wanted, when it has ended, or after so many milliseconds; answers whether it was told. */
  until(wanted: (told: readonly Told[]) => boolean, patience: number): Promise<boolean>;
  readonly hasEnded: () => boolean;
  stop(): void;
}

const PASSING = ['Heartbeat', 'ClockTicked'];

/** Starts it: a program whose every line on stdout is `VERSION TYPENAME`; what it says on stderr is shown. */
export function startSubject([program = '', ...args]: readonly string[], variables: Record<string, string>): Subject {
  const child = spawn(program, args, { env: { ...process.env, ...variables }, stdio: ['ignore', 'pipe', 'inherit'] });
  const told: Told[] = [];
  const waiting = new Set<() => void>();
  let hasEnded = false;
  let rest = '';
  const wake = (): void => {
    for (const look of waiting) look();
  };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const [, version, kind = '', rest = ''] = /^(\d+)\s+(\w+)\s*(.*)$/.exec(line) ?? [];
      if (version !== undefined && !PASSING.includes(kind))
        told.push({ version: Number(version), kind, rest: rest.trim() });
    }
    wake();
  });
  const end = (): void => {
    hasEnded = true;
    wake();
  };
  child.on('error', end).on('close', end);
  return {
    told,
    until: (wanted, patience) =>
      new Promise((resolve) => {
        const settle = (): void => {
          clearTimeout(timer);
          waiting.delete(look);
          resolve(wanted(told));
        };
        const look = (): void => {
          if (wanted(told) || hasEnded) settle();
        };
        const timer = setTimeout(settle, patience);
        waiting.add(look);
        look();
      }),
    hasEnded: () => hasEnded,
    stop: () => void child.kill(),
  };
}
