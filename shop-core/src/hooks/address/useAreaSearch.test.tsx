import { onlineManager } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { searchAreas } from '../../contract/calls/address.ts';
import { createFakeShop, on, refuse, renderShopHook, sampleAreas } from '../../testing/react/index.ts';
import { useAreaSearch } from './useAreaSearch.ts';

const senayan = { ...sampleAreas, postalCode: '12110' };
const named = (name: string) => ({ ...senayan, subdistrict: { id: name.length, name, kelurahan: name } });

function open(shop = createFakeShop({ handlers: [on(searchAreas, ({ query }) => [named(query.typed)])] })) {
  const page = renderShopHook(
    () => {
      const [text, type] = useState('');
      return { type, search: useAreaSearch(text) };
    },
    { shop },
  );
  const { result } = page;
  return {
    ...page,
    shop,
    type: (text: string) => act(() => result.current.type(text)),
    asked: () => shop.requestsOf(searchAreas).map(({ ask }) => ask.query.typed),
    found: () => result.current.search.areas.map(({ subdistrict }) => subdistrict.name),
    is: (status: string) => waitFor(() => expect(result.current.search).toMatchObject({ status, isUpdating: false })),
  };
}

afterEach(() => onlineManager.setOnline(true));

describe('a search for an area', () => {
  it('asks nothing for less than two letters', async () => {
    const { type, asked, result } = open();
    for (const text of ['', 'd', ' d ', "d'"]) {
      await type(text);
      expect(result.current.search).toMatchObject({ status: 'idle', areas: [] });
    }
    expect(asked()).toEqual([]);
  });

  it('asks for the words, once for the same ones', async () => {
    const { type, asked, found, is } = open();
    await type(' DÁGO, ');
    await is('ready');
    expect(found()).toEqual(['dago']);
    await type('dago bandung');
    await is('ready');
    await type('Dago');
    await is('ready');
    expect(asked()).toEqual(['dago', 'dago bandung']);
  });

  it('keeps what it found while the next answer is on its way, and never shows a late one', async () => {
    const { type, found, is, shop, result } = open();
    await type('dago');
    await is('ready');
    const hold = shop.hold(searchAreas);
    await type('tebet');
    await waitFor(() => expect(hold.waiting).toBe(1));
    expect(result.current.search).toMatchObject({ status: 'ready', isUpdating: true });
    expect(found()).toEqual(['dago']);
    await type('senayan');
    await waitFor(() => expect(hold.waiting).toBe(2));
    await act(async () => hold.next(1));
    await is('ready');
    expect(found()).toEqual(['senayan']);
    await act(async () => hold.release());
    expect(found()).toEqual(['senayan']);
  });

  it('forgets what it found when too little is left of the text', async () => {
    const { type, found, is } = open();
    await type('dago');
    await is('ready');
    await type('d');
    await is('idle');
    expect(found()).toEqual([]);
  });

  it('that fails can be asked again', async () => {
    const shop = createFakeShop({ handlers: [on(searchAreas, () => refuse({ code: 'UNEXPECTED' }))] });
    const { type, found, is, result } = open(shop);
    await type('dago');
    await is('failed');
    shop.handle(on(searchAreas, () => [named('Dago')]));
    await act(async () => result.current.search.retry());
    await is('ready');
    expect(found()).toEqual(['Dago']);
  });

  it('says that there is no connection, and goes on when there is one', async () => {
    onlineManager.setOnline(false);
    const { type, is, asked } = open();
    await type('dago');
    await is('offline');
    expect(asked()).toEqual([]);
    act(() => onlineManager.setOnline(true));
    await is('ready');
  });
});
