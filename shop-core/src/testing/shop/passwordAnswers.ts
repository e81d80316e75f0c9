import { forgotPassword, getNewPassword, type PasswordChange, resetPassword } from '../../contract/calls/session.ts';
import type { FieldProblem } from '../../rules/fieldProblem.ts';
import { forgotProblems } from '../../rules/session/forgotProblems.ts';
import { identityKey } from '../../rules/session/identityKey.ts';
import { passwordChangeProblems } from '../../rules/session/passwordChangeProblems.ts';
import { stripSpaces } from '../../rules/text/stripSpaces.ts';
import { type FakeRoute, on } from '../server/on.ts';
import { refuse } from '../server/refuse.ts';
import { findByEmail } from './findByEmail.ts';
import type { HeldCustomer, HeldShop } from './heldShop.ts';
import { mailPassword } from './mailPassword.ts';
import { refuseFields } from './refuseFields.ts';
import { spendIfLeft } from './spendHeld.ts';

/** Passwords: changed (S7.18), and forgotten (S7.14, S7.15), where nobody learns who has an account. */
export function passwordAnswers(held: HeldShop): FakeRoute[] {
  return [
    on(resetPassword, ({ body }, { token = '' }) => {
      const caller = held.logins.get(token) ?? refuse({ code: 'LOGIN_REQUIRED' });
      if (identityKey(body.username) !== identityKey(caller.profile.username)) refuse({ code: 'NOT_YOURS' });
      refuseFields(problemsOf(body, caller));
      const isFirst = held.firstLogins.has(token);
      const current = isFirst ? caller.mailedPassword?.password : caller.password;
      if (body.currentPassword !== current) {
        refuseFields([{ field: 'currentPassword', code: 'CURRENT_PASSWORD_WRONG' }]);
      }
      choosePassword(held, caller, body.newPassword, token);
      return null;
    }),
    on(forgotPassword, ({ body }) => {
      refuseFields(forgotProblems(body));
      if (!spendIfLeft(held, 'PASSWORD_MAIL', body.email)) return null;
      const customer = findByEmail(held, body.email);
      if (!customer) return null;
      forgetLinks(held, customer);
      const secret = `link-${held.nextId()}`;
      held.passwordLinks.set(secret, customer);
      held.mails.push({ to: customer.profile.email, kind: 'PASSWORD_LINK', secret });
      return null;
    }),
    on(getNewPassword, ({ params, query: { token = '' } }) => {
      const customer = held.passwordLinks.get(token);
      const isTheirs = customer && identityKey(stripSpaces(params.email)) === identityKey(customer.profile.email);
      if (!isTheirs) return null;
      forgetLinks(held, customer);
      mailPassword(held, customer, 'NEW_PASSWORD');
      return null;
    }),
  ];
}

function problemsOf({ currentPassword, newPassword }: PasswordChange, { profile }: HeldCustomer): FieldProblem[] {
  const form = { currentPassword, newPassword, confirmation: newPassword };
  const problems = passwordChangeProblems(form, [profile.username, profile.email]);
  return problems.filter(({ field }) => field !== 'confirmation');
}

/** Every other login is over at once, and so is what was mailed before. */
function choosePassword(held: HeldShop, customer: HeldCustomer, password: string, token: string): void {
  customer.password = password;
  customer.mailedPassword = null;
  forgetLinks(held, customer);
  held.firstLogins.delete(token);
  for (const [other, owner] of held.logins) if (owner === customer && other !== token) held.logins.delete(other);
  const own = held.loginDevices.get(token);
  for (const [device, known] of held.devices) if (device !== own) known.delete(customer);
  for (const [code, mailed] of held.loginCodes) if (mailed.customer === customer) held.loginCodes.delete(code);
}

function forgetLinks({ passwordLinks }: HeldShop, customer: HeldCustomer): void {
  for (const [link, owner] of passwordLinks) if (owner === customer) passwordLinks.delete(link);
}
