import { type Shape, shape } from './shapes.ts';

/** What section 7 says of a call: the fields that are sent and those that come back, where it names any. */
export interface BareCall {
  readonly ask?: Shape;
  /** Without one the specification shows no result: no data comes back. */
  readonly reply?: Shape;
}

// The entities of section 3, copied from it.
const company = 'id, name, address, email, phone';
const profile = `customer-code, username, full-name, email, phone-number, gender, type-of-customer, company (${company})`;
const province = 'province_id, province';
const city = 'id, type, name';
const cartItem =
  'id, sku, price, totalPrice, quantity, is-disabled, product (image, name, weight, atribute-value, stock-quantity, product-fixed-point, id, regular-price)';
const listItem =
  'id, sku, image, stock, rating, weight, category-name, sub-catgeory-name, product-name, regular-price, price, sale-price, sale-start-date, sale-end-date, product-type-name, product-type-code, product-segment';
const blogPage = 'id, title, content, slug, image, excerpt, category, createdDate, is-editor';
const orderAddress =
  'phone-number, full-name, company, place, address, subdistrictName, cityName, provinceName, postal-code, note';
const order = `orderCode, order-date, order-details (id, sku, name, image, quantity, price, attribute), status, coupon (code, coupon-type (code, name)), resi-no, shipping-address (${orderAddress}), shipping-type (name), bank (logo, bankName, accountName, accountNumber), payment-method, shipping-cost, total-amount, unique-code, discount-coupon, discount-redeem, grand-total, order-history (id, description, history-date)`;
const payload =
  'bank-type-id, coupon-code, customer-code, discount-coupon, discount-redeem, flag-term-condition, grand-total, point-reward, products (id, sku, quantity, price), redeem-point, shipping-address (address, city-id, city-name, company, first-name, last-name, phone-number, place, province-id, province-name, district-id, district-name, subdistrict-id, subdistrict-name, village, postal-code, note), shipping-cost, shipping-type-id, total-amount, unique-code';
const zakatEntry = 'id, type, gold-type, weight, rate, price, current-price, transaction-date';
const customer = `customer-code, full-name, first-name, last-name, username, email, gender, birth-date, phone-number, avatar, customer-type, customer-type-id, last-transaction-date, last-update, influencers (name, code), customer-point (total-point-active, total-point-used, total-point-expired), type-of-customer, company (${company})`;
const billing = `first-name, last-name, address, company, place, province (${province}), city (${city}), district (id, name, postalCode), sub-district (id, name), postal-code`;
const productDetail =
  'id, name, description, notes, sku, weight, length, width, height, category, ratingPoint, image, product-type-id, product-type-code, regular-price, price, sale-price, sale-start-date, sale-end-date, stock-quantity, purchase-note, enable-reviews, referal-points, sub-categories (id, name, is-check), galeries (image, isFavourite), tab-attribute, tab-variation (id, weight, stock-quantity, sku, attributes), product-segment, product-regional';

const search = 'page, size, search-by, category-id, is-active, sub-category-id, sort (column-name, is-ascending)';
const preview = 'customer-code, redeem-point, coupon-code, total-price';
const ask = (fields: string): BareCall => ({ ask: shape(fields) });
const reply = (fields: string): BareCall => ({ reply: shape(fields) });
const both = (asked: string, answered: string): BareCall => ({ ask: shape(asked), reply: shape(answered) });

