import { useLocation } from 'react-router';
import { type Action, type AddToCartOptions, type ProductToAdd, useAddToCart, useSession } from 'shop-core';
import type { Cart } from 'shop-core/contract';
import type { ProblemCode } from 'shop-core/rules';
import { keepWanted } from '../app/wanted.ts';

const meetsLogin: readonly ProblemCode[] = ['LOGIN_REQUIRED', 'PASSWORD_CHANGE_REQUIRED'];

/** Puts a product in the cart; where a login comes first, it is done after that (decision 0142). */
export function useWantedAdd(options?: AddToCartOptions): Pick<Action<ProductToAdd, Cart>, 'run' | 'isPending'> {
  const { run, isPending } = useAddToCart(options);
  const session = useSession();
  const { pathname, search } = useLocation();
  return {
    isPending,
    run: async (product) => {
      // Asked before: the press itself may find that the login is over.
      const customerCode = session.status === 'customer' ? session.profile.customerCode : null;
      const result = await run(product);
      if (!result.ok && meetsLogin.includes(result.error.problem.code)) {
        keepWanted({ customerCode, place: pathname + search, product });
      }
      return result;
    },
  };
}
