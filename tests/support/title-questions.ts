import { numberAt, textAt, type Fields } from './answer.ts';

/** What the page of a title asks. */
export const TITLE = `query ($id: ID!) { series(id: $id) { name viewerCanDirect log(last: 4) { edges { node { text } } }
  ... on KuksuTitle { state viewerCanOpenCycle holder { name } current { seriesNumber status } cycles { seriesNumber seriesRole }
    hallOfFame { number holder { player { name } } opponent { player { name } } score isWalkover isDefence defences } } } }`;

/** What the last cycle hands on. */
export const HANDED_ON =
  'query ($id: ID!) { series(id: $id) { ... on KuksuTitle { handedOn { entry { player { name } } tier previous { rank title } } } } }';

/** What was told of a title last. */
export const LOG = 'query ($id: ID!) { series(id: $id) { log(last: 10) { edges { node { text } } } } }';

/** What a cycle tells of the paths of its players. */
export const PATHS = `query ($id: ID!) { tournament(id: $id) { ... on KuksuTournament { paths { entry { player { name } }
  steps { number isOver league tier rank points disqualified title change } } } } }`;

/** The steps of a path in short: `A1 4 NEW`. */
export const inShort = (steps: readonly Fields[] | undefined) =>
  steps?.map((step) => {
    const place = step.league === null ? '-' : `${textAt(step, 'league')}${numberAt(step, 'rank')}`;
    return [place, step.points ?? '-', step.change, step.title ?? ''].join(' ').trim();
  });
