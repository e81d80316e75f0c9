import type { Vessel } from '../records/rows.ts';

/** A vessel of which nothing is known yet. */
export const emptyVessel = {
  exNames: [],
  imo: null,
  regNo: null,
  callSign: null,
  mmsi: null,
  flag: 'Indonesia',
  portOfRegistry: null,
  classSociety: null,
  notation: null,
  gt: null,
  nt: null,
  dwt: null,
  loa: null,
  lbp: null,
  breadth: null,
  depth: null,
  builtYear: null,
  builder: null,
  engine: null,
  kw: null,
  ownerId: null,
  manager: null,
  piClub: null,
} satisfies Partial<Vessel>;
