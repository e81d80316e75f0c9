import { asc, eq } from 'drizzle-orm';
import { readDeliveryDays } from 'shop-core/contract';
import { calendarDate, jakartaDate, type Rupiah, rupiah } from 'shop-core/rules';
import type { SeedArea, SeedBank, SeedCourier } from 'shop-core/testing';
import type { Db } from '../../api-server/src/db/database.ts';
import { cities, districts, provinces, subdistricts } from '../../api-server/src/db/tables/areas.ts';
import { categories, products, skus } from '../../api-server/src/db/tables/catalogue.ts';
import { config } from '../../api-server/src/db/tables/content.ts';
import { courierRates, couriers } from '../../api-server/src/db/tables/couriers.ts';
import { customers } from '../../api-server/src/db/tables/customers.ts';
import { banks } from '../../api-server/src/db/tables/orders.ts';
import { addCoupon, givePoints } from '../../api-server/src/shop/testLoyalty.ts';
import { areaOf, type TestPurchase } from '../../api-server/src/shop/testPurchase.ts';
import { addShoppers, password } from '../safety/people.ts';
import type { Stage, StageProduct } from './place.ts';

const points = 40_000;
let made = 0;

/** Adds a customer, two products and four coupons that no other journey touches, and tells all a kit needs to be alike. */
export async function setStage(shop: TestPurchase): Promise<Stage> {
  made += 1;
  const { db } = shop;
  const home = await area(shop, 'Tebet', 'Tebet Timur');
  return {
    now: shop.now(),
    customer: await customer(shop, home),
    bar: await addProduct(db, `KONF-${made}-BAR`, { price: 900_000, stock: 5, weightMg: 500, fixedPoint: 3 }),
    coin: await addProduct(db, `KONF-${made}-KOIN`, { price: 350_000, stock: 4, weightMg: 600_000, fixedPoint: 0 }),
    coupons: await addCoupons(shop),
    couriers: await couriersOf(db),
    banks: await banksOf(db),
    home,
    away: await area(shop, 'Kebayoran Baru', 'Senayan'),
    goldPrice: await goldPrice(db),
  };
}

async function customer(shop: TestPurchase, home: SeedArea): Promise<Stage['customer']> {
  const [buyer] = await addShoppers(shop, 1);
  if (!buyer) throw new Error('nobody came');
  await givePoints(shop, buyer, points);
  const [row] = await shop.db.select().from(customers).where(eq(customers.id, buyer.id));
  const { data } = await shop.ask(`GET /billing-address/${buyer.code}`, { token: buyer.token });
  const { firstName, lastName, username = '', email = '', phone } = row ?? {};
  return {
    ...{ code: buyer.code, username, password, email, points, phoneNumber: phone ?? '' },
    fullName: `${firstName} ${lastName}`,
    billing: {
      ...{ firstName: data['first-name'], lastName: data['last-name'], address: data.address },
      ...{ company: data.company, place: data.place, postalCode: data['postal-code'], ...home },
    },
  };
}

interface NewProduct {
  readonly price: number;
  readonly stock: number;
  readonly weightMg: number;
  readonly fixedPoint: number;
}

/** The heavy one takes no reviews. */
async function addProduct(
  db: Db,
  sku: string,
  { price, stock, weightMg, fixedPoint }: NewProduct,
): Promise<StageProduct> {
  const [category] = await db.select().from(categories).orderBy(asc(categories.id)).limit(1);
  const named = { sku, name: `Emas ${sku}`, categoryId: category?.id ?? 0, weightMg, fixedPoint };
  const row = { ...named, typeId: 1, description: 'Emas.', regularPrice: price, reviewsEnabled: weightMg < 1_000 };
  const [product] = await db.insert(products).values(row).returning({ id: products.id });
  const id = product?.id ?? 0;
  await db.insert(skus).values({ productId: id, sku, weightMg, stock });
  return { ...named, id, price: rupiah(price), stock, category: category?.name ?? '' };
}

async function addCoupons(shop: TestPurchase): Promise<Stage['coupons']> {
  const once = { customerLimit: 1 };
  const yesterday = jakartaDate(new Date(shop.now().getTime() - 24 * 60 * 60_000));
  const percent = { kind: 'PERCENT' as const, basisPoints: 1_000, cap: 200_000, minimum: 1_500_000 };
  return {
    amount: await addCoupon(shop, once),
    percent: await addCoupon(shop, { ...once, ...percent }),
    shipping: await addCoupon(shop, { ...once, kind: 'FREE_SHIPPING' }),
    expired: await addCoupon(shop, { ...once, kind: 'AMOUNT', amount: 50_000, endsOn: calendarDate(yesterday) }),
  };
}

/** The couriers as they are around Jakarta. */
async function couriersOf(db: Db): Promise<SeedCourier[]> {
  const rows = await db
    .select({ courier: couriers, rate: courierRates })
    .from(couriers)
    .innerJoin(courierRates, eq(courierRates.courierId, couriers.id))
    .where(eq(courierRates.zone, 1))
    .orderBy(asc(couriers.id));
  return rows.map(({ courier, rate }) => ({
    ...courier,
    service: rate.service,
    days: readDeliveryDays(rate.days),
    firstKg: rupiah(rate.firstKg),
    nextKg: rupiah(rate.nextKg),
    insuranceBasisPoints: rate.insuranceBasisPoints,
    notTo: [],
  }));
}

async function banksOf(db: Db): Promise<SeedBank[]> {
  const rows = await db.select().from(banks).where(eq(banks.isActive, true)).orderBy(asc(banks.id));
  return rows.map(({ id, name, accountName, accountNumber }) => ({ id, name, accountName, accountNumber }));
}

async function area(shop: TestPurchase, district: string, subdistrict: string): Promise<SeedArea> {
  const { 'subdistrict-id': id } = await areaOf(shop, district, subdistrict);
  const [row] = await shop.db
    .select({ province: provinces, city: cities, district: districts, subdistrict: subdistricts })
    .from(subdistricts)
    .innerJoin(districts, eq(districts.id, subdistricts.districtId))
    .innerJoin(cities, eq(cities.id, districts.cityId))
    .innerJoin(provinces, eq(provinces.id, cities.provinceId))
    .where(eq(subdistricts.id, id));
  if (!row) throw new Error(`no ${subdistrict}`);
  const { name } = row.district;
  return {
    province: { id: row.province.id, name: row.province.name },
    city: { id: row.city.id, type: row.city.type, name: row.city.name },
    district: { id: row.district.id, name, kecamatan: name, postalCode: row.district.postalCode },
    subdistrict: { id, name: row.subdistrict.name, kelurahan: row.subdistrict.name },
  };
}

async function goldPrice(db: Db): Promise<Rupiah | null> {
  const [row] = await db.select().from(config).where(eq(config.name, 'HARGA_EMAS_PER_GRAM'));
  return row ? rupiah(Number(row.value)) : null;
}
