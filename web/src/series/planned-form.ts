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

/** The same as the API takes it. */
export const plannedInput = ({ name, startsAt, venue, timeControl }: Readonly<PlannedForm>) => ({
  name: said(name.trim()),
  startsAt: startsAt === '' ? null : new Date(startsAt).toISOString(),
  venue: said(venue),
  timeControl: said(timeControl.trim()),
});
