import { createContext, use } from 'react';
import type { Toaster } from './createToaster.ts';

/** The toaster of the page. */
export const ToasterContext = createContext<Toaster | undefined>(undefined);

/** For what a screen says by itself: with a name in it, or a way on. */
export function useToaster(): Toaster {
  const toaster = use(ToasterContext);
  if (!toaster) throw new Error('This needs a <ToasterContext> above it.');
  return toaster;
}
