import { useEffect, useState } from 'react';
import { secondsLeft } from '../../rules/checkout/secondsLeft.ts';
import { useShop } from '../provider/ShopProvider.tsx';

/**
 * Seconds left until a moment, counted on the server's clock: a phone whose clock is wrong by a day shows the same.
 * @param serverTime the server's clock when the order was answered
 * @returns Whole seconds, 0 when it is over; it draws once a second until then.
 * @server the seconds between the two moments, as in the first render of a browser.
 */
export function useTimeLeft(until: Date, serverTime: Date): number {
  const { now } = useShop();
  const [anchor, setAnchor] = useState(() => ({ serverTime, local: now().getTime() }));
  if (anchor.serverTime.getTime() !== serverTime.getTime()) setAnchor({ serverTime, local: now().getTime() });
  const serverNow = () => new Date(anchor.serverTime.getTime() + now().getTime() - anchor.local);
  const left = secondsLeft(until, serverNow());
  const [, tick] = useState(0);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
