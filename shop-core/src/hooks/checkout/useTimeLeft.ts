import { useEffect, useState } from 'react';
import { secondsLeft } from '../../rules/checkout/secondsLeft.ts';
import { useShop } from '../provider/ShopProvider.tsx';

/**
 * Seconds left until a moment, counted on the server's clock: a phone whose clock is wrong by a day shows the same.
 * @param until null where a back end does not say it
 * @param serverTime the server's clock when the order was answered
 * @returns Whole seconds, 0 when it is over, null where one of the two is not known; it draws once a second until it is
 * over.
 * @server the seconds between the two moments, as in the first render of a browser.
 */
export function useTimeLeft(until: Date | null, serverTime: Date | null): number | null {
  const { now } = useShop();
  const [anchor, setAnchor] = useState(() => ({ serverTime, local: now().getTime() }));
  if (anchor.serverTime?.getTime() !== serverTime?.getTime()) setAnchor({ serverTime, local: now().getTime() });
  const serverNow = anchor.serverTime && new Date(anchor.serverTime.getTime() + now().getTime() - anchor.local);
  const left = until && serverNow ? secondsLeft(until, serverNow) : null;
  const [, tick] = useState(0);
  const isRunning = left !== null && left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return left;
}
