import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Builder, WebElement } from 'selenium-webdriver';
import { boundToParent } from '../boundToParent.ts';
import { debianInstall } from '../debianInstall.ts';
import { freePorts } from '../freePorts.ts';
import { until } from '../until.ts';
import type { Driver } from './driver.ts';

const driver = '/usr/bin/WebKitWebDriver';
const screen = '/usr/bin/xvfb-run';

/** Where WebKit's driver is: found, or installed; or a sentence that says what to install. */
export function webkitPath(): string {
  const isThere = () => existsSync(driver) && existsSync(screen);
  if (isThere() || (debianInstall('webkit2gtk-driver') && debianInstall('xvfb') && isThere())) return driver;
  throw new Error('WebKitGTK is needed for the journeys (Debian: apt-get install webkit2gtk-driver xvfb).');
}

/** WebKitGTK's own small browser on a screen that nobody sees, spoken to by WebDriver. */
export async function openWebkit(): Promise<Driver<WebElement>> {
  const [port = 0] = await freePorts(1);
  const { command, args } = boundToParent(screen, ['-a', webkitPath(), `--port=${port}`], 'KILL');
  const child = spawn(command, args, {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, LANG: 'C.UTF-8', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const end = () => process.kill(-(child.pid ?? 0), 'SIGTERM');
  const server = `http://127.0.0.1:${port}`;
  await until('WebKit', async () => (await fetch(`${server}/status`).catch(() => undefined))?.ok || undefined);
  const browser = await new Builder().usingServer(server).withCapabilities({ browserName: 'MiniBrowser' }).build();
  return {
    open: (url) => browser.get(url),
    url: () => browser.getCurrentUrl(),
    run: (body) => browser.executeScript(body),
    element: async (body) => {
      const found = await browser.executeScript(body);
      return found instanceof WebElement ? found : undefined;
    },
    press: (element) => element.click(),
    type: (element, text) => element.sendKeys(text),
    close: async () => {
      await browser.quit();
      end();
    },
  };
}
