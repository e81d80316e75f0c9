import { useEffect, useState } from 'react';
import type { LazyScreen } from './lazyScreen.ts';
import { takeOver } from './takeOver.ts';

/** Shows a screen, at once where its code is there. */
export function ScreenOf({ lazy }: { lazy: LazyScreen }) {
  // Chosen once: another component in its place would begin anew and forget what was typed.
  const [Shown] = useState(lazy.component);
  useEffect(takeOver, []);
  return <Shown />;
}
