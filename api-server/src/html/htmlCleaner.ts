import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { markupSettings } from 'shop-core/rules/content';
import { packageRoot } from '../packageRoot.ts';

/** A DOM takes sixty megabytes: there is one while something is cleaned, and a moment longer. */
const idleMs = 60_000;

interface Waiting {
  readonly resolve: (clean: string) => void;
  readonly reject: (error: Error) => void;
}

/** Cleans HTML beside the work of the server: a DOM needs some ten milliseconds a text. What can't be cleaned is an error. */
export function htmlCleaner(file = join(packageRoot(), 'src/html/cleanWorker.mjs')): (html: string) => Promise<string> {
  let running: Worker | undefined;
  // Answers come in the order of what was sent.
  let waiting: Waiting[] = [];
  const start = () => {
    const worker = new Worker(file, { workerData: markupSettings, execArgv: [] });
    const fail = (error: Error) => {
      if (running !== worker) return;
      running = undefined;
      for (const { reject } of waiting) reject(error);
      waiting = [];
    };
    const idle = setTimeout(() => waiting.length === 0 && void worker.terminate(), idleMs).unref();
    worker.on('message', (clean: string) => {
      waiting.shift()?.resolve(clean);
      idle.refresh();
    });
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('The cleaner of HTML ended.')));
    worker.unref();
    return worker;
  };
  return (html) =>
    new Promise((resolve, reject) => {
      running ??= start();
      waiting.push({ resolve, reject });
      running.postMessage(html);
    });
}
