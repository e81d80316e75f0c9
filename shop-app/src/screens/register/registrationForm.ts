import type { Registration } from 'shop-core/contract';
import { type CustomerType, stripSpaces } from 'shop-core/rules';

/** What the register form holds; texts are never null, so that no field starts uncontrolled. */
export interface RegistrationForm {
  email: string;
  username: string;
  referralCode: string;
  customerType: CustomerType;
  isNewCompany: boolean;
  company: { id: number | null; name: string; address: string; email: string; phone: string };
}

export const emptyRegistration: RegistrationForm = {
  email: '',
  username: '',
  referralCode: '',
  customerType: 'INDIVIDU',
  isNewCompany: false,
  company: { id: null, name: '', address: '', email: '', phone: '' },
};

/** The form as it is sent (S7.13). */
export function toRegistration(form: RegistrationForm): Registration {
  const { customerType, isNewCompany, company } = form;
  const referralCode = form.referralCode.trim();
  const { id, name, address, email, phone } = company;
  const chosen = isNewCompany ? { name, address, email: stripSpaces(email), phone } : { ...(id !== null && { id }) };
  return {
    email: stripSpaces(form.email),
    username: stripSpaces(form.username),
    customerType,
    isNewCompany: customerType === 'CORPORATE' && isNewCompany,
    hasValidCompany: customerType === 'CORPORATE' && !isNewCompany && id !== null,
    ...(referralCode && { referralCode }),
    ...(customerType === 'CORPORATE' && { company: chosen }),
  };
}
