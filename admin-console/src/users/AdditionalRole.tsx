import { Chip } from '@mui/material';
import type { AdminUser } from '../contract/index.ts';

export function AdditionalRole({ user }: { readonly user: AdminUser }) {
  return user.additionalRole && <Chip size="small" variant="outlined" label={user.additionalRole} />;
}
