import {
  compareSandbox,
  deleteSandbox,
  forkTournament,
  MOST_SPEED,
  playSandbox,
  stopSandbox,
  type SandboxDone,
} from '../../application/sandbox/commands.ts';
import type { SandboxId } from '../../kernel/ids.ts';
import { builder } from '../builder.ts';
import { command, given } from '../command.ts';
import { globalId } from '../global-id.ts';
import { idKind, ids } from '../id-input.ts';
import { SandboxType } from './type.ts';

const sandboxes = idKind<SandboxId>(['Sandbox']);

const SandboxSuccessType = builder.objectRef<SandboxDone>('SandboxSuccess').implement({
  description: 'The sandbox as it is now.',
  fields: (t) => ({ sandbox: t.expose('sandbox', { type: SandboxType, description: 'The sandbox.' }) }),
});

command(forkTournament, {
  name: 'forkTournament',
  byToken: ['PLAY', 'DIRECT'],
  description:
    'Copies a tournament as it is, or as it was a while ago, into a sandbox, a world of its own that you alone can enter: to try what would happen, or a program. Tournaments of the same series come with it. Dice and lots that are still to fall have new seeds; plans, chats, tickets, protests, tokens and mails stay behind. You have one at most, and it is thrown away when you have not used it for an hour.',
  input: given('What you copy.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament.'),
    ownPlayerIds: ids.player.some(t, 'Whom of its players you play yourself; bots play all others.'),
    at: t.field({
      type: 'DateTime',
      description:
        'As it was then, at any instant since its start; null: as it is. What happened after that is left out; of its series come those tournaments that had begun by then, each as it was. Refused where somebody was put in the place of another in one of them since.',
    }),
  })),
  success: SandboxSuccessType,
  payload: 'The sandbox, or why there is none.',
  refuses: { 'wrong-status': true, 'too-many-forks': true },
  untried: true,
});

command(playSandbox, {
  name: 'playSandbox',
  byToken: ['PLAY', 'DIRECT'],
  description:
    'Lets the time of your sandbox go on, and bots play: it jumps from one thing that is due to the next, or runs so many times faster than outside. The answer comes at once; `viewer.sandbox` says how far it is, and whoever watches the tournament in the sandbox sees it.',
  input: given('How far it is to go.', (t) => ({
    sandboxId: sandboxes.one(t, 'Your sandbox.'),
    until: t.field({ type: 'DateTime', description: 'Until when; null: to the end of the tournament.' }),
    round: t.boolean({
      required: true,
      defaultValue: false,
      description:
        'Whether it stops when the round is decided that is played now: of each group the first in which games are open.',
    }),
    speed: t.int({
      description: `How many times faster than outside its time goes, 1 to ${MOST_SPEED}, so that clocks run and bots move one move at a time; it does not go faster than what happens in it can be done. null: it jumps, and a game between bots is played at once.`,
    }),
    pastOwnTurns: t.boolean({
      required: true,
      defaultValue: false,
      description:
        'Whether to go on when a player whom you play yourself is to move, until his time is over; with `speed` it always does.',
    }),
  })),
  success: SandboxSuccessType,
  payload: 'The sandbox, or why its time does not go on.',
  refuses: { 'wrong-status': true },
  untried: true,
});

command(stopSandbox, {
  name: 'stopSandbox',
  byToken: ['PLAY', 'DIRECT'],
  description: 'Lets the time of your sandbox stand, as soon as what is under way is done.',
  input: given('Which sandbox is to stand.', (t) => ({ sandboxId: sandboxes.one(t, 'Your sandbox.') })),
  success: SandboxSuccessType,
  payload: 'The sandbox, or why it does not stand.',
  refuses: { 'wrong-status': true },
  untried: true,
});

command(compareSandbox, {
  name: 'compareSandbox',
  byToken: ['PLAY', 'DIRECT'],
  description:
    'Shows what your doing in your sandbox, as it stands, has changed: a second copy of the same beginning, in which nobody does anything, is played as far, and `Sandbox.comparison` sets its places beside those of yours. The answer comes at once; the second copy takes the place of a sandbox until it is played.',
  input: given('Which sandbox is compared.', (t) => ({
    sandboxId: sandboxes.one(t, 'Your sandbox, whose time stands.'),
  })),
  success: SandboxSuccessType,
  payload: 'The sandbox, or why it is not compared.',
  refuses: { 'wrong-status': true },
  untried: true,
});

command(deleteSandbox, {
  name: 'deleteSandbox',
  byToken: ['PLAY', 'DIRECT'],
  description: 'Throws your sandbox away for good, with all that was done in it.',
  input: given('Which sandbox is to go.', (t) => ({ sandboxId: sandboxes.one(t, 'Your sandbox.') })),
  success: {
    description: 'It is gone.',
    fields: (t) => ({
      sandboxId: t.id({
        description: 'What its id was.',
        resolve: ({ sandboxId }) => globalId('Sandbox', sandboxId),
      }),
    }),
  },
  payload: 'That it is gone, or why it was refused.',
  refuses: { 'wrong-status': true },
  untried: true,
});
