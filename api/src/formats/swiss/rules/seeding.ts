import { message } from '../../../kernel/message.ts';
import { entryNames, type Seeding } from '../../../rules/formats/arranging.ts';
import { listedField } from './field.ts';
import { firstRound } from './next-round.ts';
import { SWISS_GROUP } from './plan.ts';
import type { SwissSettings } from './settings.ts';

/** The order of the field, which is that of the player list unless the director has seeded it otherwise. Source: Swiss 2.1, Common 4.8. */
export const swissSeeding: Seeding<SwissSettings> = {
  of: ({ groups }) => groups.find(({ key }) => key === SWISS_GROUP)?.entries ?? [],
  drawn: firstRound,
  broken(_settings, { entries }, order) {
    const nameOf = entryNames(entries);
    const listed = listedField(entries);
    return order.flatMap((entry, index) => {
      if (listed[index] === entry) return [];
      const words = { name: nameOf(entry), number: index + 1, listed: listed.indexOf(entry) + 1 };
      return [{ rules: ['Swiss 2.1', 'KIBA 3.4'], why: message('formats.SWISS.against.seeding', words) }];
    });
  },
};
