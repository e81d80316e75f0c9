import { useLocation } from 'react-router';
import { keepMobile } from './keepMobile.ts';

/** Makes addresses for `navigate` that keep `mobile=1`, as ShopLink does for links. */
export function useShopHref(): (to: string) => string {
  const { search } = useLocation();
  return (to) => keepMobile(to, search);
}
