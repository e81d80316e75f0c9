import { existsSync } from 'node:fs';
import puppeteer, { ElementHandle } from 'puppeteer-core';
import { debianInstall } from '../debianInstall.ts';
import { until } from '../until.ts';
import type { Driver } from './driver.ts';

const binary = '/usr/bin/firefox-esr';

/** Where Firefox is: found, or installed; or a sentence that says what to install. */
export function firefoxPath(): string {
  if (existsSync(binary) || (debianInstall('firefox-esr') && existsSync(binary))) return binary;
  throw new Error('Firefox ESR is needed for the journeys (Debian: apt-get install firefox-esr).');
}

/** Firefox ESR, spoken to by WebDriver BiDi. */
export async function openFirefox(): Promise<Driver<ElementHandle<Element>>> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath(),
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: { 'intl.accept_languages': 'id', 'network.captive-portal-service.enabled': false },
  });
  const page = await browser.newPage();
  return {
    open: (url) =>
      until(url, async () => {
        try {
          return await page.goto(url);
        } catch (reason) {
          // The page was on its way somewhere by itself.
          if (String(reason).includes('NS_BINDING_ABORTED')) return undefined;
          throw reason;
        }
      }).then(() => undefined),
    url: async () => page.url(),
    run: (body) => page.evaluate(`(() => {${body}})()`),
    element: async (body) => {
      const handle = await page.evaluateHandle(`(() => {${body}})()`);
      return handle instanceof ElementHandle ? handle : undefined;
    },
    press: (element) => element.click(),
    type: (element, text) => element.type(text),
    close: () => browser.close(),
  };
}
