const toleranceMs = 60_000;

/**
 * The server's clock, as far as its answers tell it: which day it is decides prices, and a phone may be a day off. A
 * difference of less than a minute is the way of the answer, and leaves the device's clock alone.
 */
export function serverClock(deviceNow: () => Date): { now: () => Date; adjust: (serverTime: Date) => void } {
  let offset = 0;
  return {
    now: () => new Date(deviceNow().getTime() + offset),
    adjust(serverTime) {
      const difference = serverTime.getTime() - deviceNow().getTime();
      if (Math.abs(difference - offset) > toleranceMs) offset = difference;
    },
  };
}
