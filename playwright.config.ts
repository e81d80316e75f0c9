import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './tests/support/chromium.ts';

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/support/seedOnce.ts',
  outputDir: 'test-results',
  // A journey that passes only sometimes is a journey that fails.
  retries: 0,
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // Limits tell what hangs, not what is slow: a machine with other work takes several times as long.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // A recorded trace costs each journey a third of its time: `npm run e2e -- --trace on` makes one where it is needed.
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
  },
  projects: [
    {
      name: 'phone',
      // It has no layout, and the library is packed by one at a time.
      testIgnore: '**/otherFrontends.spec.ts',
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      // Shoppers come on phones: every journey is made there, and at a desk those that meet most of the layout.
      testMatch: /(firstPurchase|firstPaint|couponAndPoints|otherFrontends)\.spec\.ts$/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
