import { formatsHere } from '../../application/registered.ts';
import { FORMAT_TYPES } from '../../formats/graphql.ts';
import { builder } from '../builder.ts';
import { TournamentInterface } from '../refs.ts';
import { tournamentRef } from './ref.ts';

for (const [format, description] of formatsHere) {
  if (FORMAT_TYPES[format]?.tournament !== undefined) continue;
  tournamentRef(format).implement({ description, interfaces: [builder.nodeInterfaceRef(), TournamentInterface] });
}
