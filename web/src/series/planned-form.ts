import { fieldInstant, isUnfinished } from '../ui/field-instant.ts';

/** What a director says of the next tournament of a series; what is empty is as the series and its last tournament have it. */
export interface PlannedForm {
  name: string;
  startsAt: string;
  venue: '' | 'HERE' | 'ELSEWHERE';
  timeControl: string;
}

/** A form in which nothing is said. */
export const plannedForm = (): PlannedForm => ({ name: '', startsAt: '', venue: '', timeControl: '' });

const said = <Text extends string>(text: Text) => (text === '' ? null : (text as Exclude<Text, ''>));

/** The same as the API takes it; null: its start is not the whole of an instant yet. */
export function plannedInput({ name, startsAt, venue, timeControl }: Readonly<PlannedForm>) {
  if (isUnfinished(startsAt)) return null;
  return {
    name: said(name.trim()),
    startsAt: fieldInstant(startsAt),
    venue: said(venue),
    timeControl: said(timeControl.trim()),
  };
}
