/** What the settings of a format say of the hours that its end waits for the director. */
export const END_APPROVAL_READ =
  'How many hours its director has to approve the end of the tournament; 0: it stands as soon as all is decided.';

/** The same where they are given. */
export const END_APPROVAL_GIVEN =
  'How many hours the end waits for the director once all is decided, before it stands by itself: 0 (at once) to 336; usually 0.';
