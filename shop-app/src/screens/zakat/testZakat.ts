import { screen, within } from '@testing-library/react';
import { createShopClient } from 'shop-core';
import { saveZakat, type ZakatChange } from 'shop-core/contract';
import { calendarDate, rupiah } from 'shop-core/rules';
import { createMemoryShop } from 'shop-core/testing';
import { openShop } from '../../testing/testApp.tsx';

export const entry = (date: string, about: Partial<ZakatChange> = {}): ZakatChange => ({
  ...{ customerCode: 'C1', id: 0, type: 'Beli', goldType: 'Antam', weight: 100_000, purity: 10_000, price: rupiah(0) },
  ...{ date: calendarDate(date), ...about },
});

/** The tracker of Ani, who has recorded this much. */
export async function openZakat(...entries: readonly ZakatChange[]) {
  const shop = createMemoryShop();
  const as = shop.logIn('ani');
  const client = createShopClient({ ...shop.api, getToken: () => as.token });
  for (const body of entries) await client.send(saveZakat, { body });
  const page = openShop('/zakat', { shop, as });
  const button = await screen.findByRole('button', { name: 'BELI/JUAL EMAS' });
  await screen.findByRole('region', { name: 'Ringkasan zakat' });
  return { ...page, shop, button };
}

export type Page = Awaited<ReturnType<typeof openZakat>>;

export const summary = () => within(screen.getByRole('region', { name: 'Ringkasan zakat' }));
export const fact = (name: string) => summary().getByText(name).nextElementSibling?.textContent;
export const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].slice(0, -1).map((cell) => cell.textContent));
