import type { City, District, Province, Subdistrict } from '../../contract/entities/areas.ts';
import type { BillingAddress } from '../../contract/entities/billingAddress.ts';

/** Senayan, from the province down. */
export const sampleAreas = {
  province: { id: 31, name: 'DKI Jakarta' },
  city: { id: 3174, type: 'Kota', name: 'Jakarta Selatan' },
  district: { id: 317407, name: 'Kebayoran Baru', kecamatan: 'Kebayoran Baru', postalCode: '12110' },
  subdistrict: { id: 3174071, name: 'Senayan', kelurahan: 'Senayan' },
} as const satisfies { province: Province; city: City; district: District; subdistrict: Subdistrict };

export function sampleBilling(about: Partial<BillingAddress> = {}): BillingAddress {
  return {
    firstName: 'Ani',
    lastName: 'Wijaya',
    address: 'Jl. Senopati 8',
    company: null,
    place: null,
    ...sampleAreas,
    postalCode: '12190',
    ...about,
  };
}
