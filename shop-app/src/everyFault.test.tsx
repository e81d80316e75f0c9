import { cleanup, waitFor } from '@testing-library/react';
import { getBlogPage } from 'shop-core/contract';
import { on, sampleSession } from 'shop-core/testing';
import type { Call } from 'shop-core/wire';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { everyPath } from './testing/everyPath.ts';
import { expectStanding } from './testing/expectStanding.ts';
import { type Fault, faults, faultyFetch } from './testing/faults.ts';
import { openShop } from './testing/testApp.tsx';
import { sampleArticle } from './testing/testContent.ts';
import { testShop } from './testing/testShop.ts';

const tabs = [1, 2, 3, 4].map((tab) => `/account?tab=${tab}`);
const customers = [...everyPath, ...tabs, '/products/EB-5?tab=1'].map((path) => ['customer', path] as const);
const visitors = ['/', '/login'].map((path) => ['visitor', path] as const);
const pages = [...customers, ...visitors];

let complaints: MockInstance;
beforeEach(() => {
  complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  // jsdom is older than the element.
  const heard = complaints.mock.calls.filter(([, name]) => name !== 'search');
  expect(heard).toEqual([]);
});

const shopWithPages = () => testShop(on(getBlogPage, () => sampleArticle()));

function open(path: string, who: 'customer' | 'visitor', fault: Fault) {
  const shop = shopWithPages();
  const { fetch, state } = faultyFetch(shop.api.fetch, fault);
  openShop(path, {
    shop: { ...shop, api: { ...shop.api, fetch } },
    ...(who === 'customer' && { as: sampleSession() }),
  });
  return state;
}

describe.each(faults)('97, 100, 101, 106: where $name', (fault) => {
  it.each(pages)('a %s finds that %s stands', async (who, path) => {
    const state = open(path, who, fault);
    await waitFor(() => {
      expect(state.asked).toBeGreaterThan(0);
      if (!fault.isEndless) expect(state.open).toBe(0);
      expectStanding();
    });
  });
});

it.each(pages)('101: a %s finds that %s stands, whichever one of its calls fails', async (who, path) => {
  const healthy = shopWithPages();
  openShop(path, { shop: healthy, ...(who === 'customer' && { as: sampleSession() }) });
  await waitFor(() => {
    expectStanding();
    expect(document.querySelector('main')).not.toHaveTextContent(/Memuat/);
  });
  const calls = new Set<Call>(healthy.requests.map(({ call }) => call));
  for (const call of calls) {
    cleanup();
    const shop = shopWithPages();
    shop.fail({ code: 'UNEXPECTED' }, call);
    openShop(path, { shop, ...(who === 'customer' && { as: sampleSession() }) });
    await waitFor(() => {
      expect(shop.count(call)).toBeGreaterThan(0);
      expectStanding();
    });
  }
});
