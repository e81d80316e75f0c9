import { createContext } from 'react';

/** A one-time password that was typed a moment ago, so that its change does not ask for it again. */
interface OneTimePassword {
  readonly keep: (customerCode: string, password: string) => void;
  readonly of: (customerCode: string) => string | undefined;
  readonly forget: () => void;
}

/** In the memory of the page, never in a storage. */
export function createOneTimePassword(): OneTimePassword {
  let typed: { readonly customerCode: string; readonly password: string } | undefined;
  return {
    keep: (customerCode, password) => {
      typed = { customerCode, password };
    },
    of: (customerCode) => (typed?.customerCode === customerCode ? typed.password : undefined),
    forget: () => {
      typed = undefined;
    },
  };
}

const nothing: OneTimePassword = { keep: () => {}, of: () => undefined, forget: () => {} };

/** Of the page. */
export const OneTimePasswordContext = createContext(nothing);
