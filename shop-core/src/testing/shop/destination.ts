import type { OrderRequest, ShippingAddress } from '../../contract/calls/checkout.ts';
import type { Address } from '../../rules/address/address.ts';
import { type DropshipForm, dropshipProblems } from '../../rules/checkout/dropshipProblems.ts';
import { needsSeparateAddress } from '../../rules/checkout/needsSeparateAddress.ts';
import type { FieldProblem } from '../../rules/fieldProblem.ts';
import type { HeldCustomer, HeldShop } from './heldShop.ts';
import type { SeedArea } from './shopSeed.ts';

export interface Destination {
  readonly address: Address | null;
  readonly fields: readonly FieldProblem[];
}

/** Where an order goes: the dropship address that was sent, else the billing address where the courier allows it. */
export function destinationOf(
  { areas }: HeldShop,
  { billing }: HeldCustomer,
  { shippingAddress }: OrderRequest,
  courier: string | null,
): Destination {
  if (!shippingAddress) return { address: needsSeparateAddress(courier) ? null : billing, fields: [] };
  const area = areas.find(({ subdistrict }) => subdistrict.id === shippingAddress.subdistrictId);
  if (!area) return { address: null, fields: [] };
  const form = dropshipForm(shippingAddress, area);
  const problems = [...dropshipProblems(form, courier), ...mismatches(shippingAddress, area, courier)];
  const fields = problems.map((problem) => ({ ...problem, field: `shippingAddress.${problem.field}` }));
  return { address: form, fields };
}

function dropshipForm(sent: ShippingAddress, { province, city, district, subdistrict }: SeedArea): DropshipForm {
  const { firstName, lastName, phoneNumber, address, company, place, note, postalCode } = sent;
  return {
    ...{ province, city, district, subdistrict, postalCode, firstName, phoneNumber, address },
    lastName: lastName ?? '',
    company: company ?? '',
    place: place ?? '',
    note: note ?? '',
  };
}

/** What does not hang together in the areas that were sent. */
function mismatches(sent: ShippingAddress, area: SeedArea, courier: string | null): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const mismatch = (field: string) => problems.push({ field, code: 'CHOICE_INVALID' });
  if (area.province.id !== sent.provinceId) mismatch('provinceId');
  if (area.city.id !== sent.cityId) mismatch('cityId');
  if (sent.districtId !== null && area.district.id !== sent.districtId) mismatch('districtId');
  if (sent.districtId === null && !needsSeparateAddress(courier)) {
    problems.push({ field: 'districtId', code: 'REQUIRED' });
  }
  return problems;
}
