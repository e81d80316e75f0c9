import { cleanup, screen } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import { permissionNames } from './contract/index.ts';
import { idMessages } from './i18n/idMessages.ts';
import { createProviders } from './providers/createProviders.ts';
import { consoleRoutes } from './testing/consoleRoutes.ts';
import { expectNoise, openWatched } from './testing/renderConsole.tsx';
import { tabsUnder } from './testing/tabsUnder.ts';
import { wholeRecords } from './testing/wholeRecords.ts';

// More than any one ask may bring.
const total = 1_100;
const records = wholeRecords(total);
const permissions = permissionNames.map((name) => ({ name, access: true }));

/** The asks whose answer is a part of what there is; a count wants one row and shows none. */
function cutAsks(asked: ReadonlyMap<string, Response>): string[] {
  const ofPart = ([ask, { headers }]: [string, Response]) => {
    const [, from, to] = /range=\[(\d+),(\d+)\]/.exec(ask) ?? [];
    const there = Number(headers.get('content-range')?.split('/')[1] ?? 0);
    const wanted = Number(to) - Number(from) + 1;
    return wanted > 1 && there > wanted;
  };
  return [...asked].filter(ofPart).map(([ask]) => ask);
}

let cuts = 0;

async function walk(path: string): Promise<void> {
  expectNoise();
  const { traffic } = openWatched(path, { permissions, records });
  await traffic.rest();
  const cut = cutAsks(traffic.asked);
  cuts += cut.length;
  const said = document.body.textContent.split(`dari ${total}`).length - 1;
  expect(said, `${path} says of how many: ${cut.join('\n')}`).toBeGreaterThanOrEqual(cut.length);
  const ways = [idMessages.console.loaded.more, idMessages.ra.navigation.next].flatMap((name) =>
    screen.queryAllByRole('button', { name: new RegExp(`^${name}`) }),
  );
  expect(ways.length, `${path} has a way to the rest`).toBeGreaterThanOrEqual(cut.length);
  const tabs = tabsUnder(path);
  cleanup();
  for (const tab of tabs) await walk(tab);
}

describe('a screen that shows a part of the rows says of how many, and leads to the rest', () => {
  it.each(consoleRoutes(createProviders(fetch)))('%s', (path) => walk(path), 300_000);

  afterAll(() => expect(cuts).toBeGreaterThan(50));
});
