import { expect, it } from 'vitest';
import { batched } from './batched.ts';

/** Work that ends when the test says so. */
function slowWork() {
  const runs: { end: (value: string) => void; fail: (reason: Error) => void }[] = [];
  const began: (() => void)[] = [];
  const work = () =>
    new Promise<string>((end, fail) => {
      runs.push({ end, fail });
      began.shift()?.();
    });
  const nextRun = async () => {
    if (runs.length === 0) await new Promise<void>((resolve) => began.push(resolve));
    const run = runs.shift();
    if (!run) throw new Error('no run');
    return run;
  };
  return { work, nextRun, waiting: runs };
}

it('runs once for all who ask at the same time', async () => {
  const { work, nextRun, waiting } = slowWork();
  const ask = batched(work);
  const answers = Promise.all([ask(), ask(), ask()]);
  (await nextRun()).end('one');
  expect(await answers).toEqual(['one', 'one', 'one']);
  expect(waiting).toHaveLength(0);
});

it('gives nobody a run that began before the ask', async () => {
  const { work, nextRun } = slowWork();
  const ask = batched(work);
  const early = ask();
  const first = await nextRun();
  const late = [ask(), ask()];
  first.end('old');
  expect(await early).toBe('old');
  (await nextRun()).end('new');
  expect(await Promise.all(late)).toEqual(['new', 'new']);
});

it('goes on after a run that failed', async () => {
  const { work, nextRun } = slowWork();
  const ask = batched(work);
  const early = ask();
  const first = await nextRun();
  const late = ask();
  first.fail(new Error('gone'));
  await expect(early).rejects.toThrow('gone');
  (await nextRun()).end('back');
  expect(await late).toBe('back');
});
