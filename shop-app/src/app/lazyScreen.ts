import { type ComponentType, lazy } from 'react';

export interface LazyScreen {
  /** Fetches the code. What is there before the screen is rendered is rendered at once, without a wait in between. */
  readonly preload: () => Promise<unknown>;
  readonly component: () => ComponentType;
}

/** A screen whose code comes with its first use. */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let loaded: ComponentType | undefined;
  const preload = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Lazy = lazy(preload);
  return { preload, component: () => loaded ?? Lazy };
}
