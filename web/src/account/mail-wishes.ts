import type { MailWishes } from './mail-documents.ts';

/** Reminders that can be chosen, in hours before the deadline. */
export const REMINDERS = [72, 24, 6] as const;

/** What the form holds; the hours of quiet stay filled in while there are none. */
export interface MailForm extends Omit<MailWishes, 'quietHours' | 'reminders'> {
  reminders: number[];
  hasQuiet: boolean;
  quietFrom: number;
  quietTo: number;
}

/** The form as it stands for what holds now. */
export function mailForm({ quietHours, reminders, ...rest }: MailWishes): MailForm {
  const { from: quietFrom, to: quietTo } = quietHours ?? { from: 22, to: 7 };
  return { ...rest, reminders: [...reminders], hasQuiet: quietHours !== null, quietFrom, quietTo };
}

/** What the form asks for. */
export function mailWishes({ hasQuiet, quietFrom, quietTo, ...rest }: MailForm): MailWishes {
  return { ...rest, quietHours: hasQuiet ? { from: quietFrom, to: quietTo } : null };
}
