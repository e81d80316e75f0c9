import {
  addToCart,
  authenticate,
  changeLine,
  findProducts,
  getAbout,
  getBanks,
  getBillingAddress,
  getBlogPage,
  getBlogPages,
  getCart,
  getCategories,
  getCities,
  getCustomer,
  getDashboard,
  getDistricts,
  getMenu,
  getNotifications,
  getOrder,
  getProduct,
  getProductAsCustomer,
  getProvinces,
  getReviews,
  getShippingOptions,
  getStoreNotice,
  getStoreStatus,
  getSubCategories,
  getSubdistricts,
  getWhatsApp,
  logout,
  placeOrder,
  quoteShipping,
  removeLine,
  reserveUniqueCode,
  viewProducts,
} from 'shop-core/contract';
import { rupiah } from 'shop-core/rules';
import {
  createFakeShop,
  type FakeRoute,
  type FakeShop,
  on,
  refuse,
  sampleAreas,
  sampleBilling,
  sampleSession,
} from 'shop-core/testing';
import { testCart } from './testCart.ts';
import {
  sampleAbout,
  sampleArticle,
  sampleCustomer,
  sampleDashboard,
  sampleMenu,
  sampleReview,
} from './testContent.ts';
import { sampleDetail, sampleItem } from './testGoods.ts';
import { samplePlaced } from './testOrder.ts';

export const password = 'ombak-tenang-27';

/** A shop where everything works, for one customer: Ani. What a test is about it answers otherwise by its own handlers. */
export function testShop(...handlers: readonly FakeRoute[]): FakeShop {
  return createFakeShop({
    handlers: [...content(), ...catalogue(), ...cart(), ...customer(), ...checkout(), ...handlers],
  });
}

const content = () => [
  on(getMenu, () => sampleMenu),
  on(getWhatsApp, () => ({ value: '0812-3456-7890' })),
  on(getStoreStatus, () => ({ value: 'OPEN' })),
  on(getStoreNotice, () => ({ value: null })),
  on(getDashboard, () => sampleDashboard()),
  on(getAbout, () => sampleAbout()),
  on(getBlogPage, () => refuse({ code: 'NOT_FOUND', what: 'PAGE' })),
  on(getBlogPages, () => ({ blogPages: [sampleArticle()], totalItems: 1, currentPage: 0 })),
];

const catalogue = () => {
  const page = () => ({ products: [sampleItem()], totalItems: 1, currentPage: 0 });
  const detail = ({ params }: { params: { sku: string } }) =>
    params.sku === 'EB-5' ? sampleDetail() : refuse({ code: 'NOT_FOUND', what: 'PRODUCT' });
  return [
    on(viewProducts, page),
    on(findProducts, page),
    on(getProduct, detail),
    on(getProductAsCustomer, detail),
    on(getCategories, () => [
      { id: 7, name: 'Emas Batangan' },
      { id: 8, name: 'Koin' },
    ]),
    on(getSubCategories, () => []),
    on(getReviews, () => ({ totalItems: 1, reviews: [sampleReview()] })),
  ];
};

const cart = () => {
  const held = testCart();
  return [
    on(getCart, held.show),
    on(addToCart, ({ body }) => held.add(body)),
    on(changeLine, ({ body }) => held.change(body)),
    on(removeLine, ({ params }) => held.remove(params)),
  ];
};

const customer = () => [
  on(authenticate, ({ body }) => {
    if (body.username !== 'ani' || body.password !== password) refuse({ code: 'LOGIN_FAILED' });
    const { profile, ...login } = sampleSession();
    return { ...profile, ...login };
  }),
  on(logout, () => null),
  on(getCustomer, () => sampleCustomer()),
  on(getNotifications, () => []),
  on(getBillingAddress, () => sampleBilling()),
  on(getProvinces, () => [sampleAreas.province, { id: 32, name: 'Jawa Barat' }]),
  on(getCities, () => [sampleAreas.city]),
  on(getDistricts, () => [sampleAreas.district]),
  on(getSubdistricts, () => [sampleAreas.subdistrict]),
];

const checkout = () => [
  on(getShippingOptions, () => [
    { id: 1, code: 'jnt', name: 'J&T Express' },
    { id: 2, code: 'sap', name: 'SAP Express' },
    { id: 3, code: 'rpx', name: 'RPX' },
  ]),
  on(getBanks, () => [
    { id: 1, bankName: 'BCA', logo: null },
    { id: 2, bankName: 'Bank Mandiri', logo: null },
  ]),
  on(reserveUniqueCode, () => ({ uniqueCode: 88 })),
  on(quoteShipping, () => ({ cost: rupiah(12_000), description: 'EZ' })),
  on(placeOrder, () => ({ orderCode: samplePlaced().order.orderCode })),
  on(getOrder, ({ params }) =>
    params.orderCode === samplePlaced().order.orderCode ? samplePlaced() : refuse({ code: 'NOT_FOUND', what: 'ORDER' }),
  ),
];
