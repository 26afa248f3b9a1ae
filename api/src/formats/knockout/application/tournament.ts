import { invariant } from '../../../kernel/assert.ts';
import type { TournamentId } from '../../../kernel/ids.ts';
import type { Instant } from '../../../kernel/time.ts';
import type { DrawnLot } from '../../../rules/formats/drawn-lot.ts';
import { parseKnockoutSettings, type KnockoutSettings } from '../rules/settings.ts';
import type { DrawSeedRecord } from '../../../store/reading/draw.ts';
import type { AppContext } from '../../../application/context.ts';
import { unseal } from '../../../application/sealed.ts';
import { derivedOnce, readingOf } from '../../../application/queries/reading.ts';

/** The settings of a knock-out. */
export function knockoutSettings({ settings }: { readonly settings: unknown }): KnockoutSettings {
  const read = parseKnockoutSettings(settings);
  invariant(read.ok, 'the stored settings of a knock-out are readable');
  return read.value;
}

/**
 * What is public of a draw: the commitment to its seed and since when; once something was drawn, the seed in hexadecimal and every lot. `tournamentId` as it
 * stands in the commitment and in the lots.
 */
export interface ShownDraw {
  readonly tournamentId: TournamentId;
  readonly number: number;
  readonly commitment: string;
  readonly committedAt: Instant;
  readonly seed: string | null;
  readonly revealedAt: Instant | null;
  readonly lots: readonly DrawnLot[];
}

/** The draws of a tournament by number, those to come among them. Source: Knock-out 2.7. */
export function tournamentDraws(context: AppContext, id: TournamentId): Promise<readonly ShownDraw[]> {
  const reading = readingOf(context);
  return derivedOnce(reading, `draws ${id}`, async () => {
    const [seeds, lots] = await Promise.all([reading.drawSeedsOf.load(id), reading.lotsOf.load(id)]);
    return Promise.all(seeds.map((seed) => shownDraw(context, seed, lots)));
  });
}

async function shownDraw(
  { db, entropy }: AppContext,
  seed: DrawSeedRecord,
  lots: readonly DrawnLot[],
): Promise<ShownDraw> {
  const { tournamentId, number, commitment, committedAt, revealedAt, sealed } = seed;
  const revealed = revealedAt === null ? null : await unseal({ db, entropy }, 'seed', sealed);
  return {
    tournamentId,
    number,
    commitment,
    committedAt,
    seed: revealed === null ? null : Buffer.from(revealed).toString('hex'),
    revealedAt,
    lots: lots.filter(({ draw }) => draw === number),
  };
}
