import type { Guard } from './guard.ts';
import { guardsOfAccess } from './guardsOfAccess.ts';
import { guardsOfCart } from './guardsOfCart.ts';
import { guardsOfCheckout } from './guardsOfCheckout.ts';
import { guardsOfConsole } from './guardsOfConsole.ts';
import { guardsOfDurability } from './guardsOfDurability.ts';
import { guardsOfHttp } from './guardsOfHttp.ts';
import { guardsOfInput } from './guardsOfInput.ts';
import { guardsOfLogin } from './guardsOfLogin.ts';
import { guardsOfOwnership } from './guardsOfOwnership.ts';
import { guardsOfPurchase } from './guardsOfPurchase.ts';
import { guardsOfUsers } from './guardsOfUsers.ts';

/** Every guard that `npm run guards` takes away. */
export const allGuards: readonly Guard[] = [
  ...guardsOfAccess,
  ...guardsOfCart,
  ...guardsOfCheckout,
  ...guardsOfConsole,
  ...guardsOfDurability,
  ...guardsOfHttp,
  ...guardsOfInput,
  ...guardsOfLogin,
  ...guardsOfOwnership,
  ...guardsOfPurchase,
  ...guardsOfUsers,
];
