import type { Log } from '../log.ts';

export interface Job {
  readonly name: string;
  /** How long it rests between two runs, and before the first. */
  readonly everyMs: number;
  run(): Promise<unknown>;
}

export interface RunningJobs {
  /** Starts no more runs, and waits for those under way. */
  stop(): Promise<void>;
}

/** Repeats one job, never beside itself; a failed run is logged, and the next comes as usual. */
function repeat({ name, everyMs, run }: Job, log: Log): RunningJobs {
  let stopped = false;
  let running = Promise.resolve();
  let timer: NodeJS.Timeout;
  const runOnce = async (): Promise<void> => {
    try {
      await run();
    } catch (error) {
      log.error({ err: error, job: name }, 'a job failed');
    }
    if (!stopped) wait();
  };
  const wait = (): void => {
    timer = setTimeout(() => {
      running = runOnce();
    }, everyMs).unref();
  };
  wait();
  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}

/** Starts work that comes back by itself. It does not keep the process alive. */
export function startJobs(jobs: readonly Job[], { log }: { log: Log }): RunningJobs {
  const running = jobs.map((job) => repeat(job, log));
  return { stop: async () => void (await Promise.all(running.map((job) => job.stop()))) };
}
