import { emptyClient } from '../clients/emptyClient.ts';
import type { Client } from '../records/rows.ts';

/** A client as it stands on the wire. */
export const fakeClient = (more: Partial<Client> & Pick<Client, 'id' | 'name' | 'type'>): Client => ({
  ...emptyClient,
  code: `K${more.id}`,
  openProjects: 0,
  outstandingWithoutRate: 0,
  outstandingIdr: 0,
  updatedAt: '2026-11-02T03:00:00.000Z',
  version: 1,
  ...more,
});
