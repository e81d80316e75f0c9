import { screen, within } from '@testing-library/react';
import { sampleSession } from 'shop-core/testing';
import { describe, expect, it, vi } from 'vitest';
import { openShop } from '../testing/testApp.tsx';
import { testShop } from '../testing/testShop.ts';

type Json = Record<string, unknown>;

/** The shop as a later version answers: each object of an answer as `change` makes it. */
function laterShop(change: (object: Json) => Json) {
  const shop = testShop();
  const changed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(changed);
    if (typeof value !== 'object' || value === null) return value;
    return change(Object.fromEntries(Object.entries(value).map(([name, part]) => [name, changed(part)])));
  };
  const fetch: typeof globalThis.fetch = async (...asked) => {
    const answer = await shop.api.fetch(...asked);
    return new Response(JSON.stringify(changed(await answer.json())), answer);
  };
  return { ...shop, api: { ...shop.api, fetch } };
}

// With what each shows of an answer.
const pages = [
  ['/', 'Emas Batangan 5 gram'],
  ['/products', 'Emas Batangan 5 gram'],
  ['/products/EB-5', 'Emas Batangan 5 gram'],
  ['/cart', /Emas Batangan/],
  ['/checkout', 'BCA'],
  ['/account', 'Ani Wijaya'],
] as const;
const retry = { name: /^(Coba lagi|Muat ulang)$/ };

describe('a tab that was opened before the server was updated', () => {
  it.each(pages)('shows %s when answers say more than it knows', async (path, words) => {
    const shop = laterShop((object) => ({ ...object, 'field-of-tomorrow': { deep: [1, 'a', null] } }));
    openShop(path, { shop, as: sampleSession() });
    const main = within(await screen.findByRole('main'));
    expect((await main.findAllByText(words))[0]).toBeVisible();
    expect(main.queryByRole('button', retry)).toBeNull();
  });

  it.each(pages)('says on %s that something can not be shown, and the way on, when answers changed', async (path) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const shop = laterShop(({ sku: _, status: __, id: ___, 'customer-code': ____, ...rest }) => rest);
    openShop(path, { shop, as: sampleSession() });
    const main = within(await screen.findByRole('main'));
    expect((await main.findAllByRole('button', retry))[0]).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Samudra Emas, beranda' })).toBeVisible();
  });
});
