import type { vessels } from '../../tables/work/vessels.ts';
import type { SeedDetail } from './typeDetails.ts';

type VesselRow = typeof vessels.$inferInsert;

const dry = ['Bulk carrier', 'General cargo', 'Cement carrier'];
const offshore = ['Tug', 'Deck cargo barge', 'Offshore support vessel', 'Coal barge'];
const unmanned = ['Coal barge', 'Deck cargo barge'];
const bulk = ['steam coal', 'nickel ore', 'urea in bulk', 'palm kernel expeller'] as const;

const cargoes: Readonly<Record<string, readonly string[]>> = {
  'Bulk carrier': [...bulk, 'soya bean meal'],
  'General cargo': ['bagged rice', 'bagged fertiliser', 'steel coils', 'plywood'],
  'Container ship': ['412 containers'],
  'Oil tanker': ['gas oil', 'marine fuel oil'],
  'Chemical and palm oil tanker': ['crude palm oil', 'palm olein'],
  'LPG carrier': ['propane and butane'],
  'Ro-ro passenger ferry': ['trucks and passengers'],
  'Coal barge': ['steam coal', 'nickel ore', 'bauxite'],
  'Cement carrier': ['clinker', 'cement in bulk'],
  'Deck cargo barge': ['project cargo'],
};

export const cargoOf = (kind: string): readonly string[] => cargoes[kind] ?? ['deck cargo'];

/** Ships to which such a thing can happen: no draft is read of a tug, and no engine room of a barge floods. */
export function fitShips({ type, code }: SeedDetail, ships: readonly VesselRow[]): VesselRow[] {
  return ships.filter(({ kind }) => isFit(type, code, kind));
}

function isFit(type: string, code: string, kind: string): boolean {
  if (type === 'MW') return offshore.includes(kind);
  if (['DRF', 'LSV'].includes(code)) return dry.includes(kind) || kind === 'Coal barge';
  if (type === 'CG' || ['CCL', 'INJ', 'CEN', 'HWX', 'GAV'].includes(code)) return dry.includes(kind);
  if (type === 'CH') return dry.includes(kind) || kind.endsWith('tanker');
  return ['GRD', 'COL', 'CNT', 'LAY'].includes(code) || !unmanned.includes(kind);
}
