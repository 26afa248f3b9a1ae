import { defineAsyncComponent, nextTick, type AsyncComponentLoader, type Component } from 'vue';

let underWay = 0;

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
  return defineAsyncComponent(meanwhile === undefined ? loader : { loader, loadingComponent: meanwhile });
}

/** Ends when every part that is shown is there. */
export async function allPartsThere(): Promise<void> {
  do {
    await nextTick();
    await new Promise((resolve) => setTimeout(resolve));
  } while (underWay > 0);
}
