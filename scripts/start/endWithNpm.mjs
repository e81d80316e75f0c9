/**
 * npm puts a shell between itself and this process, and a shell that is told to stop dies without passing it on. So when
 * the shell is gone, end as if we had been told: no server is left behind that holds the ports and the data.
 */
export const endWithNpm = () => {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  watch.unref();
};
