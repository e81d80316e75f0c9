import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { debianInstall } from './debianInstall.ts';

const installed = (): string | undefined =>
  ['/usr/bin/chromium', chromium.executablePath()].find((path) => existsSync(path));

/** Where Chromium is: named, found, or installed; or a sentence that says what to install. */
export const chromiumPath = (): string => {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, but there is no such file.`);
  const path = named ?? installed() ?? (debianInstall('chromium') ? installed() : undefined);
  if (path) return path;
  throw new Error(
    'Chromium is needed for the journeys: install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or set CHROMIUM_PATH.',
  );
};

/** No talk with the outside, and no sandbox, which root does not get. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];
