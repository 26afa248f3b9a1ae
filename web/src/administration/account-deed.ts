/** What an administrator does about an account. */
export type AccountDeed = 'role' | 'block' | 'unblock' | 'sessions' | 'password' | 'chatOff' | 'chatOn' | 'factor';
