import { findCompanies, type Registration, register } from '../../contract/calls/session.ts';
import type { BillingAddress } from '../../contract/entities/billingAddress.ts';
import { messageFor } from '../../messages/messageFor.ts';
import { identityKey } from '../../rules/session/identityKey.ts';
import { registerProblems } from '../../rules/session/registerProblems.ts';
import { stripSpaces } from '../../rules/text/stripSpaces.ts';
import { type FakeRoute, on } from '../server/on.ts';
import { refuse } from '../server/refuse.ts';
import { findByEmail } from './findByEmail.ts';
import type { HeldCustomer, HeldShop } from './heldShop.ts';
import { holdCustomer } from './holdCustomer.ts';
import { mailPassword } from './mailPassword.ts';
import { refuseFields } from './refuseFields.ts';
import { spendHeld, spendIfLeft } from './spendHeld.ts';

const noBilling: BillingAddress = {
  ...{ firstName: null, lastName: null, address: null, company: null, place: null },
  ...{ province: null, city: null, district: null, subdistrict: null, postalCode: null },
};

/** Registering (S7.13) and the companies to choose from (S7.12). */
export function registrationAnswers(held: HeldShop): FakeRoute[] {
  return [
    on(findCompanies, ({ body: { page, size } }) => ({
      companies: held.companies.slice(page * size, (page + 1) * size),
    })),
    on(register, ({ body }) => {
      const form = { ...body, email: stripSpaces(body.email), username: stripSpaces(body.username) };
      refuseFields(registerProblems(form));
      const key = identityKey(form.username);
      if (held.customers.some(({ profile }) => identityKey(profile.username) === key)) {
        refuse({ code: 'USERNAME_TAKEN' }, { fields: { username: messageFor({ code: 'USERNAME_TAKEN' }) } });
      }
      const owner = findByEmail(held, form.email);
      const influencer = influencerOf(held, form);
      if (influencer) spendHeld(held, 'REFERRAL_SIGN_UP', influencer);
      if (!owner) spendHeld(held, 'WELCOME_MAIL', form.email);
      const mayMail = spendIfLeft(held, 'REGISTRATION_MAIL', form.email);
      if (!owner) addCustomer(held, form, influencer);
      else if (mayMail) held.mails.push({ to: owner.profile.email, kind: 'ACCOUNT_EXISTS', secret: null });
      return null;
    }),
  ];
}

function influencerOf({ customers }: HeldShop, { referralCode }: Registration): HeldCustomer | undefined {
  return customers.find(({ profile }) => profile.customerCode === stripSpaces(referralCode ?? ''));
}

/** A member of a company is one once that was approved, so at first everybody is a person. */
function addCustomer(held: HeldShop, { email, username }: Registration, influencer: HeldCustomer | undefined): void {
  const influencers = influencer
    ? [{ name: influencer.profile.fullName ?? influencer.profile.username, code: influencer.profile.customerCode }]
    : [];
  const profile = {
    ...{ customerCode: `C${held.nextId()}`, username, email, fullName: null, phoneNumber: null, gender: null },
    ...{ typeOfCustomer: 'INDIVIDU' as const, company: null, isReseller: false },
  };
  const seed = { profile, password: '', billing: noBilling, points: 0, details: { influencers } };
  const customer = { ...holdCustomer(seed, held.now), password: null };
  held.customers.push(customer);
  mailPassword(held, customer, 'WELCOME');
}
