import { sql } from 'drizzle-orm';
import * as contract from 'shop-core/contract';
import { calendarDate, rupiah } from 'shop-core/rules';
import { decodeAsk } from 'shop-core/wire';
import { orderBody, placeOrder } from '../../api-server/src/shop/testOrder.ts';
import { areaOf, cartOf, putInCart } from '../../api-server/src/shop/testPurchase.ts';
import { accountEntries } from './accountEntries.ts';
import { adviceEntries } from './adviceEntries.ts';
import { type Entry, entry, type World } from './entry.ts';
import { loyaltyEntries } from './loyaltyEntries.ts';
import { password } from './people.ts';

export const bar = 'EB-0005-9999';

const ofA = ({ a }: World) => ({ params: { customerCode: a.code } });

/** A's line of the cart. */
async function lineOf({ shop, a }: World): Promise<{ id: number; sku: string; quantity: number; price: number }> {
  await putInCart(shop, a, bar);
  return (await cartOf(shop, a)).carts[0];
}

/** What A sends to order a bar. */
async function orderOf({ shop, a }: World) {
  await putInCart(shop, a, bar);
  return decodeAsk(contract.placeOrder, { params: {}, query: {}, body: await orderBody(shop, a) });
}

export async function orderCodeOf({ shop, a }: World): Promise<string> {
  await putInCart(shop, a, bar);
  return (await placeOrder(shop, a, await orderBody(shop, a))).data['order-code'];
}

async function usernameOf({ shop }: World, code: string): Promise<string> {
  const { rows } = await shop.db.execute<{ username: string }>(
    sql`select username from customers where code = ${code}`,
  );
  return rows[0]?.username ?? '';
}

let made = 0;
const fresh = (): string => {
  made += 1;
  return `baru${made}`;
};

const search = { page: 0, size: 12, searchBy: null, categoryId: null, subCategoryId: null, sort: [] };

const session: readonly Entry[] = [
  entry(contract.findCompanies, () => ({ body: { page: 0, size: 10 } })),
  entry(
    contract.register,
    () => {
      const username = fresh();
      const company = { isNewCompany: false, hasValidCompany: false };
      return { body: { email: `${username}@contoh.test`, username, customerType: 'INDIVIDU', ...company } };
    },
    { ignoresToken: true },
  ),
  entry(
    contract.authenticate,
    async (world) => ({ body: { username: await usernameOf(world, world.a.code), password } }),
    { ignoresToken: true },
  ),
  entry(
    contract.resetPassword,
    async (world) => {
      const username = await usernameOf(world, world.a.code);
      return { body: { currentPassword: password, newPassword: 'karang di teluk 31', username } };
    },
    { others: 403 },
  ),
  entry(contract.logout),
];

const account: readonly Entry[] = [
  entry(contract.getCustomer, ofA),
  entry(contract.saveCustomer, ({ a }) => ({
    body: {
      ...{ customerCode: a.code, firstName: 'Ayu', lastName: null, gender: 'P', birthDate: calendarDate('1990-05-17') },
      ...{
        email: `${a.code.toLowerCase()}@contoh.test`,
        phoneNumber: '081234567890',
        levelId: null,
        customerType: 'INDIVIDU',
      },
    },
  })),
  entry(contract.getBillingAddress, ofA),
  entry(contract.saveBillingAddress, async ({ shop, a }) => {
    const area = await areaOf(shop, 'Tebet', 'Tebet Timur');
    return {
      body: {
        ...{ customerCode: a.code, address: 'Jl. Tebet 1', company: null, place: null, postalCode: '12810' },
        ...{ provinceId: area['province-id'], cityId: area['city-id'] },
        ...{ districtId: area['district-id'], subdistrictId: area['subdistrict-id'] },
      },
    };
  }),
];

const content: readonly Entry[] = [
  entry(contract.getMenu),
  entry(contract.getWhatsApp),
  entry(contract.getDashboard),
  entry(contract.getStoreStatus),
  entry(contract.getStoreNotice),
  entry(contract.getBlogPage, () => ({ params: { slug: 'syarat-dan-ketentuan' } })),
  entry(contract.getBlogPages, () => ({ body: { page: 0, size: 10, isBlog: true } })),
  entry(contract.getAbout),
];

const opinion = { title: 'Bagus', comment: 'Kilaunya indah.', rate: 5 };

const catalogue: readonly Entry[] = [
  entry(contract.viewProducts, () => ({ body: search })),
  entry(contract.findProducts, () => ({ body: search })),
  entry(contract.getCategories),
  entry(contract.getSubCategories, () => ({ params: { categoryId: 1 } })),
  entry(contract.getProduct, () => ({ params: { sku: bar } })),
  entry(contract.getProductAsCustomer, () => ({ params: { sku: bar } })),
  entry(contract.getReviews, () => ({ body: { page: 0, size: 10, productId: 1 } })),
  entry(contract.createReview, ({ a }) => ({ body: { customerCode: a.code, ...opinion, productId: 1 } })),
];

const areas: readonly Entry[] = [
  entry(contract.getProvinces),
  entry(contract.getProvincesOf, () => ({ params: { courier: 'jnt' } })),
  entry(contract.getCities, () => ({ params: { provinceId: 31 } })),
  entry(contract.getOnlineCities, () => ({ query: { provinceId: 31 } })),
  entry(contract.getDistricts, () => ({ params: { cityId: 3171 } })),
  entry(contract.getSubdistricts, () => ({ params: { districtId: 317101 } })),
  entry(contract.getOnlineSubdistricts, () => ({ query: { cityId: 3171 } })),
  entry(contract.searchAreas, () => ({ query: { typed: 'tebet' } })),
];

const cart: readonly Entry[] = [
  entry(contract.getCart, ofA),
  entry(contract.addToCart, ({ a }) => ({ body: { customerCode: a.code, price: rupiah(1), quantity: 1, sku: bar } })),
  entry(
    contract.changeLine,
    async (world) => {
      const { id, sku, quantity, price } = await lineOf(world);
      return { body: { customerCode: world.a.code, id, sku, quantity, price: rupiah(price) } };
    },
    { owned: 'id' },
  ),
  entry(contract.removeLine, async (world) => ({ params: { id: (await lineOf(world)).id } }), { owned: 'id' }),
];

const checkout: readonly Entry[] = [
  entry(contract.getShippingOptions),
  entry(contract.getBanks),
  entry(contract.quoteShipping, async ({ shop }) => {
    const destination = (await areaOf(shop, 'Tebet', 'Tebet Timur'))['subdistrict-id'];
    return { body: { destination, isJnt: true, isRpx: false, isSap: false, weightKg: 1, subdistrictId: destination } };
  }),
  entry(contract.reserveUniqueCode, () => ({ query: { bankId: 1 } })),
  entry(contract.placeOrder, orderOf),
  entry(contract.getOrder, async (world) => ({ params: { orderCode: await orderCodeOf(world) } }), {
    owned: 'orderCode',
  }),
];

/** The calls of the shop. */
export const shopEntries: readonly Entry[] = [
  ...session,
  ...account,
  ...accountEntries,
  ...content,
  ...catalogue,
  ...areas,
  ...cart,
  ...checkout,
  ...loyaltyEntries,
  ...adviceEntries,
];
