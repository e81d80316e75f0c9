import { useRecordContext } from 'react-admin';
import type { RoleDetail } from '../contract/index.ts';

/** The role of the screen. React-admin shows first what the list knew of it, which is no form: that is not yet a role. */
export function useWholeRole(): RoleDetail | undefined {
  const role = useRecordContext<RoleDetail>();
  return role && 'permissions' in role ? role : undefined;
}
