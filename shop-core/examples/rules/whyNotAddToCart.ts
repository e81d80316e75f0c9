import { whyNotAddToCart } from 'shop-core/rules';

const attempt = {
  place: 'list',
  isLoggedIn: true,
  customerType: 'INDIVIDU',
  product: { typeCode: 'SP', segment: 'ALL' },
  isVariationChosen: false,
  store: { status: 'OPEN', notice: '' },
  quantity: 2,
  stock: 5,
} as const;
console.log(whyNotAddToCart(attempt)); // → undefined
console.log(whyNotAddToCart({ ...attempt, inCart: 4 })); // → { code: 'OUT_OF_STOCK', available: 1 }
console.log(whyNotAddToCart({ ...attempt, isLoggedIn: false })); // → { code: 'LOGIN_REQUIRED' }
