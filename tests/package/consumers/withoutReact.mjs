import { createShopClient } from 'shop-core/client';
import { getCategories } from 'shop-core/contract';
import { messageFor } from 'shop-core/messages';
import { quantityBounds } from 'shop-core/rules';
import { createMemoryShop } from 'shop-core/testing';
import { decodeReply } from 'shop-core/wire';

const { api } = createMemoryShop();
createShopClient(api)
  .send(getCategories, {})
  .then(([category]) => {
    const { maximum } = quantityBounds('cart', 7);
    const [read] = decodeReply(getCategories, { data: [{ id: 1, name: category.name }] });
    console.log(`${read.name}, ${maximum}: ${messageFor({ code: 'CART_EMPTY' })}`);
  });
