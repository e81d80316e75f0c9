import { core, type Guard, safety, server } from './guard.ts';

/** Of what comes into a cart and what it costs. */
export const guardsOfCart: readonly Guard[] = [
  {
    name: 'a line holds the price of the server',
    edits: [
      [
        core('decisions/cart/addCartLine.ts'),
        'quantity, price: offer.price, hasSeenPrice',
        'quantity, price, hasSeenPrice',
      ],
    ],
    ...{ file: safety('cart'), title: '28: holds the price', project: 'server-pglite' },
  },
  {
    name: 'a quantity is a whole number',
    edits: [
      [
        core('contract/calls/cart.ts'),
        'const quantity = z.int(z.positive(), z.maximum(highestQuantity));',
        'const quantity = z.any();',
      ],
      [
        core('rules/cart/whyNotQuantity.ts'),
        "  if (!Number.isSafeInteger(quantity) || quantity < 1) return { code: 'QUANTITY_INVALID' };\n",
        '',
      ],
    ],
    ...{ file: safety('cart'), title: '29: takes whole numbers', project: 'server-pglite' },
  },
  {
    name: 'what is inactive is not sold',
    edits: [
      [
        server('shop/cart/store.ts'),
        'and(eq(products.isActive, true), eq(products.id, productOf))',
        'eq(products.id, productOf)',
      ],
    ],
    ...{ file: safety('cart'), title: '31: holds no product', project: 'server-pglite' },
  },
  {
    name: 'a segment is looked at',
    edits: [
      [
        core('rules/cart/whyNotAddToCart.ts'),
        "  if (!isSegmentAllowed(product.segment, attempt.customerType)) return { code: 'SEGMENT_NOT_ALLOWED' };\n",
        '',
      ],
    ],
    ...{ file: safety('cart'), title: '31: holds no product', project: 'server-pglite' },
  },
  {
    name: 'a variation is chosen',
    edits: [
      [
        core('rules/cart/whyNotAddToCart.ts'),
        "    if (!attempt.isVariationChosen) return { code: 'VARIATION_REQUIRED' };\n",
        '',
      ],
    ],
    ...{ file: safety('cart'), title: '31: holds no product', project: 'server-pglite' },
  },
  {
    name: 'no line is ordered at an old price',
    edits: [
      [core('rules/checkout/orderBlockers.ts'), "  if (isCartObsolete(lines)) yield { code: 'CART_OBSOLETE' };\n", ''],
    ],
    ...{ file: safety('orderClaims'), title: '34: orders no line', project: 'server-pglite' },
  },
  {
    name: 'the last day of a sale is one of its days',
    edits: [[core('rules/catalogue/isOnSale.ts'), 'today <= saleEnd', 'today < saleEnd']],
    ...{ file: safety('saleWindow'), title: '35: has a sale', project: 'server-pglite' },
  },
  {
    name: 'a day is one of Jakarta',
    edits: [
      [core('rules/dates/jakartaDate.ts'), 'const jakartaOffsetMs = 7 * 60 * 60 * 1000;', 'const jakartaOffsetMs = 0;'],
    ],
    ...{ file: safety('saleWindow'), title: '35: has a sale', project: 'server-pglite' },
  },
];
