import { gamePath, tournamentPath } from '../../api/src/application/address/page-path.ts';
import type { Post } from '../../api/src/application/mail/post.ts';

/** Where mails of tests say that they come from and lead to. */
export const TEST_POST: Post = {
  pageUrl: 'https://baraza.example',
  domain: 'baraza.example',
  takesReplies: true,
  secret: 'a secret of tests',
  carrier: null,
  reachesPeople: true,
  pages: {
    game: (game) => `https://baraza.example${gamePath(game)}`,
    tournament: (tournament) => `https://baraza.example${tournamentPath(tournament)}`,
    series: ({ id }) => `https://baraza.example/series/${id}`,
    desk: 'https://baraza.example/desk',
    myGames: 'https://baraza.example/my-games',
    mailSettings: 'https://baraza.example/account',
    webhooks: 'https://baraza.example/account/webhooks',
    confirmSignUp: (token) => `https://baraza.example/sign-up/confirm#${token}`,
    confirmAddress: (token) => `https://baraza.example/account/address#${token}`,
    confirmNewAddress: (token) => `https://baraza.example/account/new-address#${token}`,
    signInPage: 'https://baraza.example/sign-in',
    newPassword: (token) => `https://baraza.example/sign-in/password#${token}`,
    signIn: (token) => `https://baraza.example/sign-in/link#${token}`,
  },
};
