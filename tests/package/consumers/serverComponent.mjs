import { register } from 'node:module';

register('./clientReferences.mjs', import.meta.url);
const { createShopClient, menuQuery, ShopProvider, useMenu } = await import('shop-core');

const client = createShopClient({ baseUrl: 'https://shop.example/api' });
console.log(`${ShopProvider}, ${useMenu}, ${menuQuery({ client }).queryKey}`);
