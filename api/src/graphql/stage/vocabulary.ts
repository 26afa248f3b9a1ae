import { zonesHere } from '../../application/registered.ts';
import { builder } from '../builder.ts';
import { registeredValues } from '../registered-enum.ts';

/** What a place in a stage is good for, in any system. */
export const AdvancePlaceEnum = builder.enumType('AdvancePlace', {
  description: 'What a place in a stage is good for.',
  values: registeredValues(zonesHere),
});
