import { bench, do_not_optimize, run } from 'mitata';
import type { EntryId } from '../../api/src/kernel/ids.ts';
import { arrangement, type TitleOutcome } from '../../api/src/formats/kuksu/rules/arrangement.ts';
import type { LeagueCandidate } from '../../api/src/formats/kuksu/rules/last-place.ts';
import { possibleRanks, type OpenGame } from '../../api/src/rules/standings/possible-ranks.ts';
import { drawPicture } from './picture/draw-picture.ts';

/**
 * What the largest league that its rules name costs, on one core: arranging 630 players, beside a straightforward program of the
 * same rules that looks the best candidate up anew for every free place; and the ranks still possible in a league of ten.
 */

const GOAL_MS = 20;
const TIERS = 6;

/** A last cycle with all its leagues full, a third of whose players have gone and as many have come; ratings by chance. */
function field(): readonly LeagueCandidate[] {
  let state = 1;
  const rating = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return 1_000 + ((state >>> 8) % 1_500);
  };
  return Array.from({ length: 10 * (2 ** TIERS - 1) }, (_, index) => {
    const id = `p${index}` as EntryId;
    const tier = Math.floor(Math.log2(Math.floor(index / 10) + 1)) + 1;
    const last = index % 3 === 1 ? null : { tier, rank: (index % 10) + 1, isDisqualified: index % 17 === 0 };
    return { id, rating: rating(), last };
  });
}

const players = field();
const title: TitleOutcome = { holder: null, losers: ['p0' as EntryId] };

/** The same leagues, without their reasons: for every free place the best of those who wait, found by going through them. */
function plainly(): readonly (readonly string[])[] {
  const waiting = new Set(players);
  const defaultTier = ({ id, last }: LeagueCandidate): number => {
    if (title.losers.includes(id)) return 1;
    if (last === null) return Infinity;
    const change = last.rank > 5 ? 1 : last.rank <= 2 && last.tier > 1 ? -1 : 0;
    return Math.min(TIERS, last.tier + change);
  };
  const award = ({ last }: LeagueCandidate, tier: number): number => {
    if (last === null || last.isDisqualified) return 0;
    const place = last.tier === tier + 1 ? last.rank - 2 : last.tier === tier ? last.rank - 5 : 0;
    return place >= 1 && place <= 3 ? 400 - 100 * place : 0;
  };
  const isBetter = (a: LeagueCandidate, b: LeagueCandidate, tier: number): boolean =>
    (a.rating + award(a, tier) - b.rating - award(b, tier) ||
      (b.last?.tier ?? 99) - (a.last?.tier ?? 99) ||
      (b.last?.rank ?? 99) - (a.last?.rank ?? 99) ||
      a.rating - b.rating ||
      (a.id < b.id ? 1 : -1)) > 0;
  const leagues: string[][] = [];
  for (let tier = 1; tier <= TIERS; tier += 1) {
    const own = [...waiting].filter((player) => tier === TIERS || defaultTier(player) === tier);
    for (const player of own) waiting.delete(player);
    while (own.length < 10 * 2 ** (tier - 1)) {
      let best: LeagueCandidate | undefined;
      for (const player of waiting) if (best === undefined || isBetter(player, best, tier)) best = player;
      if (best === undefined) throw new Error('nobody is left');
      waiting.delete(best);
      own.push(best);
    }
    own.sort((a, b) => b.rating - a.rating || (a.id < b.id ? -1 : 1));
    const count = 2 ** (tier - 1);
    const dealt: string[][] = Array.from({ length: count }, () => []);
    for (const [index, { id }] of own.entries()) {
      const row = Math.floor(index / count);
      dealt[row % 2 === 0 ? index % count : count - 1 - (index % count)]?.push(id);
    }
    leagues.push(...dealt);
  }
  return leagues;
}

const arranged = arrangement(players, title);
if (!arranged.ok) throw new Error(JSON.stringify(arranged.error));
if (JSON.stringify(arranged.value.leagues.map((league) => league.players)) !== JSON.stringify(plainly())) {
  throw new Error('the two programs arrange differently');
}

const league: readonly OpenGame[] = Array.from({ length: 10 }, (_, one) =>
  Array.from({ length: 9 - one }, (_unused, index): OpenGame => [one, one + 1 + index]),
).flat();
const points = Array.from({ length: 10 }, (_, player) => player % 3);

bench(`arranging ${players.length} players, every placement with its reason`, () => {
  do_not_optimize(arrangement(players, title));
});
bench('the same without reasons, the best candidate looked up for every place', () => {
  do_not_optimize(plainly());
});
bench('the ranks still possible in a league of ten, half its games played', () => {
  do_not_optimize(possibleRanks(points, league.slice(22)));
});

const { benchmarks } = await run();
const [ours, plain, ranks] = benchmarks.map((trial) => (trial.runs[0]?.stats?.avg ?? Number.NaN) / 1e6);
const ms = (value: number | undefined): string => (value ?? Number.NaN).toFixed(2);
console.log(`${players.length} players: ${ms(ours)} ms (goal ${GOAL_MS}); looked up place by place: ${ms(plain)} ms`);
console.log(`ranks of a league of ten: ${ms(ranks)} ms`);
drawPicture('kuksu', {
  title: `${players.length} players arranged into leagues, every placement with its reason`,
  unit: 'milliseconds',
  better: 'less',
  bars: [
    { name: 'Baraza', value: ours ?? Number.NaN, of: 'ours' },
    { name: 'looked up place by place', value: plain ?? Number.NaN, of: 'peer' },
  ],
  goal: GOAL_MS,
});
