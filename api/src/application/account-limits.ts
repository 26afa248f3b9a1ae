/** How much one account may have, and how much a webhook is owed. */
export interface AccountLimits {
  /** Tokens that are good. */
  readonly tokens: number;
  /** Bots that play. */
  readonly bots: number;
  readonly webhooks: number;
  /** Events that a replay brings back at once. */
  readonly replayed: number;
  /** Events that wait for a webhook that takes nothing, before it is turned off. */
  readonly waiting: number;
}

/** How much it is where an operator says nothing. */
export const USUAL_ACCOUNT_LIMITS: AccountLimits = {
  tokens: 20,
  bots: 5,
  webhooks: 10,
  replayed: 10_000,
  waiting: 50_000,
};
