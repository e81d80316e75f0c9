import { screen, waitFor } from '@testing-library/react';
import { createMemoryShop } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { openShop } from './testing/testApp.tsx';

/** Words that no Indonesian sentence has; 'Password', 'Email' and 'Review' are the specification's own. */
const english =
  /\b(the|and|of|your|you|is|are|not|with|for|from|loading|error|failed|close|next|previous|back|save|delete|remove|cancel|continue|required|search|submit|please|cart|product|products|price|quantity|add|buy|open|show|hide|more|page|home|order|orders|address|name|phone|message|notifications?|settings|welcome|sold|stock|rating|select|choose|untitled|undefined|null|NaN)\b/i;

/** Everything the page says to eyes and ears. */
function spoken(): string[] {
  const texts: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  for (const element of document.querySelectorAll('*'))
    for (const attribute of ['aria-label', 'aria-description', 'title', 'alt', 'placeholder', 'aria-roledescription'])
      texts.push(element.getAttribute(attribute) ?? '');
  return texts;
}

const isEnglish = (text: string) => english.test(text.replaceAll(/\S*[@/]\S*/g, ''));

const everyone = [
  ...[
    '/',
    '/products',
    '/products/LM-05',
    '/products/LM-05?tab=1',
    '/products/tidak-ada',
    '/blogs',
    '/blogs/tidak-ada',
  ],
  ...['/pages/tidak-ada', '/login', '/register', '/register-success', '/forgot', '/forgot-success', '/quiz', '/about'],
  ...['/simulasi-perencanaan-keuangan', '/tidak-ada'],
];
const customersOnly = [
  ...['/', '/products/LM-05?tab=1', '/zakat', '/cart', '/checkout', '/finish/tidak-ada'],
  ...[0, 1, 2, 3, 4].map((tab) => `/account?tab=${tab}`),
];

async function openWhole(path: string, isCustomer: boolean) {
  const shop = createMemoryShop();
  openShop(path, { shop, ...(isCustomer && { as: shop.logIn('ani') }) });
  await screen.findAllByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
}

it.each(everyone)('speaks Indonesian to a visitor at %s [S1.2]', async (path) => {
  await openWhole(path, false);
  expect(spoken().filter(isEnglish)).toEqual([]);
});

it.each(customersOnly)('speaks Indonesian to a customer at %s [S1.2]', async (path) => {
  await openWhole(path, true);
  expect(spoken().filter(isEnglish)).toEqual([]);
});
