import type { BankOption, ShippingOption } from '../../contract/entities/shipping.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import { useOwner } from '../provider/useOwner.ts';
import { useShopQuery } from '../provider/useShopQuery.ts';
import { banksQuery, shippingOptionsQuery, uniqueCodeQuery } from './checkoutQueries.ts';

export interface CheckoutLists {
  /** Those that the shop offers; empty while they are on their way. */
  readonly couriers: readonly ShippingOption[];
  readonly banks: readonly BankOption[];
  /** Couriers and banks are known. */
  readonly isLoaded: boolean;
  readonly uniqueCode: number;
  /** Why something of these could not be loaded. */
  readonly error: Error | null;
  /** Asks for what could not be loaded again. */
  readonly retry: () => void;
}

/** What a checkout chooses from, and the unique code for the chosen bank. */
export function useCheckoutLists(bankId: number | null): CheckoutLists {
  const shop = useShop();
  const owner = useOwner();
  const options = useShopQuery(shippingOptionsQuery(shop));
  const banks = useShopQuery(banksQuery(shop));
  const code = useShopQuery({ ...uniqueCodeQuery(shop, owner, bankId), enabled: owner !== 'visitor' });
  const failed = [options, banks, code].filter(({ isError, data }) => isError && data === undefined);
  return {
    couriers: (options.data ?? []).filter((option) => !shop.excludedCouriers.includes(option.code)),
    banks: banks.data ?? [],
    isLoaded: options.data !== undefined && banks.data !== undefined,
    uniqueCode: code.data ?? 0,
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const query of failed) void query.refetch();
    },
  };
}
