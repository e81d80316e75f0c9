import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ShopProvider, useCart, useSession, useStore } from 'shop-core';

function Page() {
  return createElement('p', null, `${useSession().status} ${useCart().status} ${useStore().status}`);
}

const api = { baseUrl: 'https://shop.example/api' };
console.log(renderToString(createElement(ShopProvider, { api }, createElement(Page))));
