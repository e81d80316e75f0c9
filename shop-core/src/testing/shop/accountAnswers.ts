import {
  confirmEmail,
  getCustomer,
  getNotifications,
  saveCustomer,
  updateImage,
} from '../../contract/calls/account.ts';
import { getPointHistory } from '../../contract/calls/points.ts';
import type { Customer } from '../../contract/entities/customer.ts';
import { pageOf } from '../../decisions/pageRows.ts';
import { profileProblems } from '../../rules/account/profileProblems.ts';
import { jakartaDate } from '../../rules/dates/jakartaDate.ts';
import { identityKey } from '../../rules/session/identityKey.ts';
import { type FakeRoute, on } from '../server/on.ts';
import { refuse } from '../server/refuse.ts';
import { callerOf } from './callerOf.ts';
import { findByEmail } from './findByEmail.ts';
import type { HeldCustomer, HeldShop } from './heldShop.ts';
import { refuseFields } from './refuseFields.ts';
import { spendHeld } from './spendHeld.ts';

const picture = /^data:image\/(jpeg|png|webp);base64,[A-Za-z0-9+/]+={0,2}$/;

/** What customers know and change of themselves (S7.19-S7.22, S7.25, S7.28). */
export function accountAnswers(held: HeldShop): FakeRoute[] {
  return [
    on(getCustomer, ({ params }, request) => customerReply(callerOf(held, request, params.customerCode))),
    on(saveCustomer, ({ body }, request) => {
      const caller = callerOf(held, request, body.customerCode);
      const known = { birthDate: caller.details.birthDate, gender: caller.profile.gender };
      refuseFields(profileProblems(body, jakartaDate(held.now), known));
      askEmailChange(held, caller, body.email);
      const { firstName, lastName, birthDate, gender, phoneNumber } = body;
      const fullName = [firstName, lastName].filter(Boolean).join(' ');
      caller.profile = { ...caller.profile, fullName, gender, phoneNumber };
      caller.details = { ...caller.details, firstName, lastName, birthDate, lastUpdate: jakartaDate(held.now) };
      return customerReply(caller);
    }),
    on(updateImage, ({ body: { customerCode, images } }, request) => {
      const caller = callerOf(held, request, customerCode);
      if (!picture.test(images[0] ?? '')) refuseFields([{ field: 'images', code: 'PICTURE_INVALID' }]);
      spendHeld(held, 'AVATAR', caller);
      caller.details = { ...caller.details, avatar: `/media/photo-${held.nextId()}.webp` };
      return customerReply(caller);
    }),
    on(confirmEmail, ({ body: { token } }, request) => {
      const caller = callerOf(held, request);
      const link = held.emailLinks.get(token);
      if (link?.customer !== caller || findByEmail(held, link.email)) return refuse({ code: 'LINK_INVALID' });
      held.emailLinks.delete(token);
      const { pendingEmail: _, ...details } = caller.details;
      caller.details = details;
      caller.profile = { ...caller.profile, email: link.email };
      return customerReply(caller);
    }),
    on(getNotifications, ({ params }, request) => [...callerOf(held, request, params.customerCode).notifications]),
    on(getPointHistory, ({ body: { customerCode, page, size, sort } }, request) => {
      const { pointRows } = callerOf(held, request, customerCode);
      const rows = sort[0]?.isAscending ? pointRows : [...pointRows].reverse();
      return { rows: pageOf(rows, { page, size }), totalItems: rows.length, currentPage: page };
    }),
  ];
}

function customerReply({ profile, details, points, pointRows }: HeldCustomer): Customer {
  const used = pointRows.reduce((sum, { debit }) => sum + debit, 0);
  return { ...profile, ...details, points: { active: points, used, expired: 0 } };
}

/** A new address counts once it is confirmed by the mail that goes there; one that somebody has gets none. */
function askEmailChange(held: HeldShop, customer: HeldCustomer, email: string): void {
  const key = identityKey(email);
  if (key === identityKey(customer.profile.email) || key === identityKey(customer.details.pendingEmail ?? '')) return;
  spendHeld(held, 'EMAIL_CHANGE', customer);
  spendHeld(held, 'EMAIL_CHANGE_MAIL', email);
  customer.details = { ...customer.details, pendingEmail: email };
  if (findByEmail(held, email)) return;
  const secret = `email-${held.nextId()}`;
  held.emailLinks.set(secret, { customer, email });
  held.mails.push({ to: email, kind: 'EMAIL_LINK', secret });
}
