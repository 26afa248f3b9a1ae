import { asId, type AccountId, type PlayerId } from '../../../kernel/ids.ts';
import { NEW_ELO } from '../../../rules/ratings/elo.ts';
import { isTransient } from '../../../store/failure.ts';
import { inTransaction } from '../../../store/transaction.ts';
import { playerIdOfAccount } from '../../../store/writing/player.ts';
import type { AppContext } from '../../context.ts';
import { readText } from '../../input-text.ts';
import { addPlayer, LONGEST_NAME } from './create.ts';

/** The account that is to have a player, and the name that its person gave. */
export interface AccountName {
  readonly accountId: AccountId;
  readonly name: string;
}

/** The player of an account, made from its name when there is none yet; called at sign-up. A name that cannot be shown becomes "Player". */
export async function ensurePlayerForAccount(
  context: Pick<AppContext, 'db' | 'now' | 'entropy'>,
  { accountId, name }: AccountName,
): Promise<PlayerId> {
  const { db, entropy } = context;
  const at = context.now();
  const shown = readText('name', name, { longest: LONGEST_NAME });
  const player = {
    name: shown.ok ? shown.value : 'Player',
    country: null,
    category: 3,
    elo: NEW_ELO.elo,
    matches: NEW_ELO.games,
  };
  const attempt = (): Promise<PlayerId> =>
    inTransaction(db, async (tx) => {
      const known = await playerIdOfAccount(tx, accountId);
      if (known !== null) return { keep: true, value: asId<PlayerId>(known) };
      return { keep: true, value: await addPlayer({ tx, at, entropy }, player, { game: null, accountId }) };
    });
  return attempt().catch((cause: unknown) => {
    if (!isTransient(cause)) throw cause;
    return attempt();
  });
}
