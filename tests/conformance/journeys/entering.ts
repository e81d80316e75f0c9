import { authenticate, getCart, logout, type Profile } from 'shop-core/contract';
import type { Visit } from '../visit.ts';

/** The wrong password, the right one, and out again. */
export async function enter(visit: Visit): Promise<void> {
  const { username, password, code: customerCode } = visit.place.stage.customer;
  const profile = ({ fullName, email, phoneNumber, typeOfCustomer, company, isReseller }: Profile) => {
    return { fullName, email, phoneNumber, typeOfCustomer, company, isReseller };
  };
  await visit.ask(getCart, { params: { customerCode } });
  await visit.ask(authenticate, { body: { username, password: 'bukan ini' } });
  await visit.ask(authenticate, { body: { username: 'siapa-saja', password } });
  await visit.ask(authenticate, { body: { username: username.toUpperCase(), password } }, profile);
  await visit.logIn();
  await visit.ask(getCart, { params: { customerCode } });
  await visit.ask(logout, {});
  await visit.ask(getCart, { params: { customerCode } });
}
