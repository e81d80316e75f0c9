import { useLocation } from 'react-router';
import { type Action, type ProductToAdd, type Result, useAddToCart, useSession } from 'shop-core';
import type { Cart } from 'shop-core/contract';
import type { ProblemCode } from 'shop-core/rules';
import { keepWanted } from '../app/wanted.ts';
import { useToaster } from '../ui/ToasterContext.ts';
import { useTellAdded } from './useTellAdded.ts';

const meetsLogin: readonly ProblemCode[] = ['LOGIN_REQUIRED', 'PASSWORD_CHANGE_REQUIRED'];

interface WantedAddOptions {
  /** Nothing is said when it went through: the screen shows it by itself (S2.89). */
  readonly isSilent?: boolean | undefined;
  /** Problems that the screen shows by itself. */
  readonly quiet?: readonly ProblemCode[] | undefined;
}

/** Puts a product in the cart and says so by its name; where a login comes first, it is done after that (decision 0142). */
export function useWantedAdd({ isSilent = false, quiet }: WantedAddOptions = {}) {
  const { run, isPending }: Action<ProductToAdd, Cart> = useAddToCart({ isSilent: true, ...(quiet && { quiet }) });
  const session = useSession();
  const toaster = useToaster();
  const tellAdded = useTellAdded();
  const { pathname, search } = useLocation();
  const add = async (product: ProductToAdd, name: string): Promise<Result<Cart>> => {
    // Asked before: the press itself may find that the login is over.
    const customerCode = session.status === 'customer' ? session.profile.customerCode : null;
    const result = await run(product);
    // What went wrong before is over.
    if (result.ok && isSilent) toaster.clear();
    else if (result.ok) tellAdded(name, product.quantity);
    else if (meetsLogin.includes(result.error.problem.code)) {
      keepWanted({ customerCode, place: pathname + search, buying: { product, name } });
    }
    return result;
  };
  return { add, isPending };
}
