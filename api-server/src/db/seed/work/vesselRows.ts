import type { vessels } from '../../tables/work/vessels.ts';
import { seedClients } from './clients.ts';
import { type Dice, dice } from './dice.ts';
import { imoNumber } from './imoNumber.ts';
import { ports } from './ports.ts';
import { type SeedVessel, seedVessels } from './vessels.ts';

const flags: Readonly<Record<string, readonly [flag: string, port: string, mid: string]>> = {
  PBC: ['Panama', 'Panama', '352'],
  EBS: ['Singapore', 'Singapore', '563'],
  AKM: ['Liberia', 'Monrovia', '636'],
  DLO: ['Hong Kong', 'Hong Kong', '477'],
};
const yards = [
  'PT Galangan Teluk Bayan, Batam',
  'PT Dok Sungai Lais, Palembang',
  'Imabari, Japan',
  'Taizhou, China',
] as const;
const clubs = ['Eastern Continental P&I Club', 'Fjordane Mutual P&I', 'Japan Keel P&I'] as const;
const withoutNumber = 'Coal barge';

/** The ships with their ids. Their measures are about those of ships of such tons. */
export function vesselRows(now: Date): (typeof vessels.$inferInsert)[] {
  const all = Object.entries(seedVessels).flatMap(([kind, ships]) => ships.map((ship) => ({ kind, ship })));
  return all.map(({ kind, ship }, index) => {
    const fall = dice(5_000 + index);
    const isBarge = / barge$/i.test(kind);
    return {
      ...{
        id: index + 1,
        name: ship[0],
        exNames: fall.chance(20) ? [`${ship[0].split(' ')[0]} Ocean Pioneer`] : [],
        kind,
      },
      ...numbersOf(kind, ship, index, fall),
      ...measuresOf(ship[1], isBarge),
      ...{ builtYear: ship[2], builder: fall.pick(yards), ownerId: ownerOf(ship) },
      ...(isBarge ? { engine: null, kw: null } : engineOf(ship[1], fall)),
      ...{ manager: null, piClub: ship[1] > 2_000 ? fall.pick(clubs) : null, createdAt: now, updatedAt: now },
    };
  });
}

const ownerOf = ([, , , owner]: SeedVessel) => seedClients.findIndex(({ code }) => code === owner) + 1;

function numbersOf(kind: string, [, gt, , owner]: SeedVessel, index: number, fall: Dice) {
  const [flag, portOfRegistry, mid] = flags[owner] ?? ['Indonesia', fall.pick(ports).name.split(',')[0], '525'];
  const hasImo = kind !== withoutNumber;
  const hasRadio = hasImo && !/ barge$/i.test(kind);
  return {
    imo: hasImo ? imoNumber(907_472 + index * 613) : null,
    regNo: hasImo ? null : `20${10 + (index % 9)} IIk No. ${4_100 + index * 7}/L`,
    callSign: hasRadio ? `${flag === 'Indonesia' ? 'YB' : 'VR'}${letters(fall)}${fall.between(2, 9)}` : null,
    mmsi: hasRadio ? `${mid}${String(fall.between(0, 899_999) + index).padStart(6, '0')}` : null,
    ...{ flag, portOfRegistry, classSociety: flag === 'Indonesia' ? 'BKI' : fall.pick(['NK', 'ABS', 'DNV', 'LR']) },
    notation: gt > 500 ? '+A 100 I, +SM' : null,
  };
}

const letters = (fall: Dice) => String.fromCharCode(fall.between(65, 90), fall.between(65, 90));

function measuresOf(gt: number, isBarge: boolean) {
  const loa = isBarge ? 5.9 * gt ** (1 / 3) + 6 : 5.9 * gt ** (1 / 3) - 4;
  const breadth = isBarge ? loa / 3.75 : loa / 6.1;
  const exact = (metres: number) => Math.round(metres * 100) / 100;
  const dwt = Math.round(gt * (isBarge ? 1.6 : 1.7));
  return {
    ...{ gt, nt: Math.round(gt * (isBarge ? 0.3 : 0.55)), dwt, loa: exact(loa), lbp: exact(loa * 0.95) },
    ...{ breadth: exact(breadth), depth: exact(breadth * (isBarge ? 0.22 : 0.55)) },
  };
}

function engineOf(gt: number, fall: Dice) {
  const kw = Math.round((gt < 500 ? gt * 4.4 : 420 + gt * 0.21) / 10) * 10;
  return { engine: `${fall.pick(['Yanmar', 'Mitsubishi', 'Hanshin', 'MAN B&W', 'Caterpillar'])} ${kw} kW`, kw };
}
