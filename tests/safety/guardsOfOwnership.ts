import { core, first, type Guard, safety, server } from './guard.ts';

/** Of what belongs to whom, and of what is told. */
export const guardsOfOwnership: readonly Guard[] = [
  {
    name: 'orders are listed of who asks',
    edits: [
      [
        server('shop/checkout/orderList.ts'),
        'const own = eq(orders.customerId, customerId);',
        'const own = undefined;',
      ],
    ],
    ...{ file: safety('canary'), title: "24: 'POST /order/get-all' tells a customer", project: 'server-pglite' },
  },
  {
    name: 'a profile form changes what it may',
    edits: [
      [
        server('shop/account/store.ts'),
        '      firstName: change.firstName.trim(),',
        '      ...change,\n      firstName: change.firstName.trim(),',
      ],
    ],
    ...{ file: safety('ownership'), title: '20: changes name', project: 'server-pglite' },
  },
  {
    name: 'a claim to a company is approved before it counts in the shop',
    edits: [[server('shop/session/authenticateCustomer.ts'), "type: companyApprovedAt ? type : 'INDIVIDU'", 'type']],
    ...{ file: safety('cart'), title: '22: sells what is for companies', project: 'server-pglite' },
  },
  {
    name: 'a claim to a company shows nothing before it is approved',
    edits: [
      [
        server('shop/session/profileOf.ts'),
        "typeOfCustomer: isApproved ? customer.type : 'INDIVIDU'",
        'typeOfCustomer: customer.type',
      ],
    ],
    ...{ file: safety('registration'), title: '22: registers nobody', project: 'server-pglite' },
  },
  {
    name: 'a company is approved before anybody belongs to it',
    edits: [
      [
        server('shop/session/registrationStore.ts'),
        'and(eq(companies.id, companyId), isNotNull(companies.approvedAt))',
        'eq(companies.id, companyId)',
      ],
    ],
    ...{ file: safety('registration'), title: '22: looks for the company', project: 'server-pglite' },
  },
  {
    name: 'how to reach a company is told to its people',
    edits: [[server('shop/session/companyStore.ts'), 'id === own ?', 'id > 0 ?']],
    ...{ file: safety('ownership'), title: '23: tells how to reach', project: 'server-pglite' },
  },
  {
    name: 'an answer holds what the contract names',
    edits: [
      [core('wire/wire.ts'), 'z.codec(z.object(shape)', 'z.codec(z.looseObject(shape)'],
      [
        core('wire/wire.ts'),
        'const renamed: Record<string, unknown> = {};',
        'const renamed: Record<string, unknown> = { ...source };',
      ],
    ],
    ...{ file: safety('canary'), title: '24: drops from an answer', project: 'server-pglite' },
  },
  {
    name: 'a line of a cart has an owner by the database',
    edits: [
      [
        first,
        'CACHE 1),\n\t"customer_id" integer NOT NULL,\n\t"sku_id"',
        'CACHE 1),\n\t"customer_id" integer,\n\t"sku_id"',
      ],
    ],
    ...{ file: safety('ownership'), title: '27: has an owner', project: 'server-pglite' },
  },
  {
    name: 'nobody orders who is deleted meanwhile',
    edits: [
      [
        server('shop/checkout/store.ts'),
        "and(eq(customers.id, sql.placeholder('customerId')), isNull(customers.deletedAt))",
        "eq(customers.id, sql.placeholder('customerId'))",
      ],
    ],
    ...{ file: safety('ownership'), title: '27: refuses who is deleted', project: 'server-pglite' },
  },
];
