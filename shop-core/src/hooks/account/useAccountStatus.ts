import type { Customer } from '../../contract/entities/customer.ts';
import { referralLink } from '../../rules/account/referralLink.ts';
import type { CalendarDate } from '../../rules/dates/calendarDate.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import { useOwner } from '../provider/useOwner.ts';
import { useShopQuery } from '../provider/useShopQuery.ts';
import { customerQuery } from './useCustomer.ts';

/** Where a customer stands. */
export interface AccountStatus {
  readonly name: string;
  readonly avatar: string | null;
  readonly level: string | null;
  readonly points: Customer['points'];
  readonly referralCode: string;
  readonly referralLink: string;
  /** Who invited the customer: the name, or the code of someone without one. */
  readonly influencer: string | null;
  readonly lastLogin: CalendarDate | null;
  readonly lastTransaction: CalendarDate | null;
}

/**
 * Level, points, invitation and last visits of who is logged in (S2.69, S2.128-S2.132, S2.138), as a query.
 * @param registerUrl where people register, for the link that invites them: 'https://shop.example/register'
 * @returns A query of the status; pending while nobody is logged in. It shares its answer with {@link useCustomer}.
 */
export function useAccountStatus(registerUrl: string) {
  const owner = useOwner();
  return useShopQuery({
    ...customerQuery(useShop(), owner),
    enabled: owner !== 'visitor',
    select: (customer) => toStatus(customer, registerUrl),
  });
}

function toStatus(customer: Customer, registerUrl: string): AccountStatus {
  const { fullName, username, avatar, level, points, customerCode, influencers } = customer;
  const [influencer] = influencers;
  return {
    ...{ avatar, level, points },
    name: fullName || username,
    referralCode: customerCode,
    referralLink: referralLink(registerUrl, customerCode),
    influencer: influencer ? influencer.name || influencer.code : null,
    lastLogin: customer.lastLoginDate,
    lastTransaction: customer.lastTransactionDate,
  };
}
