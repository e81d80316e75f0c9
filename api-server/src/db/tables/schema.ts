import * as admins from './admins.ts';
import * as areas from './areas.ts';
import * as catalogue from './catalogue.ts';
import * as content from './content.ts';
import * as customers from './customers.ts';
import * as mail from './mail.ts';
import * as media from './media.ts';
import * as orders from './orders.ts';

/** Every table, for Drizzle. Import a table from its own file. */
export const schema = { ...admins, ...areas, ...catalogue, ...content, ...customers, ...mail, ...media, ...orders };
