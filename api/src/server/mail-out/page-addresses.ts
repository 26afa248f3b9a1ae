import { gamePath, tournamentPath } from '../../application/address/page-path.ts';
import { passwordPage } from '../../application/mail/account-link.ts';
import type { PageAddresses } from '../../application/mail/post.ts';
import { globalId } from '../../graphql/global-id.ts';
import { seriesTypeName } from '../../graphql/series/type.ts';

/** Where the dashboard at this address shows things. */
export function pageAddresses(pageUrl: string): PageAddresses {
  return {
    game: (game) => pageUrl + gamePath(game),
    tournament: (tournament) => pageUrl + tournamentPath(tournament),
    series: (series) => `${pageUrl}/series/${encodeURIComponent(globalId(seriesTypeName(series), series.id))}`,
    myGames: `${pageUrl}/my-games`,
    desk: `${pageUrl}/desk`,
    mailSettings: `${pageUrl}/account`,
    webhooks: `${pageUrl}/account/webhooks`,
    signIn: (token) => `${pageUrl}/sign-in/link#${token}`,
    confirmSignUp: (token) => `${pageUrl}/sign-up/confirm#${token}`,
    confirmAddress: (token) => `${pageUrl}/account/address#${token}`,
    confirmNewAddress: (token) => `${pageUrl}/account/new-address#${token}`,
    signInPage: `${pageUrl}/sign-in`,
    newPassword: (token) => passwordPage(pageUrl, token),
  };
}
