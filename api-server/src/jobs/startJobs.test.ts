import { EventEmitter, once } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Log } from '../log.ts';
import { startJobs } from './startJobs.ts';

const logged = vi.fn();
const log: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: logged };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  logged.mockClear();
});

it('runs a job again and again, first after its rest', async () => {
  const run = vi.fn(async () => {});
  const jobs = startJobs([{ name: 'tidy', everyMs: 1_000, run }], { log });
  await vi.advanceTimersByTimeAsync(999);
  expect(run).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(2_001);
  expect(run).toHaveBeenCalledTimes(3);
  await jobs.stop();
});

it('never runs a job beside itself', async () => {
  const work = new EventEmitter();
  const run = vi.fn(() => once(work, 'done'));
  const jobs = startJobs([{ name: 'slow', everyMs: 1_000, run }], { log });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(run).toHaveBeenCalledTimes(1);
  work.emit('done');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(run).toHaveBeenCalledTimes(2);
  work.emit('done');
  await jobs.stop();
});

it('logs a failure, by promise or at once, and goes on', async () => {
  const run = vi.fn<() => Promise<void>>(async () => {
    throw new Error('disk');
  });
  run.mockImplementationOnce(() => {
    throw new Error('at once');
  });
  const jobs = startJobs([{ name: 'broken', everyMs: 1_000, run }], { log });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(run).toHaveBeenCalledTimes(2);
  expect(logged.mock.calls.map(([fields]) => fields)).toEqual([
    { job: 'broken', err: new Error('at once') },
    { job: 'broken', err: new Error('disk') },
  ]);
  await jobs.stop();
});

it('waits at the end for the run under way, and starts no other', async () => {
  const work = new EventEmitter();
  const run = vi.fn(() => once(work, 'done'));
  const jobs = startJobs([{ name: 'slow', everyMs: 1_000, run }], { log });
  await vi.advanceTimersByTimeAsync(1_000);
  const stopped = vi.fn();
  const stopping = jobs.stop().then(stopped);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(stopped).not.toHaveBeenCalled();
  work.emit('done');
  await stopping;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(run).toHaveBeenCalledTimes(1);
});
