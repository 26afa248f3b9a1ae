import { newId } from '../../../kernel/entropy.ts';
import type { PushDeviceId, PushNoticeId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { skipBehind } from '../../../store/follower.ts';
import type { PushKind } from '../../../store/push.ts';
import {
  deviceOfPlayer,
  devicesOfPlayers,
  hasPushDevices,
  isTried,
  type PushDeviceRecord,
} from '../../../store/reading/push.ts';
import { lockPlayer } from '../../../store/writing/merge.ts';
import { insertDevice, insertNotices, removeDevice, setDeviceKinds } from '../../../store/writing/push.ts';
import { defineCommand, runCommand, type Command } from '../../command.ts';
import type { AppContext } from '../../context.ts';
import {
  invalidInput,
  notFound,
  wrongStatus,
  type CommonError,
  type Forbidden,
  type InvalidInput,
  type NotFound,
  type WrongStatus,
} from '../../errors.ts';
import type { CommandOptions, Effects } from '../../events.ts';
import { isId } from '../../found.ts';
import { readText } from '../../input-text.ts';
import { MOST_DEVICES, MOST_WAITING } from '../../push/push.ts';
import { message } from '../../texts/say.ts';
import type { WebhookCarrier } from '../../webhook/carrier.ts';
import { ownAccount } from '../account/change-profile.ts';
import { readAddress } from '../webhook/shape.ts';

/** What a browser says of itself, and which notices it is to show. */
export interface AddPushDeviceInput
  extends CommandOptions, Pick<PushDeviceRecord, 'endpoint' | 'p256dh' | 'auth' | 'name' | 'kinds'> {}

/** The device that a command was about. */
export interface PushDeviceDone {
  readonly deviceId: PushDeviceId;
  readonly effects: Effects;
}

export interface PushDeviceInput extends CommandOptions {
  readonly deviceId: PushDeviceId;
}

const KEY_BYTES = { p256dh: 65, auth: 16 } as const;
const LONGEST_NAME = 60;

/**
 * Lets a browser of the caller show him notices from now on; one that is known already is another from now on. Its push service has to be on
 * the public internet. Refused to who has as many as anybody may have.
 */
export async function addPushDevice(
  context: AppContext,
  carrier: WebhookCarrier,
  input: AddPushDeviceInput,
): Promise<Result<PushDeviceDone, CommonError | WrongStatus>> {
  const address =
    context.actor.kind === 'anonymous' ? ok(input.endpoint) : await readAddress(carrier, input.endpoint, 'endpoint');
  return runCommand<Omit<PushDeviceDone, 'effects'>, CommonError | WrongStatus>(
    context,
    { mutation: 'addPushDevice', input },
    async (command) => {
      const { tx, at, entropy } = command;
      const own = await ownAccount(command);
      if (!own.ok) return own;
      if (!address.ok) return address;
      const { playerId } = own.value;
      for (const field of ['p256dh', 'auth'] as const) {
        const key = readKey(field, input[field]);
        if (!key.ok) return key;
      }
      const name = readText('name', input.name, { longest: LONGEST_NAME });
      if (!name.ok) return name;
      await lockPlayer(tx, playerId);
      const others = (await devicesOfPlayers(tx, [playerId])).filter(({ endpoint }) => endpoint !== address.value);
      if (others.length >= MOST_DEVICES) {
        return err(wrongStatus('MANY', message('refused.push.many', { most: MOST_DEVICES })));
      }
      if (!(await hasPushDevices(tx))) await skipBehind(tx, 'push');
      const id = newId<PushDeviceId>(entropy);
      const { p256dh, auth, kinds } = input;
      await insertDevice(tx, {
        id,
        playerId,
        endpoint: address.value,
        p256dh,
        auth,
        name: name.value,
        kinds,
        createdAt: at,
      });
      return ok({ deviceId: id });
    },
  );
}

export interface SetPushKindsInput extends PushDeviceInput {
  readonly kinds: readonly PushKind[];
}

/** Says which notices a device of the caller shows. */
export const setPushKinds = defineCommand<SetPushKindsInput, PushDeviceDone, CommonError>(
  'setPushKinds',
  async (command, { deviceId, kinds }) => {
    const own = await ownDevice(command, deviceId);
    if (!own.ok) return own;
    await setDeviceKinds(command.tx, deviceId, kinds);
    return ok({ deviceId });
  },
);

/** Lets a device of the caller show nothing any more. */
export const removePushDevice = defineCommand<PushDeviceInput, PushDeviceDone, CommonError>(
  'removePushDevice',
  async (command, { deviceId }) => {
    const own = await ownDevice(command, deviceId);
    if (!own.ok) return own;
    await removeDevice(command.tx, deviceId);
    return ok({ deviceId });
  },
);

/** Lets a device of the caller show a notice that tells nothing else. Refused while one is on its way. */
export const testPushDevice = defineCommand<PushDeviceInput, PushDeviceDone, CommonError | WrongStatus>(
  'testPushDevice',
  async (command, { deviceId }) => {
    const { tx, at, entropy } = command;
    const own = await ownDevice(command, deviceId);
    if (!own.ok) return own;
    if (await isTried(tx, deviceId)) return err(wrongStatus('TRIED', message('refused.push.onItsWay')));
    const trial = { id: newId<PushNoticeId>(entropy), deviceId, topic: '', version: 0, dueAt: at };
    await insertNotices(tx, [trial], at, MOST_WAITING);
    return ok({ deviceId });
  },
);

async function ownDevice(
  command: Command,
  deviceId: PushDeviceId,
): Promise<Result<PushDeviceRecord, Forbidden | NotFound>> {
  const own = await ownAccount(command);
  if (!own.ok) return own;
  const device = isId(deviceId) ? await deviceOfPlayer(command.tx, own.value.playerId, deviceId) : null;
  return device === null ? err(notFound('device')) : ok(device);
}

function readKey(field: keyof typeof KEY_BYTES, text: string): Result<string, InvalidInput> {
  const isKey = /^[\w-]+=*$/.test(text) && Buffer.from(text, 'base64url').length === KEY_BYTES[field];
  return isKey ? ok(text) : err(invalidInput(field, message('refused.push.key')));
}
