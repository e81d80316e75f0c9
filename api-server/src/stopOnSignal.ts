import type { Log } from './log.ts';

const graceMs = 10_000;

/** Ends the process in order on SIGTERM or SIGINT: work in hand is finished, nothing new begins. A second signal ends it at once. */
export function stopOnSignal(log: Log, stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.error('still busy after the time to stop; ending now');
      process.exit(1);
    }, graceMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop in order');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
