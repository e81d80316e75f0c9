import type { Registration } from 'shop-core/contract';
import { stripSpaces } from 'shop-core/rules';
import { identityKey } from 'shop-core/rules/back-office';
import { requireLeft, spend, spendIfLeft, spendNow } from '../../budget/spend.ts';
import type { Tx } from '../../db/connect.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { refuse, refuseFields } from '../../http/refuse.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { hashPassword } from '../../security/passwordHash.ts';
import type { Services } from '../../services.ts';
import { accountExistsMail } from '../accountExistsMail.ts';
import { newCustomerCode } from './newCustomerCode.ts';
import { newOneTimePassword } from './oneTimePassword.ts';
import { registrationProblems } from './registrationProblems.ts';
import {
  findHolders,
  findReferrer,
  foundCompany,
  giveOneTimePassword,
  insertCustomer,
  isCompany,
  isUsernameTaken,
  type NewCompany,
  type NewCustomer,
} from './registrationStore.ts';
import { welcomeMail } from './welcomeMail.ts';

/**
 * S7.13. Makes an account and mails its first password. A taken e-mail answers the same, in the same time: its owner
 * learns of it by mail, and a stranger nothing.
 */
export async function registerCustomer(services: Services, sent: Registration, ip: string): Promise<null> {
  const { db } = services.database;
  const form = { ...sent, email: stripSpaces(sent.email), username: stripSpaces(sent.username) };
  refuseFields(registrationProblems(form));
  const at = services.now();
  await spendNow(db, 'REGISTRATION', { network: ip }, at);
  // Asked of a taken address as well: a stranger learns nothing.
  await inTransaction(db, (tx) => requireLeft(tx, 'WELCOME_MAIL', { address: form.email }, at));
  const customer = newCustomer(form);
  if (await isUsernameTaken(db, customer.usernameKey)) refuse({ code: 'USERNAME_TAKEN' });
  if (customer.companyId !== null && !(await isCompany(db, customer.companyId))) {
    refuseFields([{ field: 'company.id', code: 'CHOICE_INVALID' }]);
  }
  const referredById = await findReferrer(db, referralCode(form));
  const password = newOneTimePassword();
  // Before the friend's budget is used: a server that is too busy to hash sends the ask away, to come again.
  const hash = await hashPassword(password);
  if (referredById !== null) await spendNow(db, 'REFERRAL_SIGN_UP', { customer: referredById }, at);
  const shopUrl = services.env.publicShopUrl;
  await inTransaction(db, async (tx) => {
    const id = await insertCustomer(tx, { ...customer, referredById }, at);
    if (id === undefined) return tellHolder(tx, customer, shopUrl, at);
    const company = newCompany(form);
    if (company) await foundCompany(tx, id, company, at);
    await giveOneTimePassword(tx, id, hash, at);
    await spend(tx, 'WELCOME_MAIL', { address: customer.email }, at);
    // Whoever registers again in a moment finds the address taken: its owner has had a mail.
    await spendIfLeft(tx, 'REGISTRATION_MAIL', { address: customer.email }, at);
    await queueMail(tx, welcomeMail(customer, password, shopUrl), at);
  });
  services.wakeMailer();
  return null;
}

/** The names were free a moment ago, so this is for a taken e-mail and for two registrations at once. */
async function tellHolder(
  tx: Tx,
  customer: Omit<NewCustomer, 'referredById'>,
  shopUrl: string,
  at: Date,
): Promise<void> {
  const holders = await findHolders(tx, customer);
  if (holders.some(({ usernameKey }) => usernameKey === customer.usernameKey)) refuse({ code: 'USERNAME_TAKEN' });
  const owner = holders.find(({ emailKey }) => emailKey === customer.emailKey);
  if (!owner) throw new Error('A registration was refused by the database, but its names are free.');
  // Nobody fills another's mailbox by registering for them over and over.
  const mayMail = await spendIfLeft(tx, 'REGISTRATION_MAIL', { address: customer.email }, at);
  if (mayMail) await queueMail(tx, accountExistsMail(owner, shopUrl), at);
}

const referralCode = (form: Registration) => stripSpaces(form.referralCode ?? '').toUpperCase() || null;

function newCustomer(form: Registration): Omit<NewCustomer, 'referredById'> {
  const isMember = form.customerType === 'CORPORATE' && !form.isNewCompany;
  return {
    code: newCustomerCode(),
    username: form.username,
    usernameKey: identityKey(form.username),
    email: form.email,
    emailKey: identityKey(form.email),
    type: form.customerType,
    companyId: isMember ? (form.company?.id ?? null) : null,
  };
}

function newCompany({ customerType, isNewCompany, company }: Registration): NewCompany | undefined {
  if (customerType !== 'CORPORATE' || !isNewCompany || !company) return undefined;
  const { name = '', address = '', email = '', phone = '' } = company;
  return { name: name.trim(), address: address.trim(), email: stripSpaces(email), phone: phone.trim() };
}
