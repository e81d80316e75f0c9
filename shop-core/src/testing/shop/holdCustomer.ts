import type { HeldCustomer } from './heldShop.ts';
import { movePoints } from './movePoints.ts';
import type { CustomerDetails, SeedCustomer } from './shopSeed.ts';

const unknown: CustomerDetails = {
  ...{ firstName: null, lastName: null, birthDate: null, avatar: null, level: 'Silver', levelId: 1 },
  ...{ lastTransactionDate: null, lastUpdate: null, lastLoginDate: null, influencers: [] },
};

/** Someone who can log in, as a shop in memory keeps them. Points they have came at once. */
export function holdCustomer(seed: SeedCustomer, now: Date): HeldCustomer {
  const { profile, password, billing, points, details, notifications = [], lines = [], zakat = [] } = seed;
  const customer: HeldCustomer = {
    ...{ profile, password, billing, notifications, mailedPassword: null },
    details: { ...unknown, ...details },
    ...{ points: 0, pointRows: [], lines: lines.map((line) => ({ ...line })), zakat: [...zakat], adds: new Set() },
  };
  movePoints(customer, points, 'Saldo awal', now);
  return customer;
}
