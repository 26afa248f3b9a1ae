import { err, ok, type Result } from '../../../kernel/result.ts';
import { accountById, type AccountRecord } from '../../../store/reading/account.ts';
import { setAccountName } from '../../../store/writing/account.ts';
import { defineCommand, type Command } from '../../command.ts';
import { forbidden, type CommonError, type Forbidden } from '../../errors.ts';
import type { CommandOptions } from '../../events.ts';
import { readCountry, readText } from '../../input-text.ts';
import { changePerson } from '../../running/change-person.ts';
import { message } from '../../texts/say.ts';
import { LONGEST_NAME } from '../player/create.ts';
import { noteAccount, type AccountDone } from './shape.ts';

export interface ChangeProfileInput extends CommandOptions {
  readonly name: string;
  /** ISO 3166 alpha-2; null: not said. */
  readonly country: string | null;
}

/**
 * Says what the caller is called and where he comes from, wherever he stands; what counts of him in a tournament that has begun
 * stays as it was noted then.
 */
export const changeProfile = defineCommand<ChangeProfileInput, AccountDone, CommonError>(
  'changeProfile',
  async (command, input) => {
    const { tx } = command;
    const own = await ownAccount(command);
    if (!own.ok) return own;
    const { id, playerId } = own.value;
    const name = readText('name', input.name, { longest: LONGEST_NAME });
    if (!name.ok) return name;
    const country = readCountry('country', input.country);
    if (!country.ok) return country;
    await setAccountName(tx, id, name.value);
    await changePerson(command, playerId, { name: name.value, country: country.value });
    noteAccount(command, own.value, { change: 'PROFILE_CHANGED' });
    return ok({ accountId: id, consequences: [] });
  },
);

/** An account with the player that its owner is. */
export type OwnAccount = AccountRecord & { readonly playerId: NonNullable<AccountRecord['playerId']> };

/** The account of the caller. Refuses who has none, or plays as nobody. */
export async function ownAccount({ tx, actor }: Command): Promise<Result<OwnAccount, Forbidden>> {
  const account = actor.kind === 'account' ? await accountById(tx, actor.accountId) : null;
  if (account === null || account.playerId === null) return err(forbidden(message('refused.account.onlyOwner')));
  return ok({ ...account, playerId: account.playerId });
}
