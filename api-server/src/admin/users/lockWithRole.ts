import type { Tx } from '../../db/connect.ts';
import { lockRole } from './formStore.ts';
import { lockUser } from './store.ts';
import { withAdditional } from './whyNotGiveRole.ts';

/** As `lockUser`, with all that the user's roles allow now: it tells whether the user is above whoever asks. */
export async function lockWithRole(tx: Tx, id: number) {
  const locked = await lockUser(tx, id);
  const role = locked.user && (await lockRole(tx, locked.user.roleId));
  return { ...locked, role: role && withAdditional(role, locked.user?.additionalRole ?? null) };
}
