import { ok } from '../../../kernel/result.ts';
import { setRole } from '../../../store/writing/account.ts';
import { defineCommand } from '../../command.ts';
import type { Role } from '../../../store/role.ts';
import type { CommonError, WrongStatus } from '../../errors.ts';
import { inboxTopic } from '../../events.ts';
import { actingPlayer } from '../../rights.ts';
import { administered, noteAccount, otherAdministrator, type AccountDone, type AccountInput } from './shape.ts';

export interface AppointInput extends AccountInput {
  readonly role: Role;
}

/** Whose role it is, and what it was before. */
export interface AppointDone extends Omit<AccountDone, 'consequences'> {
  readonly roleBefore: Role;
}

/**
 * Gives an account another role, at once and in all its sessions; whose it is hears of it where somebody else gives it. For administrators
 * and the server itself; the last administrator stays one.
 */
export const appoint = defineCommand<AppointInput, AppointDone, CommonError | WrongStatus>(
  'appoint',
  async (command, { accountId, role }) => {
    const found = await administered(command, accountId);
    if (!found.ok) return found;
    const roleBefore = found.value.role;
    const stays = role === 'ADMIN' ? ok(null) : await otherAdministrator(command, found.value);
    if (!stays.ok) return stays;
    await setRole(command.tx, accountId, role);
    if (role !== roleBefore) {
      noteAccount(command, found.value, { change: 'APPOINTED', role });
      const { playerId } = found.value;
      const byId = actingPlayer(command.actor);
      if (playerId !== null && byId !== null && byId !== playerId) {
        command.emit({ topic: inboxTopic(playerId), kind: 'MyRoleChanged', payload: { role } });
      }
    }
    return ok({ accountId, roleBefore });
  },
);
