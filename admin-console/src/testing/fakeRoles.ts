import type { Role } from '../contract/index.ts';

const named = (id: number, name: string, displayName: string): Role => ({ id, name, displayName, memberCount: 1 });

/** The roles of the fake back office. */
export const fakeRoles: Role[] = [
  named(1, 'super-admin', 'Super Admin'),
  named(2, 'viewer', 'Viewer'),
  named(3, 'surveyor', 'Surveyor'),
];
