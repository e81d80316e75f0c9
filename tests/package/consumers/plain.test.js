// A project of Jest that nobody configured: CommonJS, and node_modules as they are.
const { createElement } = require('react');
const { renderToString } = require('react-dom/server');
const { ShopProvider, useCart } = require('shop-core');
const { createShopClient } = require('shop-core/client');
const { getCategories } = require('shop-core/contract');
const { createMemoryShop } = require('shop-core/testing');

const { api } = createMemoryShop();

test('a component finds the one provider', () => {
  const Page = () => createElement('p', null, useCart().status);
  expect(renderToString(createElement(ShopProvider, { api }, createElement(Page)))).toBe('<p>loading</p>');
});

test('a client asks the shop in memory', async () => {
  expect(await createShopClient(api).send(getCategories, {})).toEqual([
    { id: expect.any(Number), name: 'Emas Batangan' },
  ]);
});
