import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** What axe finds wrong with the page. Most of its rules hold without a layout and are tested with the screens. */
export async function axeViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Past the page's own policy, which lets no text become a script.
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axe.source });
  await session.detach();
  const found = await page.evaluate(async (only) => {
    const options = only ? { runOnly: { type: 'rule' as const, values: [...only] } } : {};
    const { violations: all } = await window.axe.run(document, { ...options, resultTypes: ['violations'] });
    return all.map(
      ({ id, nodes }) => [id, nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`)] as const,
    );
  }, rules);
  return found.flatMap(([id, nodes]) => nodes.map((node) => `${id}: ${node}`));
}
