import type { vessels } from '../../tables/work/vessels.ts';
import type { Calendar } from './calendar.ts';
import { clientsOf, type SeedClient, seedClients } from './clients.ts';
import { type Dice, dice } from './dice.ts';
import { type Port, ports } from './ports.ts';
import type { Office } from './readOffice.ts';
import { adjustingScenes } from './scenes/adjusting.ts';
import { cargoScenes } from './scenes/cargo.ts';
import { hullScenes } from './scenes/hull.ts';
import { liabilityScenes } from './scenes/liability.ts';
import { riskScenes } from './scenes/risk.ts';
import type { Scene, Scenes } from './scenes/scene.ts';
import { cargoOf, fitShips } from './ships.ts';
import { type Timeline, timeline } from './timeline.ts';
import { type SeedDetail, seedDetails } from './typeDetails.ts';
import { type SeedType, seedTypes } from './types.ts';

export type VesselRow = typeof vessels.$inferInsert;

/** A project as it is made up: what it is about, who has to do with it, and when its steps are taken. */
export interface Job {
  readonly id: number;
  readonly fall: Dice;
  readonly type: SeedType;
  readonly detailId: number;
  readonly detail: SeedDetail;
  readonly scene: Scene;
  readonly client: SeedClient;
  readonly clientId: number;
  readonly vessel: VesselRow;
  readonly port: Port;
  readonly surveyorId: number;
  readonly reviewerId: number;
  readonly days: Timeline;
  /** An enquiry that is not instructed yet. */
  readonly isEnquiry: boolean;
  readonly isHourly: boolean;
  readonly isInterimBilling: boolean;
  /** Nothing is asked for it. */
  readonly isGoodwill: boolean;
  readonly fee: number;
  /** A sentence of its scene with the ship, the place and the cargo in it. */
  filled(text: string): string;
}

const jobCount = 600;
const scenes: Scenes = { ...hullScenes, ...liabilityScenes, ...cargoScenes, ...riskScenes, ...adjustingScenes };
// How often a type comes, of thirty.
const mix = [
  'HM',
  'CG',
  'CH',
  'HM',
  'RC',
  'CG',
  'PI',
  'HM',
  'CG',
  'MW',
  'CG',
  'HM',
  'CH',
  'RC',
  'AJ',
  'CG',
  'HM',
  'PI',
  'RC',
  'CG',
  'HM',
  'CH',
  'MW',
  'HM',
  'CG',
  'RC',
  'HM',
  'AJ',
  'PI',
  'CG',
] as const;
const payers: Readonly<Record<string, readonly SeedClient['type'][]>> = {
  HM: ['Underwriter', 'Underwriter', 'Broker', 'Adjuster', 'Shipowner'],
  PI: ['P&I Club', 'P&I Club', 'Shipowner', 'Lawyer'],
  CG: ['Cargo', 'Cargo', 'Charterer', 'Underwriter', 'Shipowner'],
  CH: ['Charterer', 'Shipowner'],
  RC: ['Underwriter', 'P&I Club', 'Shipowner', 'Broker'],
  MW: ['Underwriter', 'Shipowner', 'Broker'],
  AJ: ['Underwriter', 'Broker', 'Shipowner', 'Adjuster'],
};

type FitShips = ReadonlyMap<SeedDetail, readonly VesselRow[]>;

/** The projects of a year, the oldest first; the last of them came today. */
export function jobsOf(office: Office, ships: readonly VesselRow[], calendar: Calendar): Job[] {
  const fits = new Map(seedDetails.map((detail) => [detail, fitShips(detail, ships)]));
  return Array.from({ length: jobCount }, (_, index) => jobOf(index, office, fits, calendar));
}

function jobOf(index: number, office: Office, fits: FitShips, calendar: Calendar): Job {
  const fall = dice(index + 1);
  const code = mix[index % mix.length] ?? 'HM';
  const type = seedTypes.find((one) => one.code === code) as SeedType;
  const detail = fall.pick(seedDetails.filter((one) => one.type === code));
  const client = clientFor(code, fall);
  const [vessel, port] = [fall.pick(fits.get(detail) ?? []), fall.pick(ports)];
  const surveyorId = fall.pick(poolOf(code, office));
  const instructed = Math.min(0, calendar.workday(Math.floor((index * 364) / (jobCount - 1)) - 364));
  const filled = filling(vessel, port, fall);
  return {
    ...{ id: index + 1, fall, type, detail, client, vessel, port, surveyorId, filled },
    ...{ detailId: seedDetails.indexOf(detail) + 1, clientId: seedClients.indexOf(client) + 1 },
    scene: scenes[detail.code] as Scene,
    reviewerId: fall.pick(office.approvers.filter((id) => id !== surveyorId)),
    days: timeline(instructed, type, fall, calendar),
    isEnquiry: index === 571 || (index > 580 && index % 4 === 2),
    isHourly: code === 'AJ' || fall.chance(30),
    isInterimBilling: code === 'AJ' && fall.chance(60),
    isGoodwill: fall.chance(2),
    fee: feeOf(type, client, fall),
  };
}

function poolOf(code: string, { hull, cargo, adjusters }: Office): readonly number[] {
  if (code === 'AJ') return adjusters;
  return code === 'CG' || code === 'CH' ? cargo : hull;
}

/** The first of a type come most often. */
function clientFor(code: string, fall: Dice): SeedClient {
  const type: SeedClient['type'] = fall.pick(payers[code] ?? []);
  const those = clientsOf(type);
  return those[Math.min(fall.between(0, those.length - 1), fall.between(0, those.length - 1))] as SeedClient;
}

function filling(vessel: VesselRow, port: Port, fall: Dice): Job['filled'] {
  const place = port.name.split(',')[0] ?? port.name;
  const words: Readonly<Record<string, string>> = {
    ...{ vessel: vessel.name, place, waters: port.waters, cargo: fall.pick(cargoOf(vessel.kind)) },
    amount: Math.max(20, Math.round(((vessel.dwt ?? 500) * fall.between(5, 85)) / 1_000) * 10).toString(),
  };
  return (text) => text.replace(/\{(\w+)\}/g, (all, word: string) => words[word] ?? all);
}

/** In the currency of the client, to a quarter of a million rupiah or fifty dollars. */
function feeOf({ defaultFee }: SeedType, { currency }: SeedClient, fall: Dice): number {
  const rupiah = (defaultFee * fall.between(60, 160)) / 100;
  const [step, rate] = currency === 'USD' ? [50, 16_400] : [250_000, 1];
  return Math.max(step, Math.round(rupiah / rate / step) * step);
}
