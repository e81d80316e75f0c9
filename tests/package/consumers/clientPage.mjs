import { createElement, StrictMode, useEffect, version } from 'react';
import { createRoot } from 'react-dom/client';
import { ShopProvider, useCart, useLogin, useSession } from 'shop-core';

function Page() {
  const { status } = useSession();
  const cart = useCart();
  const { run, error } = useLogin();
  useEffect(() => {
    if (status === 'visitor') void run({ username: 'budi', password: 'ombak-tenang-27' });
  }, [status, run]);
  return createElement('p', null, `${status} ${cart.status} ${error?.problem.code ?? '-'}`);
}

const main = document.querySelector('main');
new MutationObserver(() => {
  if (main.textContent.endsWith('-')) return;
  console.log(`React ${version}: ${main.textContent}`);
  process.exit();
}).observe(main, { childList: true, subtree: true, characterData: true });
setTimeout(() => process.exit(1), 20_000);

const api = { baseUrl: '/api', fetch: () => Promise.reject(new TypeError('no network')) };
createRoot(main).render(createElement(StrictMode, null, createElement(ShopProvider, { api }, createElement(Page))));
