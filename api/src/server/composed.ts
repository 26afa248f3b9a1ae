import type { Server } from 'node:http';
import type { Hub } from './live/hub.ts';
import type { MailIn } from './mail-in/serve.ts';
import type { MetricsPort } from './measures/serve-metrics.ts';
import type { SignIn } from './sign-in.ts';

/** A whole server, serving. */
export interface Composed {
  readonly http: Server;
  /** `http://localhost:4000`: its address on this machine. */
  readonly url: string;
  /** Where people find it, without a slash at the end; the same unless PUBLIC_URL is given. */
  readonly publicUrl: string;
  readonly hub: Hub;
  readonly signIn: SignIn;
  /** Whether there is a demo world here. */
  readonly hasDemo: boolean;
  /** What made somebody the administrator when it opened; null: there was one. */
  readonly setUpCode: string | null;
  /** Where answers to mails are taken; null: nowhere. */
  readonly mailIn: MailIn | null;
  /** Where its figures are read; null: nowhere. */
  readonly metrics: MetricsPort | null;
  /** Topics and walls that are followed at the moment. */
  followed(): number;
  /** Ends when the server has nothing left to do. */
  settled(): Promise<void>;
  /** Is not ready any more, so that whoever sends people here sends them elsewhere; serves on. */
  leave(): void;
  /** Stops listening, lets what is under way end, closes every connection. The database stays open. */
  close(): Promise<void>;
}
