import { graphql, readFragment, type FragmentOf, type ResultOf } from '../graphql/tada.ts';
import { nameAmong, namesakesAmong } from '../player/namesakes.ts';
import { playerNameFragment } from '../player/player-name.ts';

/** What a search has found, as far as a line about it needs. */
export const searchHitFragment = graphql(
  `
    fragment SearchHitLine on SearchHit {
      __typename
      ... on PlayerHit {
        field
        text
        player {
          id
          ...PlayerName
        }
      }
      ... on TournamentHit {
        tournament {
          __typename
          id
          pagePath
          name
          game
          status
        }
      }
      ... on SeriesHit {
        series {
          __typename
          id
          name
        }
      }
      ... on GameHit {
        field
        text
        game {
          __typename
          id
          pagePath
          ordinal
          seats {
            player {
              id
              handle
              name
            }
          }
          tournament {
            __typename
            id
            pagePath
            name
          }
        }
      }
    }
  `,
  [playerNameFragment],
);

/** What can be found. */
export const FOUND_KINDS = ['PlayerHit', 'TournamentHit', 'SeriesHit', 'GameHit'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** Something that was found: what it is called, what tells it from others of its name, and where it is shown. */
export interface Found {
  readonly kind: FoundKind;
  readonly id: string;
  readonly name: string;
  /** Empty where there is nothing to add. */
  readonly beside: string;
  readonly path: string;
}

/** The fewest letters that are searched for. */
export const FEWEST_LETTERS = 2;

/** What a search has found, as it is shown: beside a player stands his handle, which he has in a game too that another of his name is found in. */
export function foundIn(masked: readonly FragmentOf<typeof searchHitFragment>[]): readonly Found[] {
  const hits = masked.map((hit) => readFragment(searchHitFragment, hit));
  const seated = hits.flatMap((hit) => (hit.__typename === 'GameHit' ? hit.game.seats : []));
  const found = hits.flatMap((hit) =>
    hit.__typename === 'PlayerHit' ? readFragment(playerNameFragment, hit.player) : [],
  );
  const players = [...seated.map(({ player }) => player), ...found];
  const unlike = [...new Map(players.map((player) => [player.id, player])).values()];
  const shared = new Set(namesakesAmong(unlike).map(({ id }) => id));
  return hits.map((hit) => foundOf(hit, shared));
}

function foundOf(hit: ResultOf<typeof searchHitFragment>, shared: ReadonlySet<string>): Found {
  switch (hit.__typename) {
    case 'PlayerHit': {
      const { id, handle, name } = readFragment(playerNameFragment, hit.player);
      return { kind: hit.__typename, id, name, beside: handle, path: `/p/${handle}` };
    }
    case 'TournamentHit': {
      const { id, name, pagePath: path } = hit.tournament;
      return { kind: hit.__typename, id, name, beside: '', path };
    }
    case 'SeriesHit': {
      const { id, name } = hit.series;
      return { kind: hit.__typename, id, name, beside: '', path: `/series/${id}` };
    }
    case 'GameHit': {
      const { id, pagePath: path, ordinal, seats, tournament } = hit.game;
      const players = seats.map(({ player }) => nameAmong(shared, player)).join(' – ');
      const place = `${tournament.name} ${ordinal}`;
      const beside = hit.field === 'BOARD' || hit.field === 'ADDRESS' ? `${hit.text}, ${place}` : place;
      return { kind: hit.__typename, id, name: players, beside, path };
    }
  }
}
