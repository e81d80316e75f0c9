export interface Size {
  readonly products: number;
  readonly customers: number;
  readonly orders: number;
}

/**
 * A big shop beside the demo one, as statements that run one after another. Triggers and foreign keys are off while they
 * run: what the triggers would write is written here.
 */
export const fill = ({ products, customers, orders }: Size): readonly string[] => [
  `set session_replication_role = replica`,
  `insert into products (sku, name, description, category_id, type_id, segment, regular_price, sale_price, sale_start,
     sale_end, weight_mg, rating_tenths, position, search_text)
   select 'SC-' || n, 'Emas Skala ' || n, '<p>Emas.</p>', c.ids[1 + n % c.many], (select id from product_types where code = 'SP'),
     case when n % 10 = 0 then 'CORPORATE' else 'INDIVIDU' end, 100000 + (n::bigint * 7919) % 9000000,
     case when n % 20 = 0 then 90000 + n % 5000 end, case when n % 20 = 0 then current_date - 5 end,
     case when n % 20 = 0 then current_date + 5 end, 500 + n % 100000, n % 51, 100 + n,
     'Emas Skala ' || n || E'\\nSC-' || n
   from generate_series(1, ${products}) n,
     (select array_agg(id order by id) as ids, count(*)::int as many from categories where is_active) c`,
  `insert into skus (product_id, sku, weight_mg, stock) select id, sku, weight_mg, 1000 from products where sku like 'SC-%'`,
  `insert into product_images (product_id, image) select id, 'emas.jpg' from products where sku like 'SC-%'`,
  `insert into product_prices (product_id, level_id, price)
   select p.id, l.id, p.regular_price - 1000 from products p, levels l where p.sku like 'SC-%' and p.id % 5 = 0`,
  `insert into product_sub_categories (product_id, sub_category_id)
   select p.id, (select min(s.id) from sub_categories s where s.category_id = p.category_id) from products p
   where p.sku like 'SC-%' and p.id % 4 = 0
     and exists (select from sub_categories s where s.category_id = p.category_id)`,
  `insert into customers (code, username, email, username_key, email_key, type, level_id, created_at, updated_at)
   select 'SC' || n, 'sc' || n, 'sc' || n || '@x.test', 'sc' || n, 'sc' || n || '@x.test', 'INDIVIDU',
     (select min(id) from levels), now(), now() from generate_series(1, ${customers}) n`,
  `create temp table big as select id, (row_number() over (order by id) - 1)::int as place from customers where code like 'SC%'`,
  `create index on big (place)`,
  `insert into orders (code, customer_id, status, placed_at, pay_by, bank_id, total_amount, unique_code, shipping_cost,
     grand_total, billing_address, request_hash)
   select 'SC' || n, b.id, 'complete', now(), now(), (select min(id) from banks), 1000000, 1 + n % 999, 0,
     1000000 - (1 + n % 999), '{"fullName":"A","phoneNumber":null,"company":null,"place":null,"address":"Jl. 1","subdistrictName":null,"districtName":null,"cityName":"Bandung","provinceName":"Jawa Barat","postalCode":"40111","note":null}', ''
   from generate_series(1, ${orders}) n join big b on b.place = n % ${customers}`,
  `insert into order_lines (order_id, sku_id, product_id, sku, name, quantity, price)
   select o.id, s.id, s.product_id, s.sku, 'Emas', 1, 1000000 from orders o, (select * from skus order by id desc limit 1) s
   where o.code like 'SC%'`,
  `insert into order_history (order_id, status, description, at) select id, 'pending', 'x', now() from orders where code like 'SC%'`,
  `insert into point_moves (customer_id, kind, order_id, at, credit, debit, balance, description)
   select customer_id, 'EARNED', id, now(), 5, 0, 5, 'x' from orders where code like 'SC%'`,
  `insert into point_lots (customer_id, points, remaining, earned_on, expires_on)
   select id, 5, 5, current_date, current_date + 365 from big`,
  `insert into cart_lines (customer_id, sku_id, quantity, price, created_at)
   select b.id, s.id, 1, 1000000, now() from big b, (select id from skus order by id desc limit 3) s`,
  `insert into reviews (product_id, customer_id, name, title, comment, rate, status, is_buyer, created_at)
   select p.id, b.id, 'A', 'B', 'C', 5, 'APPROVE', true, now() from products p join big b on b.place between 0 and 2
   where p.sku like 'SC-%'`,
  `insert into notifications (customer_id, topic, title, message, sent_at)
   select id, 'order', 'A', 'B', now() from big, generate_series(1, 3)`,
  `insert into sessions (token_hash, customer_id, created_at, last_seen_at, expires_at)
   select md5(id::text), id, now(), now(), now() + interval '30 days' from big`,
  `drop table big`,
  `set session_replication_role = origin`,
  `vacuum analyze`,
];
