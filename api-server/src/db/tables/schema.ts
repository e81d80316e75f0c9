import * as admins from './admins.ts';
import * as advice from './advice.ts';
import * as areas from './areas.ts';
import * as audit from './audit.ts';
import * as catalogue from './catalogue.ts';
import * as content from './content.ts';
import * as couriers from './couriers.ts';
import * as customers from './customers.ts';
import * as logins from './logins.ts';
import * as loyalty from './loyalty.ts';
import * as mail from './mail.ts';
import * as media from './media.ts';
import * as orders from './orders.ts';
import * as reviews from './reviews.ts';
import * as clients from './work/clients.ts';
import * as diary from './work/diary.ts';
import * as effort from './work/effort.ts';
import * as fieldwork from './work/fieldwork.ts';
import * as invoices from './work/invoices.ts';
import * as numbering from './work/numbering.ts';
import * as projects from './work/projects.ts';
import * as receipts from './work/receipts.ts';
import * as reports from './work/reports.ts';
import * as types from './work/types.ts';
import * as vessels from './work/vessels.ts';

/** Every table, for Drizzle. Import a table from its own file. */
export const schema = {
  ...admins,
  ...advice,
  ...areas,
  ...audit,
  ...catalogue,
  ...content,
  ...couriers,
  ...customers,
  ...logins,
  ...loyalty,
  ...mail,
  ...media,
  ...orders,
  ...reviews,
  ...clients,
  ...diary,
  ...effort,
  ...fieldwork,
  ...invoices,
  ...numbering,
  ...projects,
  ...receipts,
  ...reports,
  ...types,
  ...vessels,
};
