import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { fetchCode } from '../ui/fetchCode.ts';

export interface LazyScreen {
  /** Fetches the code. What is there before the screen is rendered is rendered at once, without a wait in between. */
  readonly preload: () => Promise<unknown>;
  readonly component: () => ComponentType;
  /** React.lazy remembers for ever that a fetch failed: the next try needs another one. */
  readonly forgetFailure: () => void;
}

/** A screen whose code comes with its first use; where that fails, with a later one. */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let loaded: ComponentType | undefined;
  let Lazy: LazyExoticComponent<ComponentType> | undefined;
  const preload = async () => {
    loaded = await fetchCode(load);
    return { default: loaded };
  };
  const waited = () => {
    Lazy ??= lazy(preload);
    return Lazy;
  };
  const forgetFailure = () => {
    Lazy = undefined;
  };
  return { preload, forgetFailure, component: () => loaded ?? waited() };
}
