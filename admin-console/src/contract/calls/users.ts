import { isoDate, list, wire } from 'shop-core/wire';
import * as z from 'zod/mini';
import { adminCall } from '../adminCall.ts';
import { additionalRole, adminUser } from '../entities/adminUser.ts';
import { count, idInPath, text, wholeInQuery } from '../scalars.ts';

export const userOrder = z.enum(['name', 'email']);
export const direction = z.enum(['asc', 'desc']);

/** S7.5. Pages count from 1. With a search the page is left out, and the first 50 matches come. */
export const listUsers = adminCall('GET /users', {
  auth: 'admin',
  needsOneOf: ['list-users'],
  query: wire({
    limit: ['limit', z.optional(wholeInQuery)],
    page: ['page', z.optional(wholeInQuery)],
    orderBy: ['orderBy', z.optional(userOrder)],
    sortedBy: ['sortedBy', z.optional(direction)],
    search: ['search', z.optional(text(100))],
  }),
  reply: list(adminUser),
  meta: wire({
    pagination: [
      'pagination',
      wire({ perPage: ['per_page', count], currentPage: ['current_page', count], total: ['total', count] }),
    ],
    // What the asking admin may do with users.
    custom: [
      'custom',
      wire({
        isEdit: ['isEdit', z.boolean()],
        isDelete: ['isDelete', z.boolean()],
        isCreate: ['isCreate', z.boolean()],
      }),
    ],
  }),
});

const userInPath = wire({ id: ['id', idInPath] });

/** S7.6. Whoever edits a user has to see it. */
export const getUser = adminCall('GET /users/{id}', {
  auth: 'admin',
  needsOneOf: ['list-users', 'edit-users'],
  params: userInPath,
  reply: adminUser,
});

/** S7.7 */
export const deleteUser = adminCall('DELETE /users/{id}', {
  auth: 'admin',
  needsOneOf: ['delete-users'],
  params: userInPath,
  reply: z.null(),
});

/** Ours: keeps a user out of the console, every login of it included, or lets it in again. What it did and has stays. */
export const setUserActive = adminCall('PUT /users/{id}/status', {
  auth: 'admin',
  needsOneOf: ['edit-users'],
  params: userInPath,
  body: wire({ isActive: ['is_active', z.boolean()] }),
  reply: adminUser,
});

/** Ours: whether a user types a code of a second factor to log in. */
export const userSecondFactor = adminCall('GET /users/{id}/second-factor', {
  auth: 'admin',
  needsOneOf: ['edit-users'],
  params: userInPath,
  reply: wire({ isOn: ['isOn', z.boolean()] }),
});

/**
 * Ours: for somebody who lost the phone and the recovery codes. Ends the second factor, the codes and every login of the user,
 * who then logs in by the password alone. Not for oneself, nor for whose role allows more than one's own.
 */
export const resetSecondFactor = adminCall('DELETE /users/{id}/second-factor', {
  auth: 'admin',
  needsOneOf: ['edit-users'],
  params: userInPath,
  reply: z.null(),
});

const file = z.optional(z.custom<Uint8Array>((value) => value instanceof Uint8Array));

// A form sends what was left empty as an empty text.
const orEmpty = <T extends z.core.$ZodType>(schema: T) =>
  z.codec(z.optional(z.string()), z.optional(schema), {
    decode: (value) => (value === '' ? undefined : (value as never)),
    encode: (value) => value as never,
  });

const userFormFields = {
  name: ['name', text()],
  email: ['email', text(320)],
  phone: ['phone', text()],
  address: ['address', text(1_000)],
  birthDate: ['birth', orEmpty(isoDate)],
  roleId: ['roleId', orEmpty(idInPath)],
  additionalRole: ['additional_roles', orEmpty(additionalRole)],
  avatar: ['avatar', file],
  // Ours: what else the entity has. What is left out stays as it is; an empty position or city is none.
  nik: ['nik', orEmpty(text(30))],
  position: ['position', z.optional(text())],
  birthCity: ['birth_city', z.optional(text())],
} as const;

/** S7.8 */
export const createUser = adminCall('POST /admins', {
  auth: 'admin',
  needsOneOf: ['create-users'],
  isMultipart: true,
  body: wire({ ...userFormFields, password: ['password', text(1_000)] }),
  reply: adminUser,
});

/** S7.10, which the specification does not show: the fields of S7.8, and without a password the old one stays. */
export const editUser = adminCall('PUT /admins/{id}', {
  auth: 'admin',
  needsOneOf: ['edit-users'],
  isMultipart: true,
  params: userInPath,
  body: wire({ ...userFormFields, password: ['password', orEmpty(text(1_000))] }),
  reply: adminUser,
});

export type UserForm = z.output<typeof createUser.body>;
export type UserEdit = z.output<typeof editUser.body>;
export type UserOrder = z.output<typeof userOrder>;
export type Direction = z.output<typeof direction>;
export type UsersQuery = z.output<typeof listUsers.query>;
export type UsersMeta = z.output<typeof listUsers.meta>;
