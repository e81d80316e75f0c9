import { readFileSync } from 'node:fs';

/** The parent of a shell, where the system tells (Linux); a parent that is no shell is npm itself. */
const parentOfShell = (pid) => {
  try {
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return name === 'sh' ? parent : undefined;
  } catch {
    return undefined;
  }
};

const whoRunsUs = () => `${process.ppid} ${parentOfShell(process.ppid)}`;

/**
 * npm puts a shell between itself and this process, and neither passes on how it died. So when npm or its shell is gone,
 * end as if we had been told: no server is left behind that holds the ports and the data.
 */
export const endWithNpm = () => {
  if (!process.env.npm_lifecycle_event) return;
  const atStart = whoRunsUs();
  const watch = setInterval(() => {
    if (whoRunsUs() === atStart) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  watch.unref();
};