/** The shop's calls of section 7. Of lists whose fields it does not name: an id and a name. */
export const bareCalls: Readonly<Record<string, BareCall>> = {
  'POST /company/find-all': both('page, size', `content (${company})`),
  'POST /user/register': ask(
    `email, username, referal-code, customer-type, newCompany, validCompany, company (${company})`,
  ),
  'PUT /user/forgot-password': ask('email'),
  'GET /user/get-new-password/{email}': {},
  // S7.2: the token comes from somewhere.
  'POST /user/authenticate': both('username, password', `token, ${profile}`),
  'GET /user/delete-user': {},
  'POST /user/reset-password': ask('current-password, new-password, username'),
  'GET /customer/by-code/{customer-code}': reply(customer),
  'PUT /customer': ask(
    'birth-date, first-name, last-name, email, gender, phone-number, code, level-id, customer-type, company (id)',
  ),
  'PUT /customer/update-image': ask('customer-code, images'),
  'GET /billing-address/{customer-code}': reply(billing),
  'PUT /billing-address': ask(
    'address, city-id, company, place, province-id, customer-code, subdistrict-id, district-id, postal-code',
  ),
  'POST /customer/point-history/get-all': both(
    'page, customer-code, size, search-by, sort (column-name, is-ascending)',
    'customerPointHistories (id, trxDate, debitPoint, creditPoint, balance, expDate, is-expired), totalItems, currentPage',
  ),
  'POST /order/get-all': both(
    'page, customer-code, size',
    'viewOrders (orderCode, orderDate, grandTotal, status), totalItems, currentPage',
  ),
  'GET /order/get-order-by-code/{code}': reply(`order (${order}), name, username, email`),
  'GET /customer/notif/by-code/{customer-code}': reply('id, topic, send_date, title, message'),
  'GET /menu/main/get-menu': reply('parent, url, childs (name, url)'),
  'GET /config/by-name/AKUN_WHATSAPP': reply('value'),
  'GET /dashboard': reply(
    `products (${listItem}, code, quantity, priceSale, isSale), banners (title, image, url, content), video (link, urlImage, title, content), blogs (${blogPage}), list-menu (name, link, background-color), additional-menu (name, link), galleries (image), footers (footer-group, details (name, link))`,
  ),
  'GET /config/2': reply('value'),
  'GET /config/6': reply('value'),
  'GET /blog-page/by-slug/{slug}': reply(blogPage),
  'POST /blog-page/get-all': both('page, size, is-blog', `viewBlogPages (${blogPage}), totalItems, currentPage`),
  'GET /about/1': reply(
    'id, about-title, description, details (icon, title, description), about-banner, desc-image, desc-title, hero-description, why-title',
  ),
  'POST /product/view': both(search, `viewProducts (${listItem}), totalItems, currentPage`),
  'POST /product/find': both(search, `viewProducts (${listItem}), totalItems, currentPage`),
  'GET /product-category/all-active': reply('id, name'),
  'GET /product-sub-category/category-id/{id}': reply('id, name'),
  'GET /product/by-sku/{sku}': reply(productDetail),
  'GET /product/by-sku-with-login/{sku}': reply(productDetail),
  'POST /product-review/get-all': both(
    'page, size, status, product-id',
    'totalItems, productReviews (id, name, image, submited-on, rate, comment)',
  ),
  'POST /product-review/create': ask('customer-code, description, id-product, rating, title'),
  'GET /cart/{customer-code}': reply(
    `carts (${cartItem}), point, totalAmount, total, totalPointProduct, is-full-training`,
  ),
  'POST /cart': ask('customer-code, price, quantity, sku'),
  'PUT /cart': ask('customer-code, id, price, quantity, sku'),
  'DELETE /cart/{id}': {},
  'PUT /order/redeem': both(preview, 'redeem-point'),
  'PUT /order': both(preview, 'discount-coupon, is-freeongkir'),
  'GET /province': reply(province),
  'GET /province/by-service-code/{type}': reply(province),
  'GET /city/{provinceId}': reply(city),
  'GET /city/rpx': reply(city),
  'GET /district/{cityId}': reply('id, name, kecamatan, postalCode'),
  'GET /subdistrict/{districtId}': reply('id, name, kelurahan'),
  'GET /subdistrict/rpx': reply('id, name, kelurahan'),
  'POST /order/get-cost': both(
    'destination, is-jnt, is-rpx, is-sap, weight, subdistrict-id, insurance, item-value',
    'costs (cost (value), description)',
  ),
  'GET /coupon/{code}': reply('coupon-type (name)'),
  'GET /lookup/by-group-id/3': reply('id, code, name'),
  'GET /bank': reply('id, bankName'),
  'GET /order/get-unique-code': reply('unique-code'),
  'POST /order': both(payload, 'order-code'),
  'POST /quiz/submit-quiz': both('email, name, values', 'nilai-quiz'),
  'POST /zakat': ask('customer-code, gold-type, id, price, rate, transaction-date, type, weight'),
  'POST /zakat/get-all': both(
    'page, customer-code, size',
    `status-wajib, total-gold, zakat-value, total-current-price, sisa-hari, zakats (${zakatEntry}), totalItems, currentPage`,
  ),
  'DELETE /zakat/{id}': {},
};

/** The queries of section 7, of the calls that have one. */
export const bareQueries: Readonly<Record<string, readonly string[]>> = {
  'GET /city/rpx': ['province'],
  'GET /subdistrict/rpx': ['city-id', 'city-name'],
};
