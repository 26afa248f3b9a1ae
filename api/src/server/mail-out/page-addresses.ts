import { passwordPage } from '../../application/mail/account-link.ts';
import type { PageAddresses } from '../../application/mail/post.ts';
import { gameTypeName } from '../../graphql/game/type.ts';
import { globalId } from '../../graphql/global-id.ts';
import { seriesTypeName } from '../../graphql/series/type.ts';
import { tournamentTypeName } from '../../graphql/tournament/type.ts';

/** Where the dashboard at this address shows things. */
export function pageAddresses(pageUrl: string): PageAddresses {
  const page = (folder: string, id: string) => `${pageUrl}/${folder}/${encodeURIComponent(id)}`;
  return {
    game: (game) => page('games', globalId(gameTypeName(game), game.id)),
    tournament: (tournament) => page('tournaments', globalId(tournamentTypeName(tournament), tournament.id)),
    series: (series) => page('series', globalId(seriesTypeName(series), series.id)),
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
