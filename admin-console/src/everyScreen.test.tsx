import { cleanup, screen } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import { permissionNames } from './contract/index.ts';
import { createProviders } from './providers/createProviders.ts';
import { consoleRoutes } from './testing/consoleRoutes.ts';
import { noSums } from './testing/fakeFigures.ts';
import { openWatched } from './testing/renderConsole.tsx';
import { tabsUnder } from './testing/tabsUnder.ts';
import { wholeRecords } from './testing/wholeRecords.ts';

const permissions = permissionNames.map((name) => ({ name, access: true }));
const sums = { currencies: [{ ...noSums, count: 2 }], idr: { ...noSums, count: 2 } };
const routes = consoleRoutes(createProviders(fetch));

/** What belongs to a project and has no page of its own. */
const withoutPage = ['attendances', 'reports', 'findings', 'documents', 'effort', 'figures'];

const titles = new Map<string, string>();
const seen = { rows: 0, texts: 0 };

async function open(path: string): Promise<string[]> {
  const { traffic } = openWatched(path, { permissions, records: wholeRecords(2), figures: { sums } });
  await traffic.rest();
  checkRows(path);
  checkTexts(path);
  return tabsUnder(path);
}

/** Each row is one link, called by something, to a page. */
function checkRows(path: string): void {
  const rows = [...document.querySelectorAll('tbody .RaDataTable-row')];
  if (withoutPage.some((part) => path.endsWith(`/${part}`))) return;
  for (const row of rows) {
    const links = [...row.querySelectorAll('a.MuiLink-root')];
    expect(
      links.map((link) => link.textContent),
      `the link of a row on ${path}`,
    ).toEqual([expect.stringMatching(/\w/)]);
    expect(links[0]?.getAttribute('href'), path).toMatch(/^\/.+\d/);
    seen.rows += 1;
  }
}

/** No day as a machine writes it, and no key of a message in place of its words. */
function checkTexts(path: string): void {
  const text = document.body.textContent;
  expect(text, path).not.toMatch(/\b\d{4}-\d\d-\d\d\b/);
  expect(text, path).not.toMatch(/\b(resources|console|ra)\.[a-z]+\.\w+/);
  seen.texts += 1;
}

describe('a screen of the console', () => {
  it.each(routes)('names its page, links its rows and writes days as people do: %s', async (path) => {
    const tabs = await open(path);
    const heading = screen.getByRole('heading', { level: 1 }).textContent;
    expect(document.title).toBe(`${heading} · Samudra Emas`);
    expect(titles.get(document.title), `${path} is called as another page`).toBeUndefined();
    titles.set(document.title, path);
    cleanup();
    for (const tab of tabs) {
      await open(tab);
      cleanup();
    }
  });

  afterAll(() => {
    expect(seen.rows).toBeGreaterThan(40);
    expect(seen.texts).toBeGreaterThan(routes.length);
  });
});
