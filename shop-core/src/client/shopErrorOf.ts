import { ShopError } from './shopError.ts';

/** Whatever was thrown, as an error of the shop. */
export function shopErrorOf(cause: unknown): ShopError {
  return cause instanceof ShopError ? cause : new ShopError({ code: 'UNEXPECTED' }, { cause });
}
