import { shallowRef, type ShallowRef } from 'vue';
import { useQuery } from '@urql/vue';
import { showClock } from '../ui/server-time.ts';
import { useFollowing } from '../ui/use-following.ts';
import { SandboxQuery, type OwnSandbox } from './sandbox-documents.ts';
import { sandboxBase } from './place.ts';

const WHILE_GOING = 700;
const WHILE_STANDING = 5_000;

/** The sandbox that this page shows; null: it is gone, or not the viewer's; undefined until that is known. */
const shown: ShallowRef<OwnSandbox | null | undefined> = shallowRef();

/** The sandbox that this page shows, for all parts of it. */
export const shownSandbox: Readonly<ShallowRef<OwnSandbox | null | undefined>> = shown;

/** Takes what was told of the sandbox: the clock of the page is then that of the sandbox. */
export function learnSandbox(told: OwnSandbox | null): void {
  shown.value = told !== null && new URL(told.address).pathname.startsWith(`${sandboxBase}/`) ? told : null;
  if (shown.value !== null)
    showClock(Date.parse(shown.value.now), shown.value.stop === null ? (shown.value.speed ?? 0) : 0);
}

/** Asks how far the sandbox is as long as this part is shown; asked inside what asks the world outside. */
export function useShownSandbox(): void {
  const { executeQuery } = useQuery({ query: SandboxQuery, requestPolicy: 'network-only', pause: true });
  async function ask(): Promise<void> {
    if (shown.value === null) return;
    const { data, error } = await executeQuery();
    if (data.value?.viewer !== undefined && !error.value) learnSandbox(data.value.viewer?.sandbox ?? null);
  }
  void ask();
  useFollowing(ask, () => (isGoing() ? WHILE_GOING : WHILE_STANDING));
}

/** Whether it changes by itself: it plays, or is compared. */
function isGoing(): boolean {
  return shown.value?.stop === null || shown.value?.comparison?.stop === null;
}
