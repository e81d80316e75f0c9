import type { ValueProblem } from '../fieldProblem.ts';
import { isPostalCode } from '../text/isPostalCode.ts';
import type { Address, AddressLevel, AddressMode } from './address.ts';

/** The fields of a form that hold areas. */
export type AreaField = AddressLevel | 'postalCode';

/** Why the areas of an address are refused, a field each; online addresses have no district. */
export function areaProblems(address: Address, mode: AddressMode): { [F in AreaField]: ValueProblem | undefined } {
  return {
    province: chosen(address.province),
    city: chosen(address.city),
    district: mode === 'regular' ? chosen(address.district) : undefined,
    subdistrict: chosen(address.subdistrict),
    postalCode: postalCodeProblem(address.postalCode),
  };
}

function chosen(choice: object | null): ValueProblem | undefined {
  return choice ? undefined : { code: 'REQUIRED' };
}

function postalCodeProblem(postalCode: string | null): ValueProblem | undefined {
  const code = (postalCode ?? '').trim();
  if (code === '') return { code: 'REQUIRED' };
  return isPostalCode(code) ? undefined : { code: 'POSTAL_CODE_INVALID' };
}
