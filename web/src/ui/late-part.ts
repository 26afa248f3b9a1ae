import { defineAsyncComponent, nextTick, type AsyncComponentLoader, type Component } from 'vue';

let underWay = 0;
const loaders = new WeakMap<Component, () => Promise<unknown>>();

/** A part that is loaded when it is first shown; `meanwhile` stands in its place until then. */
export function latePart<Part extends Component>(load: AsyncComponentLoader<Part>, meanwhile?: Component): Part {
  const loader: AsyncComponentLoader<Part> = async () => {
    underWay += 1;
    try {
      return await load();
    } finally {
      underWay -= 1;
    }
  };
  const part = defineAsyncComponent(meanwhile === undefined ? loader : { loader, loadingComponent: meanwhile });
  loaders.set(part, load);
  return part;
}

/** Loads a part before it is shown, if it is a late one; one that does not come is asked for again when it is shown. */
export function loadAhead(part: Component): void {
  loaders
    .get(part)?.()
    .catch(() => undefined);
}

/** Ends when every part that is shown is there. */
export async function allPartsThere(): Promise<void> {
  do {
    await nextTick();
    await new Promise((resolve) => setTimeout(resolve));
  } while (underWay > 0);
}
