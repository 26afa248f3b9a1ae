import { BegunGroupType } from '../stage/begun-group.ts';
import type { ArrangedDone } from '../../application/commands/tournament/publish-round.ts';
import type { TournamentDone } from '../../application/commands/tournament/shape.ts';
import { commandSuccess } from '../command-success.ts';
import { PublishedArrangementType } from '../stage/arrangement.ts';
import { theTournament } from './the-tournament.ts';

/** A tournament that was changed. */
export const TournamentSuccessType = commandSuccess<TournamentDone>('TournamentSuccess', {
  description: 'The command was carried out.',
  fields: (t) => ({ tournament: t.field(theTournament) }),
});

/** A tournament in which something was published. */
export const ArrangedSuccessType = commandSuccess<ArrangedDone>('ArrangedSuccess', {
  description: 'What was to be played next is published; in a dry run it would be.',
  fields: (t) => ({
    tournament: t.field(theTournament),
    arrangement: t.expose('published', {
      type: PublishedArrangementType,
      nullable: true,
      description: 'Who plays where; null: nothing that can be arranged was published.',
    }),
    groups: t.field({
      type: [BegunGroupType],
      description:
        'The groups in which games begin by it, each with these games. In a dry run they would, and where lots decide it is an example.',
      resolve: ({ groups }) => [...groups],
    }),
  }),
});
