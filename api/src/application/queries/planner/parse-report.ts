import { parseReport, type Report } from '../../../rules/formats/reports/report.ts';

/** What the subject line of a report says. Source: Knock-out 4. */
export function readReport(subject: string): Report {
  return parseReport(subject);
}
