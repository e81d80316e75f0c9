import { answered, call, dashDate, list, type Named, orNull, wire } from '../../wire/index.ts';
import * as z from '../../wire/zod.ts';
import { billingAddress } from '../entities/billingAddress.ts';
import { customer } from '../entities/customer.ts';
import { customerCodeParam } from '../entities/customerCode.ts';
import { notification } from '../entities/notification.ts';
import { customerType, gender } from '../entities/profile.ts';
import { id, text } from '../scalars.ts';

/** S7.19. Who is logged in: name, contact, level, points and company. */
export const getCustomer = call('GET /customer/by-code/{customer-code}', {
  auth: 'customer',
  params: customerCodeParam,
  reply: customer,
});

const companyRef = wire({ id: ['id', id] });

export interface CustomerChange extends z.output<typeof customerChangeWire> {}
const customerChangeWire = wire({
  birthDate: ['birth-date', dashDate],
  firstName: ['first-name', text(100)],
  lastName: ['last-name', orNull(text(100))],
  email: ['email', text(320)],
  gender: ['gender', gender],
  phoneNumber: ['phone-number', text(30)],
  customerCode: ['code', text(64)],
  levelId: ['level-id', orNull(id)],
  customerType: ['customer-type', customerType],
  company: ['company', z.optional(companyRef)],
});
export const customerChange: Named<CustomerChange> = customerChangeWire;

/**
 * S7.20. Changes the profile. Level, type and company travel as the spec says; the server keeps its own. A new e-mail is valid once it is
 * confirmed by the link that is mailed to it ({@link confirmEmail}).
 */
export const saveCustomer = call('PUT /customer', {
  auth: 'customer',
  body: customerChange,
  reply: answered(customer),
});

/** S7.23. The address that parcels go to unless an order says otherwise. Its fields are null until it was saved once. */
export const getBillingAddress = call('GET /billing-address/{customer-code}', {
  auth: 'customer',
  params: customerCodeParam,
  reply: billingAddress,
});

const idAsText = z.codec(z.string(z.regex(/^[1-9]\d{0,9}$/)), id, { decode: Number, encode: String });

export interface BillingChange extends z.output<typeof billingChangeWire> {}
const billingChangeWire = wire({
  address: ['address', text(500)],
  cityId: ['city-id', id],
  company: ['company', orNull(text(100))],
  place: ['place', orNull(text(100))],
  provinceId: ['province-id', id],
  customerCode: ['customer-code', text(64)],
  subdistrictId: ['subdistrict-id', id],
  districtId: ['district-id', idAsText],
  postalCode: ['postal-code', text(10)],
});
export const billingChange: Named<BillingChange> = billingChangeWire;

/** S7.24. The reply is the saved address. */
export const saveBillingAddress = call('PUT /billing-address', {
  auth: 'customer',
  body: billingChange,
  reply: answered(billingAddress),
});

/** S7.22. One picture as a base64 data URL. The reply is the customer with the new one. */
export const updateImage = call('PUT /customer/update-image', {
  auth: 'customer',
  body: wire({
    customerCode: ['customer-code', text(64)],
    images: ['images', list(text(3 * 1024 * 1024), 1)],
  }),
  reply: answered(customer),
});

/**
 * Ours: makes a new e-mail address valid by the token that was mailed to it.
 * @errors LINK_INVALID for a token that is used up, too old or somebody else's.
 */
export const confirmEmail = call('POST /customer/confirm-email', {
  auth: 'customer',
  body: wire({ token: ['token', text(128)] }),
  reply: customer,
});

/** S7.28. What the customer was told of orders and points, the newest first. */
export const getNotifications = call('GET /customer/notif/by-code/{customer-code}', {
  auth: 'customer',
  params: customerCodeParam,
  reply: list(notification),
});
