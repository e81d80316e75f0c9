import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromiumArgs, chromiumPath } from '../support/chromium.ts';
import { freePorts } from '../support/freePorts.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { until } from '../support/until.ts';
import { slow4g, slowdown } from './pageLoad.ts';

// Longer than the last file of a page takes to arrive and to run.
const watchedMs = 5_000;

const note = `window.longTasks = [];
new PerformanceObserver((list) => window.longTasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });`;
const sum = `(() => {
  const painted = performance.getEntriesByName('first-contentful-paint')[0].startTime;
  const after = window.longTasks.map(({ startTime, duration }) => startTime + duration - Math.max(startTime, painted));
  return after.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
})()`;

/**
 * How long tasks keep a first visit from answering, beyond 50 ms each, after the first paint (as
 * Lighthouse counts: of a task that began before it, what is left). Without Playwright: its
 * debugger makes V8 note where each line of a script stands, which costs a shopper's phone nothing and here up to 90 ms.
 */
export async function blockedTime(url: string): Promise<number> {
  const profile = temporaryFolder('visitor');
  const [port = 0] = await freePorts(1);
  const args = [
    '--headless=new',
    ...chromiumArgs,
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${profile.path}`,
  ];
  const browser = spawn(chromiumPath(), [...args, 'about:blank'], { stdio: 'ignore' });
  try {
    const send = await devTools(port);
    await send('Emulation.setDeviceMetricsOverride', { width: 390, height: 844, deviceScaleFactor: 1, mobile: true });
    await send('Network.enable');
    await send('Network.emulateNetworkConditions', slow4g);
    await send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await send('Page.enable');
    await send('Page.addScriptToEvaluateOnNewDocument', { source: note });
    await send('Page.navigate', { url });
    await new Promise((resolve) => setTimeout(resolve, watchedMs));
    const { result } = await send('Runtime.evaluate', { expression: sum });
    const ended = once(browser, 'exit');
    // It may be gone before it answers.
    void send('Browser.close');
    await ended;
    return Number(result?.value);
  } finally {
    browser.kill();
    profile.remove();
  }
}

interface Reply {
  readonly result?: { readonly value?: unknown };
}

/** The tab of a browser, spoken to in plain DevTools. */
async function devTools(port: number) {
  const tabs = async (): Promise<{ type: string; webSocketDebuggerUrl: string }[]> =>
    (await fetch(`http://127.0.0.1:${port}/json`).catch(() => undefined))?.json() ?? [];
  const tab = await until('the tab of a new browser', async () => (await tabs()).find(({ type }) => type === 'page'));
  const socket = new WebSocket(tab.webSocketDebuggerUrl);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  let asked = 0;
  return (method: string, params: object = {}): Promise<Reply> =>
    new Promise((resolve) => {
      asked += 1;
      const id = asked;
      const hear = ({ data }: MessageEvent) => {
        const answer = JSON.parse(String(data));
        if (answer.id !== id) return;
        socket.removeEventListener('message', hear);
        resolve(answer.result ?? {});
      };
      socket.addEventListener('message', hear);
      socket.send(JSON.stringify({ id, method, params }));
    });
}
