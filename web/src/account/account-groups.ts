import type { Component } from 'vue';
import LinksSection from '../link/LinksSection.vue';
import DevicesSection from '../devices/DevicesSection.vue';
import OverlaySection from '../overlay/OverlaySection.vue';
import SandboxCard from '../sandbox/SandboxCard.vue';
import AddressSection from './AddressSection.vue';
import BotsSection from './BotsSection.vue';
import CalendarSection from './CalendarSection.vue';
import DataSection from './DataSection.vue';
import MailLog from './MailLog.vue';
import MailSection from './MailSection.vue';
import PasswordSection from './PasswordSection.vue';
import ProfileSection from './ProfileSection.vue';
import SecondFactorSection from './SecondFactorSection.vue';
import SessionsSection from './SessionsSection.vue';
import TokensSection from './TokensSection.vue';
import WebhooksSection from './WebhooksSection.vue';

/** A card of the account page, which the address names `#id`. */
interface AccountPart {
  readonly id: string;
  /** The words that stand over it. */
  readonly title: string;
  readonly card: Component;
  /** There for somebody who plays alone. */
  readonly ofPlayer?: true;
}

/** What the account page has, in its order, by what one comes for; the address names a group by its id too. */
export const ACCOUNT_GROUPS: readonly { readonly id: string; readonly parts: readonly AccountPart[] }[] = [
  {
    id: 'you',
    parts: [
      { id: 'profile', title: 'account.profile.title', card: ProfileSection },
      { id: 'address', title: 'account.mailAddress.title', card: AddressSection },
    ],
  },
  {
    id: 'signing-in',
    parts: [
      { id: 'password', title: 'account.passwords.title', card: PasswordSection },
      { id: 'factor', title: 'account.factor.title', card: SecondFactorSection },
      { id: 'sessions', title: 'account.sessions.title', card: SessionsSection },
    ],
  },
  {
    id: 'told',
    parts: [
      { id: 'mails', title: 'mail.title', card: MailSection },
      { id: 'devices', title: 'devices.title', card: DevicesSection },
      { id: 'sent', title: 'mail.log.title', card: MailLog, ofPlayer: true },
      { id: 'links', title: 'link.revoke.title', card: LinksSection, ofPlayer: true },
      { id: 'calendar', title: 'record.calendar.title', card: CalendarSection },
    ],
  },
  {
    id: 'programs',
    parts: [
      { id: 'tokens', title: 'account.tokens.title', card: TokensSection },
      { id: 'bots', title: 'account.bots.title', card: BotsSection, ofPlayer: true },
      { id: 'webhooks', title: 'account.webhooks.title', card: WebhooksSection },
      { id: 'overlays', title: 'overlay.title', card: OverlaySection },
      { id: 'sandbox', title: 'sandbox.section', card: SandboxCard },
    ],
  },
  { id: 'leaving', parts: [{ id: 'data', title: 'account.data.title', card: DataSection }] },
];
