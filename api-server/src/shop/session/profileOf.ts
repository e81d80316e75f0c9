import type { Profile } from 'shop-core/contract';
import type { Named } from './credentialStore.ts';

/** S3.2, as the browser keeps it. A claim to a company counts only once it is approved, and shows nothing before. */
export function profileOf({ customer, company }: Named): Profile {
  const isApproved = customer.companyApprovedAt !== null;
  const fullName = [customer.firstName, customer.lastName].filter(Boolean).join(' ');
  return {
    customerCode: customer.code,
    username: customer.username,
    fullName: fullName || null,
    email: customer.email,
    phoneNumber: customer.phone,
    gender: customer.gender,
    typeOfCustomer: isApproved ? customer.type : 'INDIVIDU',
    company: isApproved ? company : null,
    isReseller: customer.isReseller,
  };
}
