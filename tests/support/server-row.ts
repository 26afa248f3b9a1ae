import { apiClient, type ApiClient } from './api-client.ts';
import { serverProcess, type ServerProcess } from './server-process.ts';
import { newDatabaseUrl } from './test-database.ts';

/** A server of a row: its process and a client of it. */
export interface RowMember extends ApiClient {
  readonly process: ServerProcess;
}

/** Servers in processes of their own over one PostgreSQL, as a load balancer has them behind it. */
export interface ServerRow {
  /** Those that run now. */
  readonly members: readonly RowMember[];
  /** Its url, with which any program of PostgreSQL connects to the database. */
  readonly databaseUrl: string;
  /** Starts one more. */
  add(): Promise<RowMember>;
  /** Ends one by a signal, and answers its exit status, null when it was killed. */
  end(member: RowMember, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
  close(): Promise<void>;
}

/** Starts so many over a new database, one after the other, as only the first finds no tables. */
export async function serverRow(count: number, variables: Readonly<Record<string, string>> = {}): Promise<ServerRow> {
  const databaseUrl = await newDatabaseUrl();
  if (databaseUrl === null) throw new Error('Several servers need a PostgreSQL');
  const members: RowMember[] = [];
  const row: ServerRow = {
    members,
    databaseUrl,
    async add() {
      const process = serverProcess(['--no-demo'], {
        DATABASE_URL: databaseUrl,
        AUTH_SECRET: 'x'.repeat(32),
        ...variables,
      });
      const member = { ...apiClient(await process.url), process };
      members.push(member);
      return member;
    },
    async end(member, signal) {
      members.splice(members.indexOf(member), 1);
      member.process.kill(signal);
      const { status } = await member.process.ended;
      return status;
    },
    async close() {
      for (const member of [...members]) {
        await member.close();
        await row.end(member, 'SIGTERM');
      }
    },
  };
  for (let number = 0; number < count; number += 1) await row.add();
  return row;
}
