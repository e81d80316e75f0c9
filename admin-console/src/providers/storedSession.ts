import { grantedPermissions } from 'shop-core/rules/back-office';
import * as z from 'zod/mini';
import {
  type AdminLogin,
  type AdminProfile,
  type AdminTokens,
  adminProfile,
  adminTokens,
  type Permission,
} from '../contract/index.ts';

/** What the console keeps of a login in the browser (S4.1). Whatever is stored there but can't be read is not there. */
export function storedSession(storage: Storage) {
  const keep = (name: string, value: unknown) => storage.setItem(name, JSON.stringify(value));
  const saveTokens = (tokens: AdminTokens) => keep('tokens', z.encode(adminTokens, tokens));
  // Only what is allowed (S3.6), in an order that is always the same.
  const savePermissions = (permissions: readonly Permission[]) =>
    keep(
      'permissions',
      grantedPermissions(permissions)
        .map(({ name }) => name)
        .sort(),
    );

  return {
    save(login: AdminLogin): void {
      saveTokens(login);
      keep('profile', z.encode(adminProfile, login.profile));
      savePermissions(login.permissions);
    },
    saveTokens,
    savePermissions,
    tokens: (): AdminTokens | undefined => read(storage, 'tokens', adminTokens),
    profile: (): AdminProfile | undefined => read(storage, 'profile', adminProfile),
    permissions: (): readonly string[] => read(storage, 'permissions', z.array(z.string())) ?? [],
    forgetTokens: (): void => storage.removeItem('tokens'),
    /** Everything, not only ours (S4.2). */
    clear: (): void => storage.clear(),
  };
}

export type StoredSession = ReturnType<typeof storedSession>;

function read<S extends z.core.$ZodType>(storage: Storage, name: string, schema: S): z.output<S> | undefined {
  const read = z.safeDecode(schema, parsed(storage.getItem(name)) as never);
  return read.success ? read.data : undefined;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
