import { cleanup, screen } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import { permissionNames } from './contract/index.ts';
import { idMessages } from './i18n/idMessages.ts';
import { createProviders } from './providers/createProviders.ts';
import { consoleRoutes } from './testing/consoleRoutes.ts';
import { noSums } from './testing/fakeFigures.ts';
import { expectNoise, openWatched } from './testing/renderConsole.tsx';
import { tabsUnder } from './testing/tabsUnder.ts';
import { faults } from './testing/traffic.ts';
import { wholeRecords } from './testing/wholeRecords.ts';

const everything = permissionNames.map((name) => ({ name, access: true }));
const { records, audit, charts, palette, roles } = idMessages.console;
/** What a screen says when there is nothing. */
const nothing = [
  ...[records.none, records.noMatch, records.noneYet, audit.nothing, audit.nothingFound, charts.nothing],
  ...[palette.nothing, roles.noMembers, 'No users', 'Ooops, tujuanmu nggak ada!'],
];
// Asked beside what is shown, and without a say in it: what went wrong there is asked again by itself.
const beside = ['GET /api/permissions', 'GET /api/me/views'];

const sums = { currencies: [{ ...noSums, count: 2 }], idr: { ...noSums, count: 2 } };
const open = (path: string, count = 2) =>
  openWatched(path, { permissions: everything, records: wholeRecords(count), figures: { sums } });
const main = () => document.querySelector('main')?.textContent ?? '';
const retries = () => screen.queryAllByText(idMessages.console.loaded.retry);

const walked = new Set<string>();
let pairs = 0;

/** All faults in `npm run soak`; else two of them by turns, so that each route meets each. */
const kinds = Object.entries(faults);
const inTurn = () =>
  kinds.filter(
    (_, at) => process.env.EVERY_FAULT || [at, (at + 1) % kinds.length].includes(walked.size % kinds.length),
  );

async function walk(path: string, known: readonly string[] = []): Promise<void> {
  expectNoise();
  const { traffic } = open(path);
  await traffic.rest();
  const healthy = main();
  expect(healthy, `${path} shows something`).not.toBe('');
  expect(retries(), `${path} has nothing to ask again`).toEqual([]);
  const asks = [...traffic.asked.keys()].filter((ask) => ask.startsWith('GET') && !beside.includes(ask));
  const tabs = tabsUnder(path);
  cleanup();
  for (const ask of asks.filter((each) => !known.includes(each))) {
    // The menu asks on every screen the same.
    const pair = ask.includes('/types?') && !path.startsWith('/types') ? ask : `${path} ${ask}`;
    if (!walked.has(pair)) await failOnce(path, ask, healthy);
    walked.add(pair);
  }
  for (const tab of tabs) await walk(tab, asks);
}

async function failOnce(path: string, ask: string, healthy: string): Promise<void> {
  const [begin, ...others] = inTurn();
  if (!begin) throw new Error('no faults');
  // What the whole screen says too is true.
  const untrue = nothing.filter((words) => !healthy.includes(words));
  const { traffic, user } = open(path, 2);
  traffic.fail(ask, begin[1]);
  const tryAgain = async () => {
    // The menu may have asked for the same.
    for (const retry of retries()) await user.click(retry);
    await traffic.rest();
  };
  const check = (fault: string) => {
    pairs += 1;
    const where = `${path}: ${ask} with ${fault}`;
    // The same was known from another answer: nothing is missing.
    if (main() === healthy) return;
    expect(retries().length, `${where} can be asked again`).toBeGreaterThan(0);
    for (const words of untrue) expect(document.body.textContent, where).not.toContain(words);
  };
  await traffic.rest();
  check(begin[0]);
  for (const [name, fault] of others) {
    traffic.fail(ask, fault);
    await tryAgain();
    check(name);
  }
  traffic.heal();
  await tryAgain();
  expect(main(), `${path} is whole after ${ask} was asked again`).toBe(healthy);
  cleanup();
}

const routes = consoleRoutes(createProviders(fetch));

describe('a screen of which one call fails says so and asks again when told to', () => {
  it.each(routes)('%s', (path) => walk(path), 600_000);

  afterAll(() => expect(pairs).toBeGreaterThan(process.env.EVERY_FAULT ? 500 : 200));
});
