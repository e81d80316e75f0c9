import { logout } from '../../contract/calls/session.ts';
import { type Action, useAction } from '../provider/useAction.ts';

/** Logs out here and in every tab, and revokes the token. A server that can't be reached does not keep anyone logged in. */
export function useLogout(): Action<undefined, undefined> {
  return useAction(async (_: undefined, shop) => {
    const revoked = shop.client.send(logout, {}).catch(() => undefined);
    shop.signOut('logout');
    await revoked;
    return undefined;
  });
}
