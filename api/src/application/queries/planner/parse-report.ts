import { parseReport, type Report } from '../../../rules/formats/knockout/report.ts';

/** What the subject line of a report says. Source: formats.md D.4. */
export function readReport(subject: string): Report {
  return parseReport(subject);
}
