import type { clients } from '../../tables/work/clients.ts';
import { isWithholder, type SeedClient, seedClients } from './clients.ts';
import { type Dice, dice } from './dice.ts';

const firstNames = [
  'Anton',
  'Dewi',
  'Hariyanto',
  'Melati',
  'Reza',
  'Sinta',
  'Tommy',
  'Yuliana',
  'Bayu',
  'Gita',
] as const;
const lastNames = ['Hartono', 'Siregar', 'Kusumawardani', 'Pangestu', 'Lubis', 'Wibowo', 'Tarigan', 'Halim'] as const;
const foreignNames = ['James Whitlock', 'Mei Ling Tan', 'Ingrid Solberg', 'Kenji Arakawa', 'Eleni Markou'] as const;
const desks = ['Claims Manager', 'Marine Claims Executive', 'Kepala Bagian Klaim', 'Technical Superintendent'] as const;
const streets = ['Jalan Jenderal Sudirman', 'Jalan Yos Sudarso', 'Jalan Perak Timur', 'Jalan Gajah Mada'] as const;

/** The clients with their ids; those abroad have no NPWP. */
export function clientRows(now: Date): (typeof clients.$inferInsert)[] {
  return seedClients.map((client, index) => {
    const fall = dice(9_000 + index);
    const isForeign = client.country !== 'Indonesia';
    const { type, code, name, city, country, currency, terms } = client;
    return {
      ...{ id: index + 1, type, code, name, city, country, currency, termsDays: terms, isForeign },
      ...{ isWithholder: isWithholder(client), npwp: isForeign ? null : npwp(fall) },
      address: isForeign ? null : `${fall.pick(streets)} No. ${fall.between(2, 190)}, ${city}`,
      email: `claims@${code.toLowerCase()}.test`,
      phone: isForeign ? null : `+62 21 5${fall.between(100, 999)} ${fall.between(1_000, 9_999)}`,
      contacts: contactsOf(client, isForeign, fall),
      isActive: index % 19 !== 18,
      createdAt: now,
      updatedAt: now,
    };
  });
}

const npwp = (fall: Dice) =>
  `0${fall.between(1, 9)}.${fall.between(100, 999)}.${fall.between(100, 999)}.${fall.between(1, 9)}-${fall.between(100, 999)}.000`;

function contactsOf({ code }: SeedClient, isForeign: boolean, fall: Dice) {
  return Array.from({ length: fall.between(1, 3) }, (_, at) => {
    const name = isForeign ? fall.pick(foreignNames) : `${fall.pick(firstNames)} ${fall.pick(lastNames)}`;
    return {
      name,
      position: fall.pick(desks),
      email: `${name.toLowerCase().split(' ')[0]}${at || ''}@${code.toLowerCase()}.test`,
      phone: isForeign ? null : `+62 812 ${fall.between(1_000, 9_999)} ${fall.between(1_000, 9_999)}`,
    };
  });
}
