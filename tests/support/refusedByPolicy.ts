import type { Page } from '@playwright/test';

/** TypeScript knows the reports, and not yet what is in them. */
interface Violation extends ReportBody {
  readonly effectiveDirective?: string;
  readonly blockedURL?: string;
  readonly sample?: string;
}

/** What the content security policy of the page has refused since it was opened; of text that would be markup, its sink. */
export const refusedByPolicy = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const observer = new ReportingObserver(() => {}, { types: ['csp-violation'], buffered: true });
    observer.observe();
    return observer.takeRecords().map(({ body }) => {
      const { effectiveDirective, blockedURL, sample } = body as Violation;
      return [effectiveDirective, blockedURL, sample].filter(Boolean).join(' ');
    });
  });
