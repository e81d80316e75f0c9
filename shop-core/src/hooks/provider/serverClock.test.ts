import { describe, expect, it } from 'vitest';
import { serverClock } from './serverClock.ts';

const device = new Date('2026-01-05T03:00:00Z');
const later = (seconds: number) => new Date(device.getTime() + seconds * 1_000);

describe('the clock of the shop', () => {
  it('is that of the device until a server says otherwise', () => {
    expect(serverClock(() => device).now()).toEqual(device);
  });

  it.each([86_400, -86_400, 61])('106: is that of the server, here %d seconds off', (seconds) => {
    const held = { now: device };
    const clock = serverClock(() => held.now);
    clock.adjust(later(seconds));
    expect(clock.now()).toEqual(later(seconds));
    held.now = later(10);
    expect(clock.now()).toEqual(later(seconds + 10));
  });

  it.each([60, -60, 1])('is left alone when the answer was %d seconds on its way', (seconds) => {
    const clock = serverClock(() => device);
    clock.adjust(later(seconds));
    expect(clock.now()).toEqual(device);
  });

  it('is that of the device again once that is put right', () => {
    const held = { now: later(86_400) };
    const clock = serverClock(() => held.now);
    clock.adjust(device);
    held.now = later(5);
    clock.adjust(later(5));
    expect(clock.now()).toEqual(later(5));
  });

  it('does not listen to what is no time', () => {
    const clock = serverClock(() => device);
    clock.adjust(new Date(Number.NaN));
    expect(clock.now()).toEqual(device);
  });
});
