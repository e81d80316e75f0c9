const { createShopClient } = require('shop-core/client');
const { getCategories } = require('shop-core/contract');
const { messageFor } = require('shop-core/messages');
const { quantityBounds } = require('shop-core/rules');
const { createMemoryShop } = require('shop-core/testing');
const { decodeReply } = require('shop-core/wire');

const { api } = createMemoryShop();
createShopClient(api)
  .send(getCategories, {})
  .then(([category]) => {
    const { maximum } = quantityBounds('cart', 7);
    const [read] = decodeReply(getCategories, { data: [{ id: 1, name: category.name }] });
    console.log(`${read.name}, ${maximum}: ${messageFor({ code: 'CART_EMPTY' })}`);
  });
