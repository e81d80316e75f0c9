import type { Tx } from '../../db/connect.ts';
import { lockRole } from './formStore.ts';
import { lockUser } from './store.ts';

/** As `lockUser`, with the role of the user: whether it is above one's own is told by what it allows now. */
export async function lockWithRole(tx: Tx, id: number) {
  const locked = await lockUser(tx, id);
  return { ...locked, role: locked.user && (await lockRole(tx, locked.user.roleId)) };
}
