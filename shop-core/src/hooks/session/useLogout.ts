import { logout } from '../../contract/calls/session.ts';
import { type Action, useAction } from '../provider/useAction.ts';

/**
 * Logs out here and in every tab, and revokes the token. A server that can't be reached does not keep anyone logged in.
 * @returns An action without input. {@link useSession} is a visitor at once, and nothing that was fetched for the
 * customer is kept.
 */
export function useLogout(): Action<undefined, undefined> {
  return useAction(async (_: undefined, shop) => {
    const revoked = shop.client.send(logout, {}).catch(() => undefined);
    shop.signOut('logout');
    await revoked;
    return undefined;
  });
}
