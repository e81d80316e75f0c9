import { expect, it, vi } from 'vitest';
import { onLoginElsewhere } from './onLoginElsewhere.ts';

const tell = (change: StorageEventInit) => window.dispatchEvent(new StorageEvent('storage', change));

it('leaves when another tab logs out or logs somebody else in, and at nothing else', () => {
  const leave = vi.fn();
  const stop = onLoginElsewhere(leave);
  tell({ key: 'tokens', oldValue: 'a', newValue: 'b' });
  tell({ key: 'profile', oldValue: null, newValue: 'anna' });
  expect(leave).not.toHaveBeenCalled();
  tell({ key: null });
  tell({ key: 'profile', oldValue: 'anna', newValue: 'budi' });
  tell({ key: 'profile', oldValue: 'anna', newValue: null });
  expect(leave).toHaveBeenCalledTimes(3);
  stop();
  tell({ key: null });
  expect(leave).toHaveBeenCalledTimes(3);
});
