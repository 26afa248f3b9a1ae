import { computed, reactive, shallowRef, watch } from 'vue';
import { useI18n } from 'vue-i18n';
import { useRouter } from 'vue-router';
import { fieldRefusals } from '../../command/field-refusals.ts';
import { usePreviewed } from '../../command/use-previewed.ts';
import { beginFormat } from '../../formats/registry.ts';
import { beginGame } from '../../games/registry.ts';
import { isUnfinished } from '../../ui/field-instant.ts';
import { showToast } from '../../ui/toast.ts';
import { createMutation } from '../tournament-deeds.ts';
import { DRAFT_FIELDS } from './draft-steps.ts';
import { refusalOf, type Offer } from './tournament-choices.ts';
import { tournamentInput, usualTournament, type TournamentForm } from './tournament-form.ts';
import { useOutline } from './use-outline.ts';

/** So many are expected when nobody says how many, as far as the system takes them. */
const USUALLY_EXPECTED = 12;

/** What a draft may lack: its name, or a part of the instant at which it starts. */
export type DraftLack = 'name' | 'start';

/** A new tournament while it is thought out: what is chosen, what the server says of it, and the deed that makes it. */
export function useDraft(offer: Offer) {
  const { t } = useI18n();
  const router = useRouter();
  const form = reactive<TournamentForm>(usualTournament(offer));
  const games = new Map(offer.games.map(({ game, usual, bounds }) => [game, { held: beginGame(game, usual), bounds }]));
  const formats = new Map(
    offer.formats.map((choice) => [choice.format, { choice, held: beginFormat(choice.format, choice.usual) }]),
  );
  const game = computed(() => games.get(form.game) ?? { held: null, bounds: [] });
  const format = computed(() => formats.get(form.format) ?? { choice: offer.formats[0], held: null });

  // What a game is not played by is not chosen.
  watch(
    () => form.game,
    (now) => {
      if (refusalOf(format.value.choice, now) === null) return;
      form.format = offer.formats.find((choice) => refusalOf(choice, now) === null)?.format ?? form.format;
    },
  );
  // The clock follows the system as long as it is the usual one.
  watch(
    () => format.value.choice.timeControl,
    (now, before) => {
      if (form.timeControl === before) form.timeControl = now;
    },
  );

  const settings = computed(() => ({
    gameSettings: game.value.held?.given() ?? null,
    formatSettings: format.value.held?.given() ?? null,
  }));
  const input = computed(() => tournamentInput(form, settings.value, offer.series));

  /** How many are expected, as the director says it; empty: as the places are, or as usual. */
  const expected = shallowRef<number | ''>('');
  const usuallyExpected = computed(() => {
    const { minPlayers, maxPlayers } = format.value.choice;
    return form.maxPlayers || Math.min(Math.max(USUALLY_EXPECTED, minPlayers), maxPlayers);
  });
  const outlined = useOutline(() => {
    const players = expected.value === '' ? usuallyExpected.value : expected.value;
    return {
      ...settings.value,
      game: form.game,
      format: form.format,
      venue: form.venue,
      timeControl: form.venue === 'HERE' ? form.timeControl : null,
      players,
    };
  });

  const touched = shallowRef(false);
  /** What it lacks before it can be tried; null: nothing. */
  const lack = computed((): DraftLack | null => {
    if (isUnfinished(form.startsAt)) return 'start';
    return input.value.name === '' ? 'name' : null;
  });
  const deed = usePreviewed(createMutation, () => (touched.value && lack.value === null ? input.value : null), {
    done({ tournament }) {
      if (!tournament) return;
      showToast({ text: t('director.create.done', { name: form.name.trim() }) });
      void router.push(`${tournament.pagePath}/direct`);
    },
  });
  // Before it lacks nothing it cannot be tried, but what it is made of can be judged.
  const refusal = computed(() => {
    const ofOutline = outlined.refusal.value;
    const isOfPlayers = ofOutline?.__typename === 'InvalidInput' && ofOutline.field === 'players';
    return deed.refusal.value ?? (isOfPlayers ? null : ofOutline);
  });
  const told = fieldRefusals(() => refusal.value, DRAFT_FIELDS);
  return { form, game, format, expected, usuallyExpected, outlined, touched, lack, deed, refusal, told };
}

export type Draft = ReturnType<typeof useDraft>;
