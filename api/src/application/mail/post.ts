import type { Instant } from '../../kernel/time.ts';
import type { MailKind } from '../../store/codecs/mail-payload.ts';
import type { Locale } from '../../kernel/locale.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { SeriesRecord } from '../../store/reading/series.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';

/** A picture that is shown inside a mail. */
export interface MailPicture {
  /** How the HTML refers to it: `cid:` and this. */
  readonly contentId: string;
  readonly fileName: string;
  /** PNG. */
  readonly bytes: Uint8Array;
}

/** A whole mail, ready to be sent. */
export interface WrittenMail {
  readonly kind: MailKind;
  readonly to: { readonly name: string; readonly address: string };
  readonly locale: Locale;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly pictures: readonly MailPicture[];
  /** Without angle brackets; the same for every attempt, so that a repeat can be recognised. */
  readonly messageId: string;
  /** Where an answer goes; null: nobody reads answers. */
  readonly replyTo: string | null;
  /** The address that stops these mails at one click; null for a mail that was asked for. */
  readonly stopUrl: string | null;
  readonly at: Instant;
}

/** What the other server said. `refused`: it will not take it, ever; `failed`: it may later. */
export interface Posted {
  readonly kind: 'accepted' | 'refused' | 'failed';
  readonly reply: string;
}

/** What takes written mails to their readers. Never throws. */
export interface MailCarrier {
  send(mail: WrittenMail): Promise<Posted>;
  close(): Promise<void>;
}

/** How this server does its post. */
export interface MailSettings {
  /** `https://baraza.example`: where the dashboard is found, without a slash at the end. */
  readonly pageUrl: string;
  /** What stands after the @ of addresses that this server makes. */
  readonly domain: string;
  /** Whether moves that are sent as answers are read. */
  readonly takesReplies: boolean;
  /** Signs the links that stop mails. */
  readonly secret: string;
}

/** Where the dashboard shows what a mail speaks of. */
export interface PageAddresses {
  game(game: GameRecord): string;
  tournament(tournament: TournamentRecord): string;
  series(series: SeriesRecord): string;
  readonly myGames: string;
  /** Where a director finds the tickets that lie before him. */
  readonly desk: string;
  readonly mailSettings: string;
  /** Where somebody finds his webhooks. */
  readonly webhooks: string;
  /** Where a link to sign in leads; the token stands where browsers send it to nobody. */
  signIn(token: string): string;
  /** Where a link to choose another password leads; the token stands as in `signIn`. */
  newPassword(token: string): string;
  /** Where a link to make an account leads; the token stands as in `signIn`. */
  confirmSignUp(token: string): string;
  /** Where a link leads that shows that an address is its reader's; the token stands as in `signIn`. */
  confirmAddress(token: string): string;
  /** Where another address of an account is confirmed by such a token. */
  confirmNewAddress(token: string): string;
  /** Where one signs in. */
  readonly signInPage: string;
}

/** The post of this server; `carrier` null: it sends no mail. */
export interface Post extends MailSettings {
  readonly carrier: MailCarrier | null;
  /** Whether mails really go to people, who then have to show that their address is theirs; caught ones stay here. */
  readonly reachesPeople: boolean;
  readonly pages: PageAddresses;
}
