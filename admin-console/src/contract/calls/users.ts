import { list, wire } from 'shop-core/wire';
import * as z from 'zod/mini';
import { adminCall } from '../adminCall.ts';
import { adminUser } from '../entities/adminUser.ts';
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

/** S7.6 */
export const getUser = adminCall('GET /users/{id}', {
  auth: 'admin',
  needsOneOf: ['list-users'],
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

export type UserOrder = z.output<typeof userOrder>;
export type Direction = z.output<typeof direction>;
export type UsersQuery = z.output<typeof listUsers.query>;
export type UsersMeta = z.output<typeof listUsers.meta>;
