import * as admins from './admins.ts';
import * as advice from './advice.ts';
import * as areas from './areas.ts';
import * as catalogue from './catalogue.ts';
import * as content from './content.ts';
import * as couriers from './couriers.ts';
import * as customers from './customers.ts';
import * as loyalty from './loyalty.ts';
import * as mail from './mail.ts';
import * as media from './media.ts';
import * as orders from './orders.ts';
import * as reviews from './reviews.ts';

/** Every table, for Drizzle. Import a table from its own file. */
export const schema = {
  ...admins,
  ...advice,
  ...areas,
  ...catalogue,
  ...content,
  ...couriers,
  ...customers,
  ...loyalty,
  ...mail,
  ...media,
  ...orders,
  ...reviews,
};
