const required = require('shop-core');

void import('shop-core').then(({ ShopProvider }) => console.log(ShopProvider === required.ShopProvider));
