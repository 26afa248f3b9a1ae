import {
  addPushDevice,
  removePushDevice,
  setPushKinds,
  testPushDevice,
  type AddPushDeviceInput,
  type PushDeviceDone,
} from '../../application/commands/push/devices.ts';
import type { AppContext } from '../../application/context.ts';
import { MOST_DEVICES } from '../../application/push/push.ts';
import { viewer } from '../../application/queries/viewer.ts';
import type { PushDeviceId } from '../../kernel/ids.ts';
import { command, given } from '../command.ts';
import { commandSuccess } from '../command-success.ts';
import type { Context } from '../context.ts';
import { idKind } from '../id-input.ts';
import { ViewerType } from '../viewer/type.ts';
import { PushKindEnum } from './type.ts';

const device = idKind<PushDeviceId>(['PushDevice']);

const PushDeviceSuccess = commandSuccess<PushDeviceDone>('PushDeviceSuccess', {
  description: 'It is done.',
  fields: (t) => ({
    viewer: t.field({
      type: ViewerType,
      nullable: true,
      description: 'You, with your devices; null: you are signed in no more.',
      resolve: (_done, _args, { app }) => viewer(app),
    }),
  }),
});
const payload = 'Your devices, or why it was refused.';

command((app: AppContext, input: AddPushDeviceInput, { webhooks }: Context) => addPushDevice(app, webhooks, input), {
  name: 'addPushDevice',
  byToken: [],
  description: `Lets a browser of yours show what happens to you from now on, also while no page is open. What is sent is encrypted for it alone, and waits for the end of your quiet hours. At most ${MOST_DEVICES}.`,
  input: given('A browser that shows notices, as its `PushSubscription` says.', (t) => ({
    endpoint: t.string({
      required: true,
      description:
        'Where its push service takes notices: an address of the public internet that begins with `https://`.',
    }),
    p256dh: t.string({ required: true, description: 'Its public key, in base64url.' }),
    auth: t.string({ required: true, description: 'Its secret for what is encrypted, in base64url.' }),
    name: t.string({ required: true, description: 'By which you know it, 1 to 60 characters.' }),
    kinds: t.field({ type: [PushKindEnum], required: true, description: 'What it shows.' }),
  })),
  success: PushDeviceSuccess,
  payload,
  refuses: { 'wrong-status': true },
});

command(setPushKinds, {
  name: 'setPushKinds',
  byToken: [],
  description: 'Says what a device of yours shows from now on.',
  input: given('What a device shows.', (t) => ({
    deviceId: device.one(t, 'Which of your devices.'),
    kinds: t.field({ type: [PushKindEnum], required: true, description: 'What it shows.' }),
  })),
  success: PushDeviceSuccess,
  payload,
  refuses: {},
});

command(removePushDevice, {
  name: 'removePushDevice',
  byToken: [],
  description: 'Lets a device of yours show nothing any more.',
  input: given('Which device shows nothing any more.', (t) => ({
    deviceId: device.one(t, 'Which of your devices.'),
  })),
  success: PushDeviceSuccess,
  payload,
  refuses: {},
});

command(testPushDevice, {
  name: 'testPushDevice',
  byToken: [],
  description: 'Lets a device of yours show a notice that tells nothing else, as a trial.',
  input: given('Which device is tried.', (t) => ({ deviceId: device.one(t, 'Which of your devices.') })),
  success: PushDeviceSuccess,
  payload,
  refuses: { 'wrong-status': true },
});
