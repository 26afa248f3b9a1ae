import { formatsHere } from '../../application/registered.ts';
import { FORMAT_TYPES } from '../../formats/graphql.ts';
import { tournamentType } from './ref.ts';

for (const [format, description] of formatsHere) {
  if (FORMAT_TYPES[format]?.tournament !== undefined) continue;
  tournamentType(format, description);
}
