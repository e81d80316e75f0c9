import { cleanup, screen } from '@testing-library/react';
import { getBlogPage } from 'shop-core/contract';
import { on, sampleSession } from 'shop-core/testing';
import type { Call } from 'shop-core/wire';
import { beforeEach, expect, it, vi } from 'vitest';
import { everyPath } from './testing/everyPath.ts';
import { openShop } from './testing/testApp.tsx';
import { sampleArticle } from './testing/testContent.ts';
import { testShop } from './testing/testShop.ts';

const tabs = [1, 2, 3, 4].map((tab) => `/account?tab=${tab}`);
const pages = [...everyPath, ...tabs];
/** What a screen says when there is nothing. */
const nothing =
  /kosong|[Bb]elum ada|[Bb]elum punya|[Tt]idak ada (produk|pesanan|artikel|hasil|pembayaran|kurir)|tidak ditemukan/;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** What is asked beside what is shown, and claims nothing while it is unknown. */
const beside = [
  // A link to write to the shop, which is not drawn without its number.
  '/finish/SE261128-ABCDEF GET /config/by-name/AKUN_WHATSAPP',
  // The button to the checkout says why it does not lead there, and asks again itself.
  '/cart GET /billing-address/{customer-code}',
];

// Whoever is logged in is sent on from there to home, which is walked too.
const whoAt = (path: string) => (['/login', '/register-success'].includes(path) ? {} : { as: sampleSession() });

const main = () => document.querySelector('main')?.textContent ?? '';
const retries = () => screen.queryAllByRole('button', { name: 'Coba lagi' });
const shopWithPages = () => testShop(on(getBlogPage, () => sampleArticle()));

async function rest({ shop, queryClient }: Pick<ReturnType<typeof openShop>, 'shop' | 'queryClient'>): Promise<void> {
  let before = '';
  const isAtRest = () => {
    const now = `${shop.requests.length} ${document.body.innerHTML.length}`;
    const isSame = now === before;
    before = now;
    expect(isSame).toBe(true);
    expect(queryClient.isFetching()).toBe(0);
    expect(document.querySelector('main')).not.toHaveTextContent(/Memuat|Menghitung/);
  };
  // By the clock alone, not at each change of the page: what is the same a moment later is at rest.
  await vi.waitFor(isAtRest, { interval: 50, timeout: 10_000 });
}

it.each(pages)(
  '%s says of each call that fails that it failed, and asks again when told to',
  async (path) => {
    const healthy = shopWithPages();
    await rest(openShop(path, { shop: healthy, ...whoAt(path) }));
    const whole = main();
    const calls = new Set<Call>(healthy.requests.map(({ call }) => call).filter(({ method }) => method === 'GET'));
    const wrong: string[] = [];
    for (const call of calls) {
      cleanup();
      const shop = shopWithPages();
      const fault = shop.fail({ code: 'NOT_YOURS' }, call);
      const opened = openShop(path, { shop, ...whoAt(path) });
      await rest(opened);
      const where = `${call.method} ${call.path}`;
      const said = main();
      if (nothing.test(said) && !nothing.test(whole)) wrong.push(`${where} says that there is nothing: ${said}`);
      if (said === whole || beside.includes(`${path} ${where}`)) continue;
      if (retries().length === 0) {
        wrong.push(`${where} has nothing to ask again: ${said}`);
        continue;
      }
      fault.mend();
      for (const button of retries()) await opened.user.click(button);
      await rest(opened);
      if (main() !== whole) wrong.push(`${where} is not whole after it was asked again: ${main()}`);
    }
    expect(wrong).toEqual([]);
  },
  60_000,
);
