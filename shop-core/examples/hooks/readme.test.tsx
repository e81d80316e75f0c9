import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom/client';
import * as shopCore from 'shop-core';
import * as rules from 'shop-core/rules';
import { createMemoryShop, sampleProfile, sampleSeed } from 'shop-core/testing';
import ts from 'typescript';
import { afterEach, expect, it, vi } from 'vitest';
import readme from '../../README.md?raw';

const modules: Readonly<Record<string, unknown>> = {
  'react/jsx-runtime': jsxRuntime,
  'react-dom/client': reactDom,
  'shop-core': shopCore,
  'shop-core/rules': rules,
};

/** Runs the cart with which the package's page begins, as a browser would. */
function runReadmeCart(): void {
  const [, cart = ''] = /```tsx\n([\s\S]+?)```/.exec(readme) ?? [];
  const { CommonJS: module } = ts.ModuleKind;
  const compilerOptions = { module, jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ES2022 };
  const { outputText } = ts.transpileModule(cart, { compilerOptions });
  new Function('require', 'exports', outputText)((name: string) => modules[name], {});
}

afterEach(() => document.querySelector('main')?.remove());

it('the cart of the page shows each product with the price that the cart takes, changes a line and removes it', async () => {
  const profile = sampleProfile({ username: 'budi', fullName: 'Budi' });
  const customers = sampleSeed()
    .customers.slice(-1)
    .map((ani) => ({ ...ani, password: 'ombak-tenang-27', profile }));
  const { api } = createMemoryShop({ customers });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => api.fetch(url.replace('/api', api.baseUrl), init));
  act(runReadmeCart);
  const press = async (name: string, where = within(document.body)) =>
    userEvent.click(await where.findByRole('button', { name }));
  const item = async (text: RegExp) => {
    const all = await screen.findAllByRole('listitem');
    return all.find(({ textContent }) => text.test(textContent ?? '')) ?? expect.fail(`no item says ${text}`);
  };
  await press('Masuk');
  await screen.findByText(/^Emas Batangan 2 gram: Rp 3\.400\.000/);
  await press('Beli', within(await item(/^Emas Batangan 2 gram: Rp 3\.400\.000/)));
  await screen.findByText('Subtotal Rp 3.400.000');
  const line = await item(/1 × Rp 3\.400\.000 = Rp 3\.400\.000/);
  await press('+', within(line));
  expect(await screen.findByText('Subtotal Rp 6.800.000')).toBeInTheDocument();
  await press('Hapus', within(line));
  expect(await screen.findByText('Subtotal Rp 0')).toBeInTheDocument();
});
