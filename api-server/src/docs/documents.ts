import { adminApi } from './adminApi.ts';
import { openApi } from './openApi.ts';
import { shopApi } from './shopApi.ts';

const folder = new URL('../../../docs/api/', import.meta.url);
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The two documents of docs/api, and what they should hold. */
export const documents = () => [
  { name: 'shop', file: new URL('shop.openapi.json', folder), text: () => json(openApi(shopApi())) },
  { name: 'admin', file: new URL('admin.openapi.json', folder), text: () => json(openApi(adminApi())) },
];
