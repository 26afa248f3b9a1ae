import { refusalFragment } from '../command/answer.ts';
import { graphql } from '../graphql/tada.ts';

/** The address of the viewer's calendar. */
export const CalendarQuery = graphql(`
  query Calendar {
    viewer {
      player {
        id
      }
      calendar {
        path
        madeAt
      }
    }
  }
`);

/** A new address in place of the old one. */
export const rotateCalendarMutation = graphql(
  `
    mutation RotateCalendarToken($input: RotateCalendarTokenInput!) {
      rotateCalendarToken(input: $input) {
        ...Refusal
        ... on RotateCalendarTokenSuccess {
          calendar {
            path
            madeAt
          }
        }
      }
    }
  `,
  [refusalFragment],
);
