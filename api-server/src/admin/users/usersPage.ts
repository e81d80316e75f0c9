import type { UsersQuery } from 'admin-console/contract';

export interface UsersPage {
  readonly search: string;
  readonly orderBy: 'name' | 'email';
  readonly sortedBy: 'asc' | 'desc';
  readonly limit: number;
  /** From 1. */
  readonly page: number;
}

const usualLimit = 10;
const longestPage = 100;
const mostMatches = 50;
// Further than any list goes, and still a number the database can skip to.
const lastPage = 1_000_000;

const clamp = (value: number, lowest: number, highest: number) => Math.min(Math.max(value, lowest), highest);

/** Which part of the list is asked for. A search has no pages: it gives its first 50 matches (S7.5). */
export function usersPage({ search = '', orderBy = 'name', sortedBy = 'asc', limit, page = 1 }: UsersQuery): UsersPage {
  const order = { orderBy, sortedBy };
  const text = search.trim();
  if (text) return { ...order, search: text, limit: clamp(limit ?? mostMatches, 1, mostMatches), page: 1 };
  return { ...order, search: '', limit: clamp(limit ?? usualLimit, 1, longestPage), page: clamp(page, 1, lastPage) };
}
